import { type Kysely, sql } from 'kysely';

/** Views of lists that one person has for themselves, beside those of the team. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table saved_views add column is_own boolean not null default false`.execute(db);
  await sql`drop index saved_views_list_lower_idx`.execute(db);
  await sql`
    create unique index saved_views_of_team on saved_views (list, lower(name)) where not is_own
  `.execute(db);
  await sql`
    create unique index saved_views_of_one on saved_views (list, made_by, lower(name)) where is_own
  `.execute(db);
}
