import { type Kysely, sql } from 'kysely';

/**
 * Rows that are written past `append_events` keep its promises: the lock is taken before they get
 * a position, so no reader skips them, and subscribers are woken.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create function order_new_events() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(735110001);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger events_are_ordered before insert on events
      for each statement execute function order_new_events()`.execute(db);
  await sql`
    create function announce_new_events() returns trigger language plpgsql as $$
    begin
      notify events;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger events_are_announced after insert on events
      for each statement execute function announce_new_events()`.execute(db);
  await sql`
    alter table projections.parked add column waiting boolean not null default false`.execute(db);
}
