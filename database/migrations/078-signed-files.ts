import { type Kysely, sql } from 'kysely';

/** Whether a file carries an electronic signature; nobody looked at those that are there. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table files add column is_signed boolean`.execute(db);
}
