/** `timer` is the workflow's own clock; `notary` comes through an upload link. */
export const roles = ['founder', 'staff', 'lawyer', 'notary', 'timer'] as const;
export type Role = (typeof roles)[number];

/**
 * Ways in which a command arrives: as JSON; with a file from a logged-in person, or through a mailed link; with a
 * payload that the server creates; or from the workflow's own clock.
 */
export const waysIn = ['json', 'file', 'link', 'server', 'timer'] as const;
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

/** Everything besides the state on which a decision may depend; rules read no clock and no database. */
export interface Circumstances {
  actor: Actor;
  /** The instant of the decision, ISO 8601 UTC. */
  at: string;
  slot?: TakenSlot | undefined;
  offer?: PackageOffer | undefined;
  /** Numbers of days that replace those of the table of obstacles, by kind. */
  dueDays?: Readonly<Partial<Record<string, number>>> | undefined;
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
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

export interface Refusal {
  refused: RefusalCode;
  /** Dotted paths of invalid fields in the payload. */
  fields?: string[];
  /** Further facts beside the code in the answer. */
  details?: Readonly<Record<string, string | number>>;
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
