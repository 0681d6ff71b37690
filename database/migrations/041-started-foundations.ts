import { type Kysely, sql } from 'kysely';

/** Who has started how many foundations is asked at every start. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create index commands_start on commands (actor_id)
      where command = 'start-foundation'`.execute(db);
}
