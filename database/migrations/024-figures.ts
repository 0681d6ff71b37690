import { type Kysely, sql } from 'kysely';

/** What is counted of each week; a rebuild of the read models fills it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table projections.figures (week text primary key, counts jsonb not null)`.execute(db);
}
