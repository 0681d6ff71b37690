import { type Kysely, sql } from 'kysely';

/** Whom of the team a note names, so that they are told of it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table notes add column mentions uuid[] not null default '{}'`.execute(db);
}
