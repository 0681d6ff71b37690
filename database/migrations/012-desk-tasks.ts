import { type Kysely, sql } from 'kysely';

/**
 * What the team does with its tasks: put off, handed over, settled, reminded; and indexes by which tasks of
 * all kinds are found.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table snoozed_tasks (
      task text primary key check (length(task) <= 200),
      until text not null,
      snoozed_by uuid not null,
      snoozed_at timestamptz not null
    )`.execute(db);
  await sql`
    create table assigned_tasks (
      task text primary key check (length(task) <= 200),
      assignee_id uuid not null,
      assigned_by uuid not null,
      assigned_at timestamptz not null
    )`.execute(db);
  await sql`create index on assigned_tasks (assigned_at)`.execute(db);
  await sql`
    create table settled_tasks (
      task text primary key check (length(task) <= 200),
      settled_by uuid not null,
      settled_at timestamptz not null
    )`.execute(db);
  await sql`
    create table case_reminders (
      id uuid primary key,
      foundation_id uuid not null,
      asked_on text not null,
      reminded text not null,
      asked_by uuid not null,
      asked_at timestamptz not null,
      unique (foundation_id, asked_on)
    )`.execute(db);
  await sql`create index on hour_redemptions (redeemed_at)`.execute(db);
  await sql`create index on invoice_states (due_at) where state = 'open'`.execute(db);
}
