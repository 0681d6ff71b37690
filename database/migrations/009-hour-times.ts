import { type Kysely, sql } from 'kysely';

/**
 * Times that members book for hours they have redeemed, one for each redemption. What was redeemed before
 * was arranged by the team.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table bookings drop constraint bookings_kind_check`.execute(db);
  await sql`
    alter table bookings add constraint bookings_kind_check
      check (kind in ('consultation', 'strategy-meeting', 'hours'))`.execute(db);
  await sql`
    create table hour_times (
      redemption_id uuid primary key references hour_redemptions,
      account_id uuid not null references users on delete cascade,
      booking_id uuid not null unique references bookings,
      consultant_id uuid not null references consultants,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      version integer not null default 0,
      changed_at timestamptz not null,
      cancelled_at timestamptz,
      check (starts_at < ends_at)
    )`.execute(db);
  await sql`
    alter table hour_redemptions add column chooses_time boolean not null default false`.execute(
    db,
  );
  await sql`create index on hour_times (account_id, starts_at)`.execute(db);
}
