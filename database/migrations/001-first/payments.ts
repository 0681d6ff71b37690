import { sql } from 'kysely';

/** What was paid for invoices. */
export const payments = sql`
  create table invoice_payments (
    id uuid primary key,
    invoice_id uuid not null references invoices,
    amount_cents integer not null check (amount_cents <> 0),
    method text not null check (method in ('transfer', 'card')),
    reference text check (length(reference) <= 200),
    paid_at timestamptz not null,
    recorded_at timestamptz not null,
    recorded_by uuid
  );
  create index invoice_payments_by_invoice on invoice_payments (invoice_id);
  create trigger invoice_payments_are_final before update or delete or truncate on invoice_payments
    for each statement execute function refuse_invoice_change();

  -- The one page of Stripe on which an invoice can be paid.
  create table invoice_checkouts (
    invoice_id uuid primary key references invoices,
    id uuid not null unique,
    session_id text check (length(session_id) <= 255),
    language text not null check (language in ('de', 'en')),
    amount_cents integer not null check (amount_cents > 0),
    begun_at timestamptz not null
  );

  -- What Stripe has told us already.
  create table stripe_events (
    id text primary key check (length(id) <= 255),
    type text not null check (length(type) <= 255),
    received_at timestamptz not null
  );
`;
