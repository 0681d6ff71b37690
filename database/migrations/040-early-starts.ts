import { type Kysely, sql } from 'kysely';

/** Orders whose member asked later that work begins before the withdrawal period is over. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table order_early_starts (
      order_id uuid primary key references orders on delete cascade,
      requested_at timestamptz not null,
      text_version text not null
    )`.execute(db);
}
