import { type Kysely, sql } from 'kysely';

/** Files are checked against the events once; what is confirmed is not looked at again. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table files add column confirmed_at timestamptz`.execute(db);
  await sql`
    create index files_unconfirmed on files (created_at) where confirmed_at is null`.execute(db);
}
