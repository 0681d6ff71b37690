import { type Kysely, sql } from 'kysely';

/** The first page of a list reads its rows in order, however many there are. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index on projections.foundations (since)`.execute(db);
  await sql`
    create index on projections.foundations (due_at) where due_at is not null`.execute(db);
  await sql`
    create index on projections.tasks (waiting_on, since) where until is null`.execute(db);
  await sql`drop index commands_failed`.execute(db);
  await sql`
    create index commands_failed on commands (failed_at desc, id)
      where outcome is null and failure is not null`.execute(db);
  // A member's meetings are those of the account and those booked with its address.
  await sql`create index meetings_of_account on meetings (account_id)`.execute(db);
  await sql`create index meetings_of_person on meetings (person_key)`.execute(db);
  await sql`create index partners_in_order on partners (position, id) where published`.execute(db);
}
