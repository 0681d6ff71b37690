import { type Kysely, sql } from 'kysely';

/**
 * The one page of Stripe on which an invoice can be paid, and what has to be sent back of what was
 * paid.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table invoice_checkouts (
      invoice_id uuid primary key references invoices,
      id uuid not null unique,
      session_id text check (length(session_id) <= 255),
      language text not null check (language in ('de', 'en')),
      amount_cents integer not null check (amount_cents > 0),
      begun_at timestamptz not null
    )`.execute(db);
  await sql`
    alter table invoice_states
      add column refund_cents integer not null default 0 check (refund_cents >= 0)`.execute(db);
  await sql`
    update invoice_states
    set refund_cents = paid_cents - case when state = 'cancelled' then 0 else gross_cents end
    from invoices
    where invoices.id = invoice_id
      and paid_cents > case when state = 'cancelled' then 0 else gross_cents end`.execute(db);
  await sql`
    create index invoice_states_to_refund
      on invoice_states (issued_at desc, invoice_id) where refund_cents > 0`.execute(db);
}
