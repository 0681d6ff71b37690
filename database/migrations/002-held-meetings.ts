import { type Kysely, sql } from 'kysely';

/**
 * What a visitor books is held until the link in the mail is followed: `held_until` is set as long as
 * nobody did. Several holds of one person may wait beside each other; one of them becomes the meeting.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table meetings add column held_until timestamptz;
    drop index one_meeting_per_person_key;
    create unique index one_meeting_per_person_key on meetings (person_key)
      where cancelled_at is null and duplicate_of is null and held_until is null;

    -- Visitors get a share of each day only.
    alter table bookings add column by_visitor boolean not null default false;
    update bookings set by_visitor = true where freed_at is null and exists (
      select from meetings where meetings.booking_id = bookings.id and meetings.account_id is null);
  `.execute(db);
}
