import { type Kysely, sql } from 'kysely';

/** Which line of its order hours came with; not known of those that were bought before. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table hour_packages add column line_position integer`.execute(db);
}
