import { type Kysely, sql } from 'kysely';

/** Views of lists that the team shares, and the orders in which lists can be read. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table saved_views (
      id uuid primary key,
      list text not null,
      name text not null,
      view jsonb not null,
      made_by uuid not null,
      made_at timestamptz not null
    )`.execute(db);
  await sql`create unique index on saved_views (list, lower(name))`.execute(db);
  await sql`create index on orders (gross_cents, id)`.execute(db);
  await sql`create index on invoices (gross_cents, id)`.execute(db);
  await sql`create index on invoice_states (due_at, invoice_id)`.execute(db);
  await sql`create index on invoice_states (state, due_at, invoice_id)`.execute(db);
}
