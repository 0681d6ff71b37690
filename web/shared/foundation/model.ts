import type {
  DocumentEntry,
  FoundationCard,
  FoundationPage,
  Slot,
  TimelineEntry,
} from '#api/contract.ts';
import { type Party, stepNumber } from '#domain/foundation/statuses.ts';
import type { member } from './texts.de.ts';

export type { DocumentEntry, FoundationCard, Slot, TimelineEntry };
export type Foundation = FoundationPage;
export type BookedTalk = Exclude<Foundation['consultation'], { declined: true } | null>;
export type DocumentKind = DocumentEntry['kind'];

export type StatusText = keyof typeof member.status;

type Known = Pick<Foundation, 'changesRequested'>;

/**
 * Picks the text for a status. Some statuses read differently once a date has passed, after
 * changes were requested, or while no notary is named. Cards know less than the page.
 */
export function statusTextOf(
  card: Pick<FoundationCard, 'status' | 'dueAt' | 'notaryNamed'>,
  now: string,
  known?: Known,
): StatusText {
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

/** Whose turn it is. As long as no notary is named, only the founder can name one. */
export const turnOf = ({
  status,
  waitingOn,
  notaryNamed,
}: Pick<FoundationCard, 'status' | 'waitingOn' | 'notaryNamed'>): Party =>
  status === 'notary-appointment-pending' && !notaryNamed ? 'founder' : waitingOn;

/** The instant a status text mentions: when the talk or the notary appointment starts. */
export function dateOf(card: Pick<FoundationCard, 'dueAt'>, known?: Foundation): string | null {
  const talk = known?.consultation;
  if (known?.status === 'consultation-pending' && talk && !talk.declined) return talk.startsAt;
  return known?.notaryAppointment?.startsAt ?? card.dueAt;
}

export const documentTitle = (
  { kind, title }: DocumentEntry,
  kinds: Readonly<Record<DocumentKind, string>>,
) => title || kinds[kind];

export const downloadPath = (foundationId: string, documentId: string) =>
  `/api/foundations/${foundationId}/documents/${documentId}`;
