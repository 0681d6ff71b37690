import { type Kysely, sql } from 'kysely';

/** Bills of a formation that its lead entered, and when the law firm's invoices were paid. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table entered_bills (
      id uuid primary key,
      foundation_id uuid not null,
      kind text not null,
      amount_cents integer not null check (amount_cents > 0),
      payee text,
      reference text,
      due_on text,
      paid_on text,
      -- The law firm's invoice that was paid.
      document_id uuid unique,
      entered_at timestamptz not null,
      check ((kind = 'law-firm') = (document_id is not null))
    );
    create index entered_bills_of_foundation on entered_bills (foundation_id)`.execute(db);
}
