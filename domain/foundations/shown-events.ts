import type { EventType } from './foundation.ts';

/** As whom somebody reads what has happened. */
export type EventReader = 'team' | 'lead' | 'co-founder';

/** Events that not everybody learns of. Nobody judges by them, so a page read before one is not out of date. */
const readers: Partial<Record<EventType, readonly EventReader[]>> = {
  /** The team member in charge is the team's own matter. */
  OwnerAssigned: ['team'],
  /** The law firm bills the lead alone. */
  FirmInvoiceFiled: ['team', 'lead'],
};

export const isShownTo = (type: EventType | string, reader: EventReader): boolean =>
  readers[type as EventType]?.includes(reader) ?? true;

/** Whether a page that was read before the event is out of date. */
export const isJudgedBy = (type: EventType | string): boolean => !(type in readers);

interface Told {
  type: string;
  data: object;
}

/** What the law firm writes for itself and our team: no member reads it, whose history and data it may be part of. */
const kept: Partial<Record<EventType, readonly string[]>> = {
  MandateAccepted: ['note'],
  MandateDeclined: ['note'],
  /** Why a point of the review was left open. */
  DocumentsApproved: ['review'],
};

/** What an event says to members. */
export function saidToMembers<Event extends Told>(event: Event): Event {
  const hidden = kept[event.type as EventType];
  if (!hidden) return event;
  const said = Object.entries(event.data).filter(([field]) => !hidden.includes(field));
  return { ...event, data: Object.fromEntries(said) };
}

const personal: readonly (EventType | string)[] = [
  'ParticipantDetailsStated',
  'MinorCleared',
] satisfies EventType[];

/**
 * Whether an event says what is somebody else's alone.
 *
 * @param own the reader's id as participant
 * @param withAccount ids of participants who have, or had, an account: what the deed says of them is theirs
 */
export function isOfAnother(
  { type, data }: Told,
  own: string,
  withAccount: ReadonlySet<string>,
): boolean {
  const about = 'participantId' in data ? data.participantId : undefined;
  const isOther = typeof about === 'string' && about !== own && withAccount.has(about);
  return isOther && personal.includes(type);
}
