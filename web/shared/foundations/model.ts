import type {
  DocumentEntry,
  FoundationCard,
  FoundationPage,
  Slot,
  TimelineEntry,
} from '#api/contract.ts';
import { type Party, type Status, stepNumber } from '#domain/foundations/statuses.ts';
import { fileTexts } from '#domain/site/event-texts.ts';
import type { Locale } from '#domain/site/paths.ts';
import type { member } from './texts.de.ts';

export type { DocumentEntry, FoundationCard, Slot, TimelineEntry };
export type Foundation = FoundationPage;
export type BookedTalk = Exclude<Foundation['consultation'], { declined: true } | null>;
export type DocumentKind = DocumentEntry['kind'];

export type StatusText = keyof typeof member.status;

type Known = Pick<Foundation, 'changesRequested'>;

/** Statuses in which a missing order stops the process. */
const stoppable: readonly Status[] = [
  'consultation-appointment-select-pending',
  'documents-pending',
  'review-pending',
  'notary-appointment-pending',
];

type Ordering = Pick<FoundationCard, 'status' | 'lacksOrder' | 'beginsAfter'>;

/** What a missing order, or the withdrawal period of one, says instead of the status. */
function orderTextOf({ status, lacksOrder, beginsAfter }: Ordering, now: string) {
  if (!stoppable.includes(status)) return undefined;
  if (lacksOrder) return orderOpens(status) ? 'order-pending' : 'order-withdrawn';
  return beginsAfter !== null && beginsAfter >= now ? 'order-waiting' : undefined;
}

const orderOpens = (status: Status) => status === 'consultation-appointment-select-pending';

/** The order belongs to the first station: until it is there, the line stays at it. */
export const stepOn = (card: Pick<FoundationCard, 'status' | 'lacksOrder' | 'step'>): number =>
  card.lacksOrder && orderOpens(card.status) ? stepNumber('core-data') : card.step;

/**
 * Picks the text for a status. Some statuses read differently once a date has passed, after
 * changes were requested, or while no notary is named or nothing is ordered. Cards know less than
 * the page.
 */
export function statusTextOf(
  card: Pick<FoundationCard, 'status' | 'dueAt' | 'notaryNamed' | 'lacksOrder' | 'beginsAfter'>,
  now: string,
  known?: Known,
): StatusText {
  const ordering = orderTextOf(card, now);
  if (ordering) return ordering;
  const passed = card.dueAt !== null && card.dueAt <= now;
  switch (card.status) {
    case 'consultation-pending':
      return passed ? 'consultation-was' : card.status;
    case 'foundation-certificate-pending':
      return passed ? 'certificate-after' : card.status;
    case 'documents-pending':
      return known?.changesRequested ? 'documents-changes' : card.status;
    case 'notary-appointment-pending':
      return card.notaryNamed ? card.status : 'notary-unnamed';
    default:
      return card.status;
  }
}

/**
 * The station of an appointment that is agreed and still to come: the next step has begun by then,
 * but nobody has been to the notary yet.
 */
export const openStation = (
  { status, dueAt }: Pick<FoundationCard, 'status' | 'dueAt'>,
  now: string,
): number | undefined =>
  status === 'foundation-certificate-pending' && dueAt !== null && dueAt > now
    ? stepNumber('notary-appointment')
    : undefined;

/**
 * Whose turn it is: nobody's until the withdrawal period is over, and as long as no notary is named,
 * only the founder can name one.
 */
export function turnOf(card: Ordering & Turn, now: string): Party {
  if (orderTextOf(card, now) === 'order-waiting') return 'nobody';
  const { status, waitingOn, notaryNamed } = card;
  return status === 'notary-appointment-pending' && !notaryNamed ? 'founder' : waitingOn;
}
type Turn = Pick<FoundationCard, 'waitingOn' | 'notaryNamed'>;

/** The instant a status text mentions: when the talk or the notary appointment starts. */
export function dateOf(card: Pick<FoundationCard, 'dueAt'>, known?: Foundation): string | null {
  const talk = known?.consultation;
  if (known?.status === 'consultation-pending' && talk && !talk.declined) return talk.startsAt;
  return known?.notaryAppointment?.startsAt ?? card.dueAt;
}

/** @param draft stands for a title that was erased */
export const documentTitle = (
  { kind, title }: Pick<DocumentEntry, 'kind' | 'title'>,
  draft: string,
  locale: Locale,
) => title || (kind === 'draft' ? draft : fileTexts[kind][locale]);

export const downloadPath = (foundationId: string, documentId: string) =>
  `/api/foundations/${foundationId}/documents/${documentId}`;
