import type { RegisterEntry } from '../register-entry.ts';
import type { Role } from './command.ts';
import type { AwaitedFile, FactOf, FileName } from './file-texts.ts';
import type { OpenObstacle } from './obstacles.ts';
import type { OrderStanding } from './standing-order.ts';
import type { Party, Status, Step, Unfinished } from './statuses.ts';
import type { CoreData, Notary } from './steps/core-data-schema.ts';

/** A draft as the founder read it. */
export interface AcceptedDocument {
  documentId: string;
  /** Hexadecimal. */
  sha256: string;
}

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
  /** The draft that this is the next version of. */
  replaces?: string | undefined;
}

/** What a lawyer or the founder wants changed; open until there is a new version or an answer. */
export interface ChangeRequest {
  /** The id of the event. */
  id: string;
  by: Role;
  /** By text; a lawyer's request stays open with it until the lawyer has looked. */
  answered?: boolean;
  /** The document that is the new version. */
  version?: string | undefined;
}

export interface SentBackFile {
  purpose: AwaitedFile;
  /** Where the case goes on once the file is there again. */
  from: Unfinished | 'completed';
}

export interface BookedConsultation {
  type: 'phone' | 'online';
  startsAt: string;
  endsAt: string;
  consultantId: string;
  /** Where we call the founder. */
  phone?: string | undefined;
  /** When it was booked for before it was moved: calendars know it by that. */
  firstStartsAt?: string | undefined;
}

export type Consultation = 'declined' | BookedConsultation;

export interface NotaryAppointment {
  notaryName: string;
  notaryEmail: string;
  startsAt: string;
  place?: string | undefined;
  online?: boolean | undefined;
}

/** Files that no status waits for may be there in any. */
type Unawaited = { [Name in Exclude<FileName, AwaitedFile> as FactOf<Name>]?: FileReference };

/** What is known grows along the way; each level includes the previous ones. */
interface Started extends OrderStanding, Unawaited {
  founderId: string;
  startedAt: string;
  notary?: Notary | undefined;
  /** Who takes care of the case in the team; ids. */
  owner?: { ownerId: string; standInId?: string | undefined } | undefined;
  obstacles: readonly OpenObstacle[];
  /** The last one is waited for first. */
  sentBack?: readonly SentBackFile[] | undefined;
}
interface Described extends Started {
  coreData: CoreData;
}
interface Advised extends Described {
  consultation: Consultation;
  documents: readonly FoundationDocument[];
  changeRequests: readonly ChangeRequest[];
  /** What the founder has read and accepted, by id and checksum. */
  acceptance?: readonly AcceptedDocument[] | undefined;
  /** Whether the notary has been asked for a date. */
  notaryAsked?: boolean | undefined;
}
interface Appointed extends Advised {
  appointment: NotaryAppointment;
}
interface Certified extends Appointed {
  foundationCertificate: FileReference;
  /** The day of the deed; older certificates came without. */
  deedDate?: string | undefined;
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
