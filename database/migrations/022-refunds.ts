import { type Kysely, sql } from 'kysely';

/** Payments that were entered by mistake are taken back, and what has to go back has a day. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table invoice_payments
      add column takes_back uuid unique references invoice_payments,
      add column reason text check (
        reason in ('twice', 'other-invoice', 'wrong-amount', 'wrong-day', 'not-received')
      ),
      add check ((takes_back is null) = (reason is null))`.execute(db);
  await sql`create index on invoice_payments (paid_at desc, id)`.execute(db);
  await sql`create index on invoice_payments (amount_cents desc, id)`.execute(db);
  await sql`create index on invoice_payments (method, paid_at desc, id)`.execute(db);
  // What went back, and what was entered or moved to put something right: few rows among many.
  await sql`
    create index on invoice_payments (paid_at desc, id) where amount_cents < 0`.execute(db);
  await sql`
    create index on invoice_payments (paid_at desc, id) where reference like 'RE-%'`.execute(db);
  await sql`alter table invoice_states add column refund_since timestamptz`.execute(db);
  await sql`create index on invoice_states (refund_since, invoice_id)`.execute(db);
  await sql`
    create index on invoice_states (refund_since, invoice_id) where refund_cents > 0`.execute(db);
  // Since the cancellation, or since the money came in that was too much.
  await sql`
    update invoice_states set refund_since = coalesce(
      greatest(
        (select issued_at from invoices where cancels = invoice_id),
        (select case when state = 'cancelled' then min(paid_at) else max(paid_at) end
          from invoice_payments paid
          where paid.invoice_id = invoice_states.invoice_id and amount_cents > 0)
      ),
      changed_at
    ) where refund_cents > 0`.execute(db);
}
