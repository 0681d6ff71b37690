import { type Kysely, sql } from 'kysely';

/** Points of the checklist that a lawyer has ticked off, before they become part of an approval. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table review_ticks (
      foundation_id uuid not null,
      reviewer_id uuid not null references users (id) on delete cascade,
      drafts text not null,
      point text not null,
      ticked_at timestamptz not null default now(),
      primary key (foundation_id, reviewer_id, drafts, point)
    )`.execute(db);
  await sql`create index on review_ticks (reviewer_id)`.execute(db);
}
