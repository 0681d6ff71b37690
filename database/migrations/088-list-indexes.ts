import { type Kysely, sql } from 'kysely';

/**
 * The first page of a list reads its rows in order, however many there are. An open task knows when
 * it is due, so that overdue ones are found without the foundations.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index on projections.foundations (since)`.execute(db);
  await sql`alter table projections.tasks add column due_at timestamptz`.execute(db);
  await sql`
    update projections.tasks as task set due_at = foundation.due_at
      from projections.foundations as foundation
      where foundation.id = task.foundation_id and task.until is null`.execute(db);
  await sql`
    create index on projections.tasks (waiting_on, since) where until is null`.execute(db);
  await sql`
    create index on projections.tasks (due_at, foundation_id) where until is null`.execute(db);
  await sql`drop index commands_failed`.execute(db);
  await sql`
    create index commands_failed on commands (failed_at desc, id)
      where outcome is null and failure is not null`.execute(db);
  // A member's meetings are those of the account and those booked with its address.
  await sql`create index meetings_of_account on meetings (account_id, created_at desc, id)
      where duplicate_of is null`.execute(db);
  await sql`create index meetings_of_person on meetings (person_key)`.execute(db);
  await sql`
    create index commands_accepted on commands (foundation_id, decided_at)
      where outcome ->> 'accepted' = 'true'`.execute(db);
  await sql`create index partners_in_order on partners (position, id) where published`.execute(db);
}
