import type { Role } from '#domain/foundation/command.ts';
import type { CoreData } from '#domain/foundation/core-data.ts';
import type { EventType } from '#domain/foundation/events.ts';
import type { BookedConsultation, Notary, NotaryAppointment } from '#domain/foundation/state.ts';
import type { Party, Status } from '#domain/foundation/statuses.ts';

/** Who may log in here. Members are turned away. */
export const consoleRoles = ['staff', 'lawyer', 'admin'] as const;
export type ConsoleRole = (typeof consoleRoles)[number];

interface Named {
  id: string;
  name: string;
}

/** A row of the lists; instants are ISO 8601 UTC strings. */
export interface FoundationCard {
  id: string;
  status: Status;
  /** 1 to 7. */
  step: number;
  waitingOn: Party;
  since: string;
  dueAt: string | null;
  companyName: string | null;
  city: string | null;
  consultant: Named | null;
  startedAt: string;
}

/** What the view of one foundation tells staff. */
export interface Foundation extends FoundationCard {
  revision: number;
  coreData: CoreData | null;
  notary: Notary | null;
  consultation:
    | { declined: true }
    | (Omit<BookedConsultation, 'consultantId'> & {
        declined: false;
        completedAt: string | null;
        consultant: Named | null;
      })
    | null;
  notaryAppointment: (NotaryAppointment & { confirmed: boolean }) | null;
  bankAccount: { status: 'pending' | 'opened'; bankName: string | null };
  /** Set while the documents are being mended. */
  changesRequested: { reason: string; requestedAt: string; byRole: Role } | null;
  cancelled: { reason: string; byRole: Role } | null;
  documents: FoundationFile[];
  founder: { id: string; name: string | null; email: string; phone: string | null } | null;
  temporalUrl: string;
}

/** A PDF of a foundation: a draft of ours, or what a notary or founder sent. `size` in bytes. */
export interface FoundationFile {
  documentId: string;
  kind: 'draft' | 'foundation-certificate' | 'bank-confirmation' | 'register-extract';
  /** Empty for what notary and founder send: the kind names it. */
  title: string;
  fileName: string;
  size: number;
  modifiedAt: string;
  released: boolean;
  scan: 'clean' | 'not-configured' | null;
}

/** What is being waited for, longest wait first. */
export interface Task {
  id: string;
  foundationId: string;
  companyName: string | null;
  city: string | null;
  waitingOn: Party;
  status: Exclude<Status, 'cancelled'>;
  since: string;
  dueAt: string | null;
}

export interface TimelineEntry {
  id: number;
  type: EventType;
  occurredAt: string;
  actor: { role: Role; name: string | null };
  revision: number;
  [detail: string]: unknown;
}

/** An event the read models could not take; its foundation stands still until it is driven again. */
export interface ParkedEvent {
  id: string;
  stream: string;
  foundationId: string;
  revision: number;
  error: string;
  attempts: number;
  parkedAt: string;
  /** Somebody has asked for it to be processed again. */
  redriving: boolean;
}

/** What an accepted command answers. */
export interface Accepted {
  revision?: number;
  position?: string;
  documentId?: string;
}
