import { type Kysely, sql } from 'kysely';

/** Whoever ordered a place in a seminar sees where it is held and how long it takes. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table order_lines
      add column location text,
      add column duration_hours double precision`.execute(db);
}
