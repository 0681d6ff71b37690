import type { Config } from '#config';
import { UNFINISHED_MAX } from '#domain/foundations/statuses.ts';
import { MAX_ORDERS_PER_DAY } from '#domain/orders/order.ts';

/** A counter with so many points, which return after so many seconds. */
export interface Limit {
  points: number;
  seconds: number;
  /** What is counted: the address of a client, that of a mailbox, or else whatever has an id. */
  by?: 'client' | 'mailbox';
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** All limits by the names of their counters. */
export const limits = {
  register: { points: 5, seconds: MINUTE, by: 'client' },
  'reset-request': { points: 5, seconds: MINUTE, by: 'client' },
  /** Orders of the newsletter without an account. */
  subscribe: { points: 5, seconds: MINUTE, by: 'client' },
  /** Each login asks the provider. */
  'provider-login': { points: 30, seconds: MINUTE, by: 'client' },
  /** Mails that strangers can cause to one address, by purpose. */
  'verify-mail': { points: 3, seconds: HOUR, by: 'mailbox' },
  'reset-mail': { points: 3, seconds: HOUR, by: 'mailbox' },
  /** Mails about a new address, counted by sender and by recipient. */
  'change-mail': { points: 5, seconds: HOUR, by: 'mailbox' },
  /** Invitations to one address, whoever invites to whichever formation. */
  'invitation-mail': { points: 6, seconds: 24 * HOUR, by: 'mailbox' },
  'newsletter-mail': { points: 3, seconds: HOUR, by: 'mailbox' },
  /** Each password is compared with the last ten, which takes a quarter of a second of a core. */
  'new-password': { points: 20, seconds: HOUR },
  /**
   * At any moment, three codes of a million are right. The wait may exceed a minute, since whoever
   * has come so far knows the password.
   */
  otp: { points: 10, seconds: HOUR },
  /** `login-limits.ts` says what counts at a login, and for how long it waits. */
  'login-failures': { points: 1, seconds: HOUR },
  'login-waits': { points: 1, seconds: MINUTE },
  /** Attempts of a client during its wait. */
  'login-refusals': { points: 20, seconds: 15 * MINUTE },

  'writes-member': { points: 30, seconds: MINUTE },
  'writes-team': { points: 600, seconds: MINUTE },
  /** Every download is on record. */
  'downloads-member': { points: 30, seconds: MINUTE },
  'downloads-team': { points: 600, seconds: MINUTE },

  /** Searches of a member of the team; typing a name takes a few. */
  searches: { points: 240, seconds: MINUTE },

  'wrong-link-tokens': { points: 10, seconds: MINUTE, by: 'client' },
  /** Reads of one private calendar; programs read it every few minutes at most. */
  'calendar-reads': { points: 30, seconds: MINUTE },
  /** Checked files of a notary, who may choose a few wrong ones first. */
  'link-files': { points: 20, seconds: HOUR },
  /** Releases of a notary by one person in one formation: each may make a room, and mails its link. */
  'notary-releases': { points: 5, seconds: 24 * HOUR },
  /** The same to one address, whoever releases in whichever formation. */
  'room-mail': { points: 30, seconds: 24 * HOUR, by: 'mailbox' },
  /** Looks and downloads in the room of a notary; every one is on record. */
  'room-reads': { points: 60, seconds: MINUTE },
  'room-writes': { points: 20, seconds: MINUTE },
  /** Mails with the link of a room that the team sends again, counted by room. */
  'room-links': { points: 5, seconds: HOUR },
  /** Checked files of a founder. */
  'files-member': { points: 20, seconds: HOUR },

  /** Ways to a provider of identification, counted by participant. */
  'identification-starts': { points: 10, seconds: HOUR },
  /** Mailed links to a provider of identification, counted by participant. */
  'identification-links': { points: 5, seconds: HOUR },

  /** Each booking takes a slot; a class may book together. */
  'meeting-bookings': { points: 20, seconds: HOUR, by: 'client' },
  /** Mails that strangers can cause to one address. */
  'meeting-mails': { points: 3, seconds: HOUR, by: 'mailbox' },
  /** Bookings of one member, who may cancel and book again. */
  'own-meeting-bookings': { points: 10, seconds: HOUR },
  'meeting-changes': { points: 10, seconds: HOUR },

  /** Names of companies that one client has checked; somebody tries a few in a row. */
  'name-checks': { points: 30, seconds: 10 * MINUTE, by: 'client' },

  'inquiries-client': { points: 10, seconds: 10 * MINUTE, by: 'client' },
  /** The mail about each withdrawal has to repeat the statement. */
  'withdrawals-client': { points: 5, seconds: HOUR, by: 'client' },
  /** Each inquiry causes a mail to an address that a stranger may have typed. */
  'inquiries-mailbox': { points: 5, seconds: HOUR, by: 'mailbox' },

  /** Each order causes a mail, and an invoice that cannot be deleted. */
  orders: { points: 20, seconds: HOUR },
  'hour-redemptions': { points: 30, seconds: HOUR },
  'hour-times': { points: 30, seconds: HOUR },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** Most unfinished foundations of a person, and orders of an account within 24 hours. */
export const mostAtATime = ({ rateLimits }: Pick<Config, 'rateLimits'>) =>
  rateLimits
    ? { openFoundations: UNFINISHED_MAX, ordersPerDay: MAX_ORDERS_PER_DAY }
    : { openFoundations: 20, ordersPerDay: 1_000 };
