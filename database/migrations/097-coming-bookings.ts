import { type Kysely, sql } from 'kysely';

/**
 * Bookings stay when their time is over, and so do foundations: what is free, and who is in a
 * status, is found without reading all of them.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index bookings_by_start on bookings (starts_at) where freed_at is null`.execute(
    db,
  );
  await sql`create index bookings_by_end on bookings (ends_at) where freed_at is null`.execute(db);
  await sql`create index on projections.foundations (status, since)`.execute(db);
}
