import { type Kysely, sql } from 'kysely';

/** Invoices whose PDF could not be made yet, so that staff see them and have it tried again. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table unrendered_invoices (
      invoice_id uuid primary key references invoices,
      attempts integer not null check (attempts > 0),
      reason text not null,
      permanent boolean not null,
      failed_at timestamptz not null
    )`.execute(db);
  await sql`
    create index unrendered_invoices_by_time
      on unrendered_invoices (failed_at desc, invoice_id)`.execute(db);
}
