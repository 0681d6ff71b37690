/** `timer` is the workflow's own clock; `notary` comes through an upload link. */
export const roles = ['founder', 'staff', 'lawyer', 'notary', 'timer'] as const;
export type Role = (typeof roles)[number];

/**
 * How a command comes in: as JSON; with a file, from somebody who is logged in or through a mailed
 * link; with a payload that the server makes itself; or from the workflow's own clock.
 */
export const waysIn = ['json', 'file', 'link', 'server', 'timer'] as const;
export type WayIn = (typeof waysIn)[number];

export interface Actor {
  id: string;
  role: Role;
}

/** A slot reserved for this command before the decision. */
export interface TakenSlot {
  startsAt: string;
  endsAt: string;
  consultantId: string;
}

/** What the package costs now, and the id an order of it gets. */
export interface PackageOffer {
  /** The id of the command. */
  orderId: string;
  netCents: number;
  /** What of it is our service and what the law firm's. */
  serviceNetCents?: number;
  lawFirmNetCents?: number;
  /** In percent. */
  vatRate: number;
  grossCents: number;
  termsVersion: string;
}

/** What a decision may depend on besides the state: rules read no clock and no database. */
export interface Circumstances {
  actor: Actor;
  /** The instant of the decision, ISO 8601 UTC. */
  at: string;
  slot?: TakenSlot | undefined;
  offer?: PackageOffer | undefined;
  /** Other numbers of days than those of the table of obstacles, by kind. */
  dueDays?: Readonly<Partial<Record<string, number>>> | undefined;
  /** Whether the founder has placed as many orders within 24 hours as an account may. */
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
  /** Fields that made a payload invalid, as dotted paths. */
  fields?: string[];
  /** What the answer says beside the code. */
  details?: Readonly<Record<string, string | number>>;
}
export const refuse = (refused: RefusalCode): Refusal => ({ refused });
/** A payload that is well formed and still makes no sense in this field. */
export const refuseField = (field: string): Refusal => ({
  refused: 'INVALID_PAYLOAD',
  fields: [field],
});

/** The events a command leads to, or why it was refused. */
export type Decision<Event> = readonly Event[] | Refusal;
export const isRefusal = (decision: readonly unknown[] | Refusal): decision is Refusal =>
  'refused' in decision;
