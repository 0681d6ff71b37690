import { type Kysely, sql } from 'kysely';

/** Which event store this database belongs to: at most one row. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table store_identity (
      singleton boolean primary key default true check (singleton),
      store_id uuid not null,
      confirmed boolean not null,
      address text not null,
      seen_at timestamptz not null default now()
    )`.execute(db);
}
