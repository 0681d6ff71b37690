import type { Database } from '#database/connection.ts';
import { ERASED } from '#domain/erased.ts';
import type { RefusalCode } from '#domain/foundations/command.ts';
import { type History, historyUntil, type RecordedEvent } from '#domain/foundations/history.ts';
import { orderRefusal } from '#domain/foundations/standing-order.ts';
import { purposeAt } from '#domain/foundations/upload-purposes.ts';
import { readHistory } from '#event-store/foundation-history.ts';
import { notaryKey } from '#event-store/personal-data.ts';
import { activeLawyers, activeReader } from '#modules/accounts/directory/people.ts';
import { consultantsNamed } from '#modules/appointments/calendar/consultants.ts';
import { withStandIns } from '#modules/desk/stand-ins.ts';
import { openLink } from '#modules/upload-links/upload-links.ts';
import { type Frame, type Loaded, type MailDeps, readerOf } from '../define-mail.ts';
import type { Reader } from '../send-once.ts';
import { unlinked } from '../unlinked.ts';
import { hadLink, notaryOf, type SentBack, sentBackIn } from './notary.ts';
import { type PeopleReaders, peopleReaders } from './people/readers.ts';

const MAX_LAWYERS = 20;

export interface FoundationFacts {
  foundationId: string;
  /** null until there is core data. */
  company: string | null;
  /** The event the mail is about, and the foundation as it was right after it. */
  event: RecordedEvent;
  history: History;
  /** The foundation as it is when the mail is sent. */
  current: History;
  /** Whether the status that the event brought has been left by now. */
  isStepDone: boolean;
  /** What keeps advice and drafting from going on at present. */
  obstacle: RefusalCode | undefined;
  /** Who holds the booked consultation; null where the mail is not about one. */
  consultant: string | null;
}

/** What a mail about a foundation may say. */
export type FoundationContext = FoundationFacts & Frame;

export interface FoundationIds {
  foundationId: string;
  /** What the mail is about; for reminders the event that brought the current status. */
  eventId: string;
  occasion: number;
}

type OfFoundation<Facts> = Promise<
  Loaded<Facts, 'founder' | keyof PeopleReaders | 'notary' | 'lawyers' | 'owner' | 'stand-in'>
>;

export async function loadFoundation(
  deps: MailDeps,
  { foundationId, eventId }: FoundationIds,
): OfFoundation<FoundationFacts> {
  const { db, now } = deps;
  const current = await readHistory(deps, foundationId);
  const history = historyUntil(current, eventId);
  const event = history?.events.at(-1);
  if (!history || !event) throw new Error('The event of this mail is not in the stream.');
  const company = companyOf(history.events);
  const founderId = company === ERASED ? null : founderOf(history);
  return {
    facts: {
      foundationId,
      company,
      event,
      history,
      current,
      isStepDone: !isAwaited(current, eventId),
      obstacle: obstacleIn(current, now()),
      consultant: await consultantOf(db, event),
    },
    readers: {
      async founder() {
        const founder = founderId && (await activeReader(db, founderId));
        return founder ? readerOf(founder) : null;
      },
      ...peopleReaders(db, foundationId, { current, history, isErased: founderId === null }),
      notary() {
        const notary = founderId ? notaryOf(current.events, eventId) : null;
        return notary && { person: notaryKey(foundationId), ...notary };
      },
      async lawyers() {
        const lawyers = founderId ? await activeLawyers(db, MAX_LAWYERS) : [];
        return lawyers.map((lawyer) => ({ id: lawyer.id, ...readerOf(lawyer) }));
      },
      owner: () => (founderId ? inCharge(db, current, now()) : null),
      'stand-in': () => (founderId ? ofTheTeam(db, current, 'standInId') : null),
    },
    stamp: event.metadata.occurredAt,
    notice: {
      accountId: founderId,
      subject: { foundationId },
      byHolder: event.metadata.actor.role === 'founder',
    },
    filed: {
      subject: 'case',
      foundationId,
      accountId: founderId,
      persons: founderId ? [founderId] : [],
    },
  };
}

/** Whoever looks after the case now, and whoever stands in for them for a while. */
async function inCharge(db: Database, { state }: History, now: Date) {
  const ownerId = state.status === 'not-started' ? undefined : state.owner?.ownerId;
  const ids = ownerId === undefined ? [] : await withStandIns(db, [ownerId], now);
  const accounts = await Promise.all(ids.map((id) => activeReader(db, id)));
  const found = accounts.flatMap((account, index) =>
    account ? [{ id: ids[index] ?? '', ...readerOf(account) }] : [],
  );
  if (found.length > 1) return found;
  const [only] = accounts;
  return only ? readerOf(only) : null;
}

/** Whoever stands in for whoever looks after the case, as long as nobody changes that. */
async function ofTheTeam(
  db: Database,
  { state }: History,
  role: 'ownerId' | 'standInId',
): Promise<Reader | null> {
  const id = state.status === 'not-started' ? undefined : state.owner?.[role];
  const account = id && (await activeReader(db, id));
  return account ? readerOf(account) : null;
}

export interface LinkFacts {
  /** Of the link for the upload that is due; undefined when none is. */
  uploadToken: string | undefined;
  /** Whether the same notary has another link from an earlier mail. */
  isRenewed: boolean;
  /** The file for which the case waits again, where that is what this is about. */
  sentBack: SentBack | undefined;
}

export async function loadFoundationWithLink(
  deps: MailDeps,
  ids: FoundationIds,
): OfFoundation<FoundationFacts & LinkFacts> {
  const { db, linkSecret, now } = deps;
  const { foundationId } = ids;
  const { facts, ...others } = await loadFoundation(deps, ids);
  const purpose = purposeAt(facts.history.state.status);
  const link = purpose && (await openLink(db, linkSecret, { foundationId, purpose }, now()));
  const isRenewed = purpose !== undefined && hadLink(facts.current.events, { ...ids, purpose });
  const sentBack = sentBackIn(facts.current.events, ids.eventId);
  return {
    ...others,
    facts: { ...facts, uploadToken: link?.token, isRenewed, sentBack },
    filed: others.filed && { ...others.filed, uploadLinkId: link?.id },
  };
}

/** Whether the status that an event brought, or the obstacle it reported, is still there. */
const isAwaited = ({ situation }: History, eventId: string): boolean =>
  (situation?.moved?.by ?? situation?.enteredBy) === eventId ||
  situation?.begunBy === eventId ||
  situation?.awaited?.about === eventId;

/** A reminder of a step that has been done by now. */
export const stepIsDone = ({ isStepDone }: FoundationFacts) => isStepDone;

const founderOf = ({ state }: History): string | null =>
  state.status === 'not-started' ? null : state.founderId;

function obstacleIn({ state }: History, now: Date): RefusalCode | undefined {
  if (state.status === 'not-started') return undefined;
  return orderRefusal(state, now.toISOString())?.refused;
}

async function consultantOf(db: Database, event: RecordedEvent): Promise<string | null> {
  if (event.type !== 'ConsultationBooked' && event.type !== 'ConsultationMoved') return null;
  const { consultantId } = event.data;
  return (await consultantsNamed(db, [consultantId])).get(consultantId)?.name ?? null;
}

export function companyOf(events: readonly RecordedEvent[]): string | null {
  for (const event of events.toReversed()) {
    if (event.type === 'CoreDataSubmitted' || event.type === 'CoreDataCorrected') {
      return unlinked(event.data.companyName);
    }
  }
  return null;
}
