import { type Kysely, sql } from 'kysely';

/** One root a day over the ends of all chains of events; nothing of them changes or goes. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table daily_roots (
      day text primary key check (day ~ '^\\d{4}-\\d\\d-\\d\\d$'),
      -- Up to where which event store was read.
      store_id uuid not null,
      position text not null,
      tree text not null check (tree ~ '^[0-9a-f]{64}$'),
      previous text check (previous ~ '^[0-9a-f]{64}$'),
      root text not null unique check (root ~ '^[0-9a-f]{64}$'),
      made_at timestamptz not null
    )`.execute(db);
  await sql`
    create table chain_heads (
      day text not null references daily_roots,
      stream text not null,
      revision integer not null check (revision >= 0),
      hash text not null check (hash ~ '^[0-9a-f]{64}$'),
      primary key (day, stream)
    )`.execute(db);
  await sql`create index on chain_heads (stream, revision)`.execute(db);
  await sql`
    create function refuse_root_change() returns trigger language plpgsql as $$
    begin
      raise exception 'What a root was made of stays as it is.';
    end $$`.execute(db);
  for (const table of ['daily_roots', 'chain_heads']) {
    await sql`
      create trigger ${sql.id(`${table}_are_final`)} before update or delete or truncate
        on ${sql.table(table)} for each statement execute function refuse_root_change()`.execute(
      db,
    );
  }
}
