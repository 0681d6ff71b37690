import type { RegisterEntry } from '../register-entry.ts';
import type { Role } from './command.ts';
import type { AwaitedFile, FactOf, FileName } from './file-texts.ts';
import type { OpenObstacle } from './obstacles.ts';
import type { People } from './people/people.ts';
import type { OrderStanding } from './standing-order.ts';
import type { Party, Status, Step, Unfinished } from './statuses.ts';
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
  /** The draft that this one replaces. */
  replaces?: string | undefined;
}

/** The last draft of each title, since drafts with one title are versions. */
export const newestOf = <Draft extends Pick<FoundationDocument, 'title'>>(
  documents: readonly Draft[],
): Draft[] => [
  ...new Map(documents.map((each) => [each.title.trim().toLowerCase(), each])).values(),
];

/** A requested change by a lawyer or the founder; open until there is a new version or an answer. */
export interface ChangeRequest {
  /** Id of the event. */
  id: string;
  by: Role;
  /** Whether it was answered by text; a lawyer's request then stays open until the lawyer has looked. */
  answered?: boolean;
  /** The document that answers it. */
  version?: string | undefined;
}

export interface SentBackFile {
  purpose: AwaitedFile;
  /** The status in which the case continues once the file is there again. */
  from: Unfinished | 'completed';
}

export interface BookedConsultation {
  type: 'phone' | 'online';
  startsAt: string;
  endsAt: string;
  consultantId: string;
  /** Number under which we call the founder. */
  phone?: string | undefined;
  /** The first time of a moved consultation, by which calendars know it. */
  firstStartsAt?: string | undefined;
}

export type Consultation = 'declined' | BookedConsultation;

/** A date at the notary. */
export type NotaryDate = {
  startsAt: string;
  place?: string | undefined;
  online?: boolean | undefined;
};

/** The date that was agreed, or the first of those offered. */
export interface NotaryAppointment extends NotaryDate {
  notaryName: string;
  notaryEmail: string;
}

/** A co-founder has said that a date does not suit. */
export interface DateObjection {
  participantId: string;
  startsAt: string;
}

/** Files that no status waits for exist in any status. */
type Unawaited = { [Name in Exclude<FileName, AwaitedFile> as FactOf<Name>]?: FileReference };

/** What made the room of a notary, and when. */
export interface NotaryRoom {
  /** Id of the event. */
  madeBy: string;
  madeAt: string;
}

/** Each level includes the facts of the previous ones. */
interface Started extends OrderStanding, Unawaited {
  founderId: string;
  startedAt: string;
  notary?: Notary | undefined;
  /** Whom the founder named, or whose appointment the founder confirmed: whichever came last. */
  chosenNotary?: Notary | undefined;
  /** The room that the chosen notary has; missing until all have released the notary. */
  room?: NotaryRoom | undefined;
  /** The notary of the latest room, who reads what has been written to the notary since then, and nothing before. */
  correspondent?: { notary: Notary; since: string } | undefined;
  /** Ids of the team members in charge. */
  owner?: { ownerId: string; standInId?: string | undefined } | undefined;
  people: People;
  /** Numbers of the law firm's invoices. */
  firmInvoices?: readonly string[] | undefined;
  obstacles: readonly OpenObstacle[];
  /** Files that were sent back; the last one is waited for first. */
  sentBack?: readonly SentBackFile[] | undefined;
}
interface Described extends Started {
  coreData: CoreData;
}
interface Advised extends Described {
  consultation: Consultation;
  documents: readonly FoundationDocument[];
  changeRequests: readonly ChangeRequest[];
  /** Whether somebody has asked the notary for a date. */
  notaryAsked?: boolean | undefined;
}
interface Appointed extends Advised {
  appointment: NotaryAppointment & {
    /** Dates to choose from, the earliest first; missing where there was only ever one. */
    dates?: readonly NotaryDate[] | undefined;
    objections?: readonly DateObjection[] | undefined;
  };
}
interface Certified extends Appointed {
  foundationCertificate: FileReference;
  /** The day of the deed, which older certificates lack. */
  deedDate?: string | undefined;
  /** In the notary's register of deeds. */
  deedNumber?: string | undefined;
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

/** One variant per status, with exactly the facts known in it. */
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

/** Everything that the workflow learns: no personal data. */
export interface Progress {
  status: Status;
  waitingOn: Party;
  /** Time of the awaited appointment. */
  dueAt: string | null;
}
