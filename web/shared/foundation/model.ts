import type {
  DocumentEntry,
  FoundationCard,
  FoundationPage,
  Slot,
  TimelineEntry,
} from '#api/contract.ts';
import type { member } from './texts.de.ts';

export type { DocumentEntry, FoundationCard, Slot, TimelineEntry };
export type Foundation = FoundationPage;
export type BookedTalk = Exclude<Foundation['consultation'], { declined: true } | null>;
export type DocumentKind = DocumentEntry['kind'];

export type StatusText = keyof typeof member.status;

type Known = Pick<Foundation, 'consultation' | 'changesRequested' | 'notary'>;

/**
 * Picks the text for a status. Some statuses read differently once a date has passed, after
 * changes were requested, or while no notary is named. Cards know less than the page.
 */
export function statusTextOf(
  card: Pick<FoundationCard, 'status' | 'dueAt'>,
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
      return known && !known.notary ? 'notary-unnamed' : card.status;
    default:
      return card.status;
  }
}

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
