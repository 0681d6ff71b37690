import { type Expression, sql } from 'kysely';

/** For queries of other modules: whether a meeting has this booking. */
export const hasMeeting = (bookingId: Expression<string>) => sql<boolean>`exists (
  select from meetings where meetings.booking_id = ${bookingId})`;
