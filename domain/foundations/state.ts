import type { RegisterEntry } from '../register-entry.ts';
import type { OrderStanding } from './standing-order.ts';
import type { Party, Status, Step } from './statuses.ts';
import type { CoreData, Notary } from './steps/core-data-schema.ts';

/** A PDF in the file store. */
export interface FileReference {
  fileId: string;
  name: string;
  /** In bytes. */
  size: number;
  /** Hexadecimal. */
  sha256: string;
}

export type RegisterExtract = FileReference & RegisterEntry;

export interface FoundationDocument extends FileReference {
  documentId: string;
  title: string;
}

export interface BookedConsultation {
  type: 'phone' | 'online';
  startsAt: string;
  endsAt: string;
  consultantId: string;
  /** Where we call the founder. */
  phone?: string | undefined;
}

export type Consultation = 'declined' | BookedConsultation;

export interface NotaryAppointment {
  notaryName: string;
  notaryEmail: string;
  startsAt: string;
  place?: string | undefined;
  online?: boolean | undefined;
}

/** What is known grows along the way; each level includes the previous ones. */
interface Started extends OrderStanding {
  founderId: string;
  startedAt: string;
  notary?: Notary | undefined;
}
interface Described extends Started {
  coreData: CoreData;
}
interface Advised extends Described {
  consultation: Consultation;
  documents: readonly FoundationDocument[];
}
interface Appointed extends Advised {
  appointment: NotaryAppointment;
}
interface Certified extends Appointed {
  foundationCertificate: FileReference;
}
interface Banked extends Certified {
  bankName?: string | undefined;
}
interface Paid extends Banked {
  bankConfirmation: FileReference;
}
interface Extracted extends Paid {
  registerExtract?: RegisterExtract | undefined;
}

/** One variant per status, with exactly the data known by then. */
export type FoundationState =
  | { status: 'not-started' }
  | (Started & { status: 'start-pending' })
  | (Described & { status: 'consultation-appointment-select-pending' })
  | (Described & { status: 'consultation-pending'; consultation: BookedConsultation })
  | (Advised & { status: 'documents-pending' })
  | (Advised & { status: 'review-pending' })
  | (Advised & { status: 'notary-appointment-pending' })
  | (Appointed & { status: 'notary-appointment-confirmation-pending' })
  | (Appointed & { status: 'foundation-certificate-pending' })
  | (Certified & { status: 'bank-account-pending' })
  | (Banked & { status: 'share-capital-payment-pending' })
  | (Extracted & { status: 'register-record-pending' })
  | (Paid & { status: 'completed'; registerExtract: RegisterExtract; completedAt: string })
  | (Started & { status: 'cancelled'; step: Step; cancelledAt: string });

export type StateStatus = FoundationState['status'];
export type StateAt<S extends StateStatus> = Extract<FoundationState, { status: S }>;

/** All that the workflow gets to know: no personal data. */
export interface Progress {
  status: Status;
  waitingOn: Party;
  /** When the awaited appointment takes place. */
  dueAt: string | null;
}
