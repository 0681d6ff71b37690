import { type Kysely, sql } from 'kysely';

/** What the member area says on its bell: one row for each mail to the holder of an account. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table notices (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references users on delete cascade,
      message_id text not null unique,
      kind text not null,
      subject jsonb not null default '{}',
      created_at timestamptz not null default now(),
      read_at timestamptz
    )`.execute(db);
  await sql`
    create index notices_of_account
      on notices (account_id, (read_at is not null), created_at desc, id)`.execute(db);
  await sql`create index notices_by_age on notices (created_at)`.execute(db);
}
