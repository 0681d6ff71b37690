import type pg from 'pg';
import type { Config } from '#config';
import { personKeyOf } from '../appointments/meetings/meetings.ts';
import { clientKey, createCounters } from './limiter.ts';

export type MeetingLimits = ReturnType<typeof createMeetingLimits>;

export function createMeetingLimits(
  pool: pg.Pool,
  config: Pick<Config, 'rateLimits' | 'linkSecret'>,
) {
  const { take, giveBack } = createCounters(pool, config, [
    'meeting-bookings',
    'meeting-mails',
    'own-meeting-bookings',
    'meeting-changes',
  ]);
  const personKey = (email: string) => personKeyOf(config.linkSecret, email);
  return {
    /** @returns the wait when this client, or this address, has booked too often */
    booking: async (ip: string, email: string) =>
      (await take('meeting-bookings', clientKey(ip))) ??
      (await take('meeting-mails', personKey(email))),
    /** Returns the point of an address to which no mail goes out. */
    noMail: (email: string) => giveBack('meeting-mails', personKey(email)),
    /** @returns the wait when a member has booked too often, from any client */
    ownBooking: (accountId: string) => take('own-meeting-bookings', accountId),
    change: (meetingId: string) => take('meeting-changes', meetingId),
  };
}
