import type { CommandName } from './names.ts';

/**
 * `founder` is the lead of the formation; `co-founder` has joined it; `timer` is the workflow's own clock; `notary`
 * comes through an upload link, or a room of their own.
 */
export const roles = ['founder', 'co-founder', 'staff', 'lawyer', 'notary', 'timer'] as const;
export type Role = (typeof roles)[number];

/**
 * Ways in which a command arrives: as JSON; with a file from a logged-in person, or through a mailed link; with a
 * payload that the server creates; from the notary's room; or from the workflow's own clock.
 */
export const waysIn = ['json', 'file', 'link', 'room', 'server', 'timer'] as const;
export type WayIn = (typeof waysIn)[number];

export interface Actor {
  id: string;
  role: Role;
}

/** A slot that was reserved for this command before the decision. */
export interface TakenSlot {
  startsAt: string;
  endsAt: string;
  consultantId: string;
}

/** Present price of the package, and the id of an order of it. */
export interface PackageOffer {
  orderId: string;
  netCents: number;
  /** Parts of the price: our service and the law firm's. */
  serviceNetCents?: number;
  lawFirmNetCents?: number;
  /** In percent. */
  vatRate: number;
  grossCents: number;
  termsVersion: string;
}

/** What waits until people are identified: drafts, the appointment at the notary, or nothing. */
export const identificationGates = ['drafts', 'appointment', 'off'] as const;
export type IdentificationGate = (typeof identificationGates)[number];

/** Everything besides the state on which a decision may depend; rules read no clock and no database. */
export interface Circumstances {
  actor: Actor;
  /** The instant of the decision, ISO 8601 UTC. */
  at: string;
  slot?: TakenSlot | undefined;
  offer?: PackageOffer | undefined;
  /** Numbers of days that replace those of the table of obstacles, by kind. */
  dueDays?: Readonly<Partial<Record<string, number>>> | undefined;
  /** Ids for participants who are stated for the first time. */
  newIds?: readonly string[] | undefined;
  /** Id of the first event that follows, so that a later one can name it. */
  firstEventId?: string | undefined;
  /** What waits until people are identified, in formations that begin now. */
  identificationGate?: IdentificationGate | undefined;
  /** Participants whose identification the team still looks at. */
  checking?: readonly string[] | undefined;
  /** Whether the founder has placed the most orders that an account may place within 24 hours. */
  ordersUsedUp?: boolean | undefined;
}

/** Why a command was refused. Texts and HTTP statuses use the same codes. */
export const refusalCodes = [
  'NOT_ALLOWED_NOW',
  'NOT_ALLOWED_FOR_ROLE',
  'INVALID_PAYLOAD',
  'SLOT_TAKEN',
  'TOO_EARLY',
  'NO_DOCUMENTS',
  'APPOINTMENT_IN_THE_PAST',
  'TOO_MANY_FOUNDATIONS',
  'CHANGED_MEANWHILE',
  'OTHER_NOTARY_NAMED',
  'ENTRY_IN_THE_FUTURE',
  'ORDER_REQUIRED',
  'ALREADY_ORDERED',
  'PRICE_CHANGED',
  'TOO_MANY_ORDERS',
  'WITHDRAWAL_PERIOD',
  'TEXT_CHANGED',
  'WITHDRAWAL_OVER',
  'OBSTACLE_OPEN',
  'REQUESTS_UNANSWERED',
  'DEED_DATE_REQUIRED',
  'REVISION_REQUIRED',
  'LEAD_ONLY',
  'LEAD_REQUIRED',
  'SHARES_SUM',
  'DIRECTOR_REQUIRED',
  'DUE_NOT_ALLOWED',
  'DIRECTOR_NOT_NATURAL',
  'DIRECTOR_NOT_OF_AGE',
  'NOT_WITH_MODEL_PROTOCOL',
  'PARTICIPANT_JOINED',
  'ALREADY_JOINED',
  'INVITATION_OPEN',
  'TOO_MANY_INVITATIONS',
  'DEED_EXISTS',
  'PARTICIPANTS_REQUIRED',
  'MANDATE_PENDING',
  'MANDATE_DECLINED',
  'INVOICE_FILED',
  'BEFORE_MANDATE',
  'RELEASE_PENDING',
  'IDENTIFICATION_PENDING',
  'PARTICIPANTS_INCOMPLETE',
  'MINOR_UNCLEARED',
  'ACCEPTANCE_OPEN',
  'NOTARY_REQUIRED',
  'CHOOSE_DATE',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

export interface Refusal {
  refused: RefusalCode;
  /** Dotted paths of invalid fields in the payload. */
  fields?: string[];
  /** Further facts beside the code in the answer. */
  details?: Readonly<Record<string, Detail>>;
  /** Commands that lead on, where something can be done. */
  next?: readonly NextCommand[];
}
/** Any JSON without null. */
export type Detail =
  | string
  | number
  | boolean
  | readonly Detail[]
  | { readonly [key: string]: Detail | undefined };

/** A command that leads on after a refusal, and who may issue it. */
export interface NextCommand {
  command: CommandName;
  who: Role;
  /** Whom it is about. */
  participantId?: string | undefined;
  /** The version of the text that it states. */
  textVersion?: string | undefined;
}
export const refuse = (refused: RefusalCode): Refusal => ({ refused });
/** Refuses a well-formed payload whose value in this field makes no sense. */
export const refuseField = (field: string): Refusal => ({
  refused: 'INVALID_PAYLOAD',
  fields: [field],
});

/** The events of a command, or why it was refused. */
export type Decision<Event> = readonly Event[] | Refusal;
export const isRefusal = (decision: readonly unknown[] | Refusal): decision is Refusal =>
  'refused' in decision;
