import type { Actor } from '../foundations/command.ts';
import type { DataOf, EventType, FoundationEvent } from '../foundations/foundation.ts';
import { statusAfter } from '../foundations/foundation.ts';
import { isSameNotary } from '../foundations/notary-room.ts';
import type { CoreDataPayload, Notary } from '../foundations/steps/core-data-schema.ts';
import {
  type AnsweredAt,
  type Engagement,
  isErased,
  isPresent,
  notaryKey,
  waitedSince,
} from './engagement.ts';

/** The notaries of one formation, and since when it has waited for dates. */
export interface Engaged {
  notaries: readonly Engagement[];
  pendingSince: string | null;
}

interface Occasion {
  id: string;
  occurredAt: string;
  actor: Actor;
}
interface Happened<Type extends EventType> extends Occasion {
  type: Type;
  data: DataOf<Type>;
}
type Fold<Type extends EventType> = (before: Engaged, event: Happened<Type>) => Engaged;

const described = ({ name, email, city, phone }: Engagement): Notary => ({
  name,
  email: email ?? undefined,
  city: city ?? undefined,
  phone: phone ?? undefined,
});

/** It is this notary's case from now on; what was known of the same one before stays. */
function engaged(before: Engaged, notary: Notary, { id, occurredAt: at }: Occasion): Engaged {
  if (isErased(notary)) return before;
  const known = before.notaries.find((each) => isSameNotary(described(each), notary));
  const others = before.notaries
    .filter((each) => each !== known)
    .map((each) => ({ ...each, leftAt: each.leftAt ?? at, askedAt: null }));
  const { name, email, city, phone } = notary;
  const present: Engagement = {
    ...(known ?? nothingYet(id, at)),
    name,
    email: email ?? known?.email ?? null,
    city: city ?? known?.city ?? null,
    phone: phone ?? known?.phone ?? null,
    leftAt: null,
  };
  return { ...before, notaries: [...others, present] };
}

const nothingYet = (id: string, namedAt: string) => ({
  id,
  namedAt,
  askedAt: null,
  releasedAt: null,
  asked: [],
  answers: [],
  reported: [],
});

/** Spelling and address anew; where that turns out to be a notary known before, both are one. */
function corrected(before: Engaged, notary: Notary): Engaged {
  const { name, email = null, city = null, phone = null } = notary;
  const present = before.notaries.find(isPresent);
  if (!present || isErased(notary)) return before;
  const after = { ...present, name, email, city, phone };
  const isTwin = (each: Engagement) => each !== present && notaryKey(each) === notaryKey(after);
  const twins = before.notaries.filter(isTwin);
  const whole = twins.reduce<Engagement>(
    (one, twin) => ({
      ...one,
      asked: [...twin.asked, ...one.asked],
      answers: [...twin.answers, ...one.answers],
      reported: [...twin.reported, ...one.reported],
    }),
    after,
  );
  const others = before.notaries.filter((each) => each !== present && !twins.includes(each));
  return { ...before, notaries: [...others, whole] };
}

const withPresent = (before: Engaged, change: (present: Engagement) => Partial<Engagement>) => ({
  ...before,
  notaries: before.notaries.map((each) => (isPresent(each) ? { ...each, ...change(each) } : each)),
});

const whereFrom = ({ actor }: Occasion): AnsweredAt => (actor.role === 'notary' ? 'room' : 'desk');

function answered(
  before: Engaged,
  event: Occasion,
  given: { gave: 'dates' | 'declined'; dates: readonly string[] },
): Engaged {
  const from = whereFrom(event);
  const { pendingSince } = before;
  return withPresent(before, (present) => {
    const askedAt = waitedSince(present, { from, pendingSince });
    const answer = { at: event.occurredAt, askedAt, from, ...given };
    return { askedAt: null, answers: [...present.answers, answer] };
  });
}

const nobodyWaits = (before: Engaged) => withPresent(before, () => ({ askedAt: null }));

const named = (before: Engaged, event: Occasion & { data: CoreDataPayload }): Engaged => {
  const { preferredNotary } = event.data;
  return preferredNotary ? engaged(before, preferredNotary, event) : before;
};

const folds: { [Type in EventType]?: Fold<Type> } = {
  CoreDataSubmitted: named,
  CoreDataCorrected: named,
  NotaryNamed: (before, event) => nobodyWaits(engaged(before, event.data, event)),
  NotaryCorrected: (before, { data }) => corrected(before, data),
  NotaryReleased: (before, { occurredAt }) =>
    withPresent(before, () => ({ releasedAt: occurredAt })),
  NotaryAsked: (before, { data, occurredAt: at }) =>
    withPresent(before, ({ asked, askedAt }) => ({
      askedAt: askedAt ?? at,
      asked: [...asked, { at, by: data.by }],
    })),
  NotaryAppointmentProposed: (before, event) => {
    const { notaryName: name, notaryEmail: email, startsAt } = event.data;
    const offering = engaged(before, { name, email }, event);
    return answered(offering, event, { gave: 'dates', dates: [startsAt] });
  },
  NotaryDatesProposed: (before, event) => {
    const { notaryName: name, notaryEmail: email, dates } = event.data;
    const offering = engaged(before, { name, email }, event);
    const starts = dates.map(({ startsAt }) => startsAt);
    return answered(offering, event, { gave: 'dates', dates: starts });
  },
  NotaryAppointmentRejected: nobodyWaits,
  NotaryAppointmentWithdrawn: nobodyWaits,
  ObstacleReported: (before, event) => {
    const { kind } = event.data;
    const at = event.occurredAt;
    const known =
      whereFrom(event) === 'room'
        ? withPresent(before, ({ reported }) => ({ reported: [...reported, { at, kind }] }))
        : before;
    return kind === 'notary-declined'
      ? answered(known, event, { gave: 'declined', dates: [] })
      : known;
  },
  FoundationCancelled: nobodyWaits,
};

/** Whether an event says something about notaries beyond where the case is. */
export const isAboutNotaries = (type: EventType): boolean => Object.hasOwn(folds, type);

export function engagedAfter(before: Engaged, event: Happened<EventType>): Engaged {
  const fold = folds[event.type] as Fold<EventType> | undefined;
  const after = fold ? fold(before, event) : before;
  const status = statusAfter(event as FoundationEvent);
  if (status === undefined) return after;
  const isPending = status === 'notary-appointment-pending';
  return { ...after, pendingSince: isPending ? event.occurredAt : null };
}
