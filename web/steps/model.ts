import type { Role } from '#domain/foundation/command.ts';
import type { CoreData } from '#domain/foundation/core-data.ts';
import type { EventType } from '#domain/foundation/events.ts';
import type { Notary, NotaryAppointment } from '#domain/foundation/state.ts';
import type { Party, Status } from '#domain/foundation/statuses.ts';
import type { foundation as texts } from '../i18n/de/foundation.ts';

interface Named {
  id: string;
  name: string;
}

/** One of `GET /foundations`; instants are ISO 8601 UTC strings. */
export interface FoundationCard {
  id: string;
  status: Status;
  /** 1 to 7. */
  step: number;
  waitingOn: Party;
  since: string;
  /** The appointment that is being waited for. */
  dueAt: string | null;
  companyName: string | null;
  consultant: Named | null;
  startedAt: string;
}

export interface BookedTalk {
  declined: false;
  type: 'phone' | 'online';
  startsAt: string;
  endsAt: string;
  completedAt: string | null;
  consultant: Named | null;
}

export type DocumentKind =
  | 'draft'
  | 'foundation-certificate'
  | 'bank-confirmation'
  | 'register-extract';

export interface DocumentEntry {
  documentId: string;
  kind: DocumentKind;
  /** Empty for what was uploaded later: its kind names it. */
  title: string;
  fileName: string;
  /** Bytes. */
  size: number;
  modifiedAt: string;
}

/** `GET /foundations/:id`. */
export interface Foundation extends FoundationCard {
  revision: number;
  coreData: CoreData | null;
  notary: Notary | null;
  consultation: { declined: true } | BookedTalk | null;
  notaryAppointment: (NotaryAppointment & { confirmed: boolean }) | null;
  rejections: { startsAt: string; reason: string; rejectedAt: string }[];
  bankAccount: { status: 'pending' | 'opened'; bankName: string | null };
  changesRequested: { reason: string; requestedAt: string; byRole: Role } | null;
  cancelled: { reason: string; byRole: Role } | null;
  completedAt: string | null;
  cancelledAt: string | null;
  /** Every status it came to, oldest first. */
  history: { status: Status; step: number; at: string }[];
  documents: DocumentEntry[];
}

/** One of `GET /foundations/:id/timeline`. */
export interface TimelineEntry {
  type: EventType;
  occurredAt: string;
  actor: { role: Role; name: string | null };
  title?: string;
  fileName?: string;
  reason?: string;
}

/** One of `GET /slots?kind=consultation`. */
export interface Slot {
  startsAt: string;
  endsAt: string;
  consultant: Named;
}

export type StatusText = keyof typeof texts.status;

type Known = Pick<Foundation, 'consultation' | 'changesRequested' | 'notary'>;

/**
 * Which text of a status speaks: some statuses read differently once a date has passed, after a
 * wish for changes, or while no notary has been named. Cards know less than the page.
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

/** The instant a status text speaks of: the start of the talk or of the notary appointment. */
export function dateOf(card: Pick<FoundationCard, 'dueAt'>, known?: Foundation): string | null {
  const talk = known?.consultation;
  if (known?.status === 'consultation-pending' && talk && !talk.declined) return talk.startsAt;
  return known?.notaryAppointment?.startsAt ?? card.dueAt;
}

export const documentTitle = (
  { kind, title }: DocumentEntry,
  kinds: Readonly<Record<DocumentKind, string>>,
) => title || kinds[kind];
