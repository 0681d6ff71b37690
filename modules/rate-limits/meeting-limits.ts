import type pg from 'pg';
import type { Config } from '#config';
import { personKeyOf } from '../meetings/person.ts';
import { clientKey, consume, createLimiter, type Wait } from './limiter.ts';

/** Each takes a slot; enough for a class that books together. */
const BOOKINGS_PER_HOUR = 20;
/** Mails that strangers can make us send to one address. */
const MAILS_PER_HOUR = 3;
/** Of one member, who may cancel and book again. */
const OWN_BOOKINGS_PER_HOUR = 10;
const CHANGES_PER_HOUR = 10;
const HOUR = 3_600;

export interface MeetingLimits {
  /** The wait when this client has booked too often, or for this address. */
  booking(ip: string, email: string): Promise<Wait | undefined>;
  /** Gives back what was counted for an address: no mail goes out. */
  noMail(email: string): Promise<void>;
  /** The same for a member, wherever they are. */
  ownBooking(accountId: string): Promise<Wait | undefined>;
  /** The same for changes of one meeting. */
  change(meetingId: string): Promise<Wait | undefined>;
}

const unlimited: MeetingLimits = {
  booking: async () => undefined,
  noMail: async () => undefined,
  ownBooking: async () => undefined,
  change: async () => undefined,
};

export function createMeetingLimits(
  pool: pg.Pool,
  { rateLimits, linkSecret }: Pick<Config, 'rateLimits' | 'linkSecret'>,
): MeetingLimits {
  if (!rateLimits) return unlimited;
  const limiter = (name: string, points: number) =>
    createLimiter(pool, { name, points, seconds: HOUR });
  const bookings = limiter('meeting-bookings', BOOKINGS_PER_HOUR);
  const mails = limiter('meeting-mails', MAILS_PER_HOUR);
  const ownBookings = limiter('own-meeting-bookings', OWN_BOOKINGS_PER_HOUR);
  const changes = limiter('meeting-changes', CHANGES_PER_HOUR);
  return {
    booking: async (ip, email) =>
      (await consume(bookings, clientKey(ip))) ??
      (await consume(mails, personKeyOf(linkSecret, email))),
    noMail: async (email) => {
      await mails.reward(personKeyOf(linkSecret, email));
    },
    ownBooking: (accountId) => consume(ownBookings, accountId),
    change: (meetingId) => consume(changes, meetingId),
  };
}
