import type { IdentificationGate } from '../command.ts';
import type { ArticlesKind } from '../review/review-checklist.ts';
import type { TotalShareholders } from '../steps/core-data-schema.ts';

export const PARTICIPANTS_MAX = 20;

/** How much of a share is paid before the application: all of it, a half, or a quarter (§ 7 (2) GmbHG). */
export const duePortions = ['full', 'half', 'quarter'] as const;
export type DuePortion = (typeof duePortions)[number];

/** What the founders may leave open until documents are submitted. */
export const unsureAbout = ['people', 'shares', 'directors'] as const;
export type UnsureAbout = (typeof unsureAbout)[number];

export interface Unsure {
  about: UnsureAbout;
  note?: string | undefined;
}

export interface Shareholder {
  /** Nominal values in whole euros, one for each share (§ 5 (2) GmbHG). */
  shareEuros: readonly number[];
  due?: DuePortion | undefined;
}

/** How a managing director represents the company. */
export interface ManagingDirector {
  /** Whether alone, or together with another director (§ 35 (2) GmbHG). */
  alone: boolean;
  /** Whether § 181 BGB does not apply. */
  selfDealing: boolean;
}

interface Stated {
  participantId: string;
  email?: string | undefined;
  shareholder?: Shareholder | undefined;
  managingDirector?: ManagingDirector | undefined;
}
export interface StatedPerson extends Stated {
  kind: 'natural';
  firstName: string;
  lastName: string;
}
export interface StatedCompany extends Stated {
  kind: 'company';
  companyName: string;
}
export type StatedParticipant = StatedPerson | StatedCompany;

interface Address {
  street: string;
  zip: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}
/** What the deed says of a person. */
export interface PersonDetails extends Address {
  /** Such as `1990-05-14`. */
  birthDate: string;
  birthPlace: string;
  birthName?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  nationalities: readonly string[];
}
/** What the deed says of a company. */
export interface CompanyDetails extends Address {
  legalForm: string;
  register: { authority: string; number: string; country: string };
  representedBy: readonly { firstName: string; lastName: string; birthDate: string }[];
}

/** A draft in the version that somebody read. */
export interface AcceptedDocument {
  documentId: string;
  /** Hexadecimal. */
  sha256: string;
}

export interface Acceptance {
  /** Id of the account. */
  by: string;
  documents: readonly AcceptedDocument[];
}

/** Somebody who takes part in one formation as shareholder, managing director or both. */
export type Participant = StatedParticipant & {
  statedAt: string;
  details?: PersonDetails | CompanyDetails | undefined;
  /** Whether the person was of age when the birth date was stated. */
  ofAge?: boolean | undefined;
  /** Whether a lawyer has cleared what a minor needs. */
  cleared?: boolean | undefined;
  /** The account with which the person has joined. */
  accountId?: string | undefined;
  /** Whether the person had an account and gave up its access: the lead still does not read what was theirs. */
  accessEnded?: boolean | undefined;
  /** Instants of all invitations. */
  invitations: readonly string[];
  /** Whether the last invitation is neither accepted nor declined nor over. */
  invited: boolean;
  identified?: IdentificationMethod | undefined;
};

export const identificationMethods = ['in-person', 'provider'] as const;
export type IdentificationMethod = (typeof identificationMethods)[number];

export const declineReasons = ['conflict', 'capacity', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** The mandate of the law firm for the present order. */
export interface Mandate {
  /** Whom the firm acts for. */
  participants: readonly string[];
  /** The last refusal and whom it was about; an acceptance settles it. */
  declined?: { at: string; reason: DeclineReason; participants: readonly string[] } | undefined;
}

/** Everything about the people of a formation, and the law firm's mandate for them. */
export interface People {
  /** False for formations from before people were stated: they go on without. */
  required: boolean;
  /** What waits until people are identified, as it was set when the formation began. */
  gate: IdentificationGate;
  /** The member who began it. */
  lead: { participantId: string; accountId: string };
  /** Empty until they are stated; then the lead is among them. */
  participants: readonly Participant[];
  /** When people were stated first. */
  statedAt?: string | undefined;
  articles?: ArticlesKind | undefined;
  unsure: readonly Unsure[];
  mandate?: Mandate | undefined;
  /** Accounts that have released the firm from secrecy towards the platform. */
  released: readonly string[];
  /** Accounts that have released the chosen notary from secrecy towards the platform and the firm. */
  notaryReleased: readonly string[];
  acceptances: readonly Acceptance[];
  /** Whether documents were ever submitted for review. */
  submitted: boolean;
}

/** The lead is known from the start, under the id of the event that began the formation. */
export const nobodyYet = (started: {
  founderId: string;
  startedBy: string;
  required: boolean;
  gate: IdentificationGate;
}): People => ({
  required: started.required,
  gate: started.gate,
  lead: { participantId: started.startedBy, accountId: started.founderId },
  participants: [],
  unsure: [],
  released: [],
  notaryReleased: [],
  acceptances: [],
  submitted: false,
});

export const isStated = ({ participants }: Pick<People, 'participants'>): boolean =>
  participants.length > 0;

/** Whether nobody has said yet who founds; "not sure yet" is an answer. */
export const lacksPeople = (people: Pick<People, 'required' | 'participants'>): boolean =>
  people.required && !isStated(people);

export const hasJoined = ({ accountId }: Pick<Participant, 'accountId'>): boolean =>
  accountId !== undefined;

export const shareholdersOf = ({ participants }: Pick<People, 'participants'>): Participant[] =>
  participants.filter(({ shareholder }) => shareholder !== undefined);

export const directorsOf = ({ participants }: Pick<People, 'participants'>): Participant[] =>
  participants.filter(({ managingDirector }) => managingDirector !== undefined);

/** Sum of the nominal values, in whole euros. */
export const sumOf = (shareholder: Shareholder | undefined): number =>
  (shareholder?.shareEuros ?? []).reduce((sum, euros) => sum + euros, 0);

/** Core data with the number of shareholders by the list, once there is one. */
export function countedIn<Counted extends { totalShareholders: TotalShareholders }>(
  people: Pick<People, 'participants' | 'unsure'>,
  coreData: Counted,
): Counted {
  const count = shareholdersOf(people).length;
  if (count === 0 || people.unsure.length > 0) return coreData;
  const counts = ['alone', 'two', 'three'] as const;
  return { ...coreData, totalShareholders: counts[count - 1] ?? 'more-than-three' };
}

/** First and last name, or that of the company. */
export const nameOf = (participant: StatedParticipant): string =>
  participant.kind === 'company'
    ? participant.companyName
    : `${participant.firstName} ${participant.lastName}`;

/** The participant of an account; undefined for a stranger, and for a lead before people were stated. */
export const participantOf = (
  { participants }: Pick<People, 'participants'>,
  accountId: string,
): Participant | undefined => participants.find((each) => each.accountId === accountId);

export const participantIn = (
  { participants }: Pick<People, 'participants'>,
  participantId: string,
): Participant | undefined => participants.find((each) => each.participantId === participantId);

export const isLead = ({ lead }: Pick<People, 'lead'>, participantId: string): boolean =>
  lead.participantId === participantId;

/** The account that states a person's details: their own, or else the lead's. */
export const isDetailsOf = (
  people: Pick<People, 'lead'>,
  { participantId, accountId }: Pick<Participant, 'participantId' | 'accountId'>,
): 'founder' | 'co-founder' =>
  accountId === undefined || isLead(people, participantId) ? 'founder' : 'co-founder';
