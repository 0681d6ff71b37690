/** A counter: so many points, which are back after so many seconds. */
interface Limit {
  points: number;
  seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Every limit by the name of its counter. */
export const limits = {
  register: { points: 5, seconds: MINUTE },
  'reset-request': { points: 5, seconds: MINUTE },
  /** Newsletters without an account. */
  subscribe: { points: 5, seconds: MINUTE },
  /** Each asks the provider. */
  'provider-login': { points: 30, seconds: MINUTE },
  /** Mails that strangers can make us send to one address, by purpose. */
  'verify-mail': { points: 3, seconds: HOUR },
  'reset-mail': { points: 3, seconds: HOUR },
  /** Mails about a new address, counted by who asks and by who gets them. */
  'change-mail': { points: 5, seconds: HOUR },
  'newsletter-mail': { points: 3, seconds: HOUR },
  /** Each is compared with the last ten, which takes a core a quarter of a second. */
  'new-password': { points: 20, seconds: HOUR },
  /** Three codes of a million are right at any moment. */
  otp: { points: 10, seconds: HOUR },
  /** What a login counts and how long it waits is in `login-limits.ts`. */
  'login-failures': { points: 1, seconds: HOUR },
  'login-waits': { points: 1, seconds: MINUTE },
  /** Of a client that goes on trying while it has to wait. */
  'login-refusals': { points: 20, seconds: 15 * MINUTE },

  'writes-member': { points: 30, seconds: MINUTE },
  'writes-team': { points: 600, seconds: MINUTE },
  /** Every download is on record. */
  'downloads-member': { points: 30, seconds: MINUTE },
  'downloads-team': { points: 600, seconds: MINUTE },

  /** Of one of the team; a few for each name that is typed. */
  searches: { points: 240, seconds: MINUTE },

  'wrong-link-tokens': { points: 10, seconds: MINUTE },
  /** Of one private calendar; programs read it every few minutes at most. */
  'calendar-reads': { points: 30, seconds: MINUTE },
  /** Every file that is checked counts; enough for a notary who picks a few wrong ones first. */
  'link-files': { points: 20, seconds: HOUR },
  /** The same for a founder. */
  'files-member': { points: 20, seconds: HOUR },

  /** Each takes a slot; enough for a class that books together. */
  'meeting-bookings': { points: 20, seconds: HOUR },
  /** Mails that strangers can make us send to one address. */
  'meeting-mails': { points: 3, seconds: HOUR },
  /** Of one member, who may cancel and book again. */
  'own-meeting-bookings': { points: 10, seconds: HOUR },
  'meeting-changes': { points: 10, seconds: HOUR },

  'inquiries-client': { points: 10, seconds: 10 * MINUTE },
  /** The mail about each has to say what was declared. */
  'withdrawals-client': { points: 5, seconds: HOUR },
  /** Each is a mail to an address that a stranger may have typed in. */
  'inquiries-mailbox': { points: 5, seconds: HOUR },

  /** Each is a mail, and an order an invoice that cannot be deleted. */
  orders: { points: 20, seconds: HOUR },
  'hour-redemptions': { points: 30, seconds: HOUR },
  'hour-times': { points: 30, seconds: HOUR },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
