import type { Database } from '#database/connection.ts';
import { ERASED } from '#domain/erased.ts';
import type { RefusalCode } from '#domain/foundations/command.ts';
import { type History, historyUntil, type RecordedEvent } from '#domain/foundations/history.ts';
import { orderObstacle } from '#domain/foundations/standing-order.ts';
import { purposeAt } from '#domain/foundations/upload-purposes.ts';
import { readHistory } from '#event-store/foundation-history.ts';
import { activeLawyers, activeReader } from '#modules/accounts/directory/people.ts';
import { consultantsNamed } from '#modules/slots/consultants.ts';
import { openLinkToken } from '#modules/upload-links/upload-links.ts';
import { type Frame, type Loaded, type MailDeps, readerOf } from '../define-mail.ts';
import type { Reader } from '../send-once.ts';

const MAX_LAWYERS = 20;

interface FoundationFacts {
  foundationId: string;
  /** null until there is core data. */
  company: string | null;
  /** The event the mail is about, and the foundation as it was right after it. */
  event: RecordedEvent;
  history: History;
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

type OfFoundation<Facts> = Promise<Loaded<Facts, 'founder' | 'notary' | 'lawyers'>>;

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
      isStepDone: current.situation?.enteredBy !== eventId,
      obstacle: obstacleIn(current, now()),
      consultant: await consultantOf(db, event),
    },
    readers: {
      async founder() {
        const founder = founderId && (await activeReader(db, founderId));
        return founder ? readerOf(founder) : null;
      },
      notary: () => (founderId ? notaryOf(history.events) : null),
      async lawyers() {
        const lawyers = founderId ? await activeLawyers(db, MAX_LAWYERS) : [];
        return lawyers.map((lawyer) => ({ id: lawyer.id, ...readerOf(lawyer) }));
      },
    },
    stamp: event.metadata.occurredAt,
    notice: { accountId: founderId, subject: { foundationId } },
  };
}

/** With the token of the link for the upload that is due; undefined when none is. */
export async function loadFoundationWithLink(
  deps: MailDeps,
  ids: FoundationIds,
): OfFoundation<FoundationFacts & { uploadToken: string | undefined }> {
  const { db, linkSecret, now } = deps;
  const { foundationId } = ids;
  const { facts, ...others } = await loadFoundation(deps, ids);
  const purpose = purposeAt(facts.history.state.status);
  const uploadToken =
    purpose && (await openLinkToken(db, linkSecret, { foundationId, purpose }, now()));
  return { ...others, facts: { ...facts, uploadToken } };
}

/** A reminder of a step that has been done by now. */
export const stepIsDone = ({ isStepDone }: FoundationFacts) => isStepDone;

const founderOf = ({ state }: History): string | null =>
  state.status === 'not-started' ? null : state.founderId;

function obstacleIn({ state }: History, now: Date): RefusalCode | undefined {
  if (state.status === 'not-started') return undefined;
  return orderObstacle(state, now.toISOString())?.refused;
}

async function consultantOf(db: Database, event: RecordedEvent): Promise<string | null> {
  if (event.type !== 'ConsultationBooked') return null;
  const { consultantId } = event.data;
  return (await consultantsNamed(db, [consultantId])).get(consultantId)?.name ?? null;
}

/** The notary of the latest proposed appointment. */
function notaryOf(events: readonly RecordedEvent[]): Reader | null {
  for (const event of events.toReversed()) {
    if (event.type !== 'NotaryAppointmentProposed') continue;
    const { notaryName: name, notaryEmail: email } = event.data;
    return email === ERASED || name === ERASED ? null : { name, email, language: 'de' };
  }
  return null;
}

function companyOf(events: readonly RecordedEvent[]): string | null {
  for (const event of events.toReversed()) {
    if (event.type === 'CoreDataSubmitted' || event.type === 'CoreDataCorrected') {
      return event.data.companyName;
    }
  }
  return null;
}
