import { type Kysely, sql } from 'kysely';

/**
 * Invoices and what was paid. An invoice never changes, whoever asks: a mistake is corrected by a
 * cancellation invoice. Numbers have no gap, because the row of a year is counted up in the
 * transaction that writes the invoice. Accounts come and go, invoices stay for eight years
 * (§ 14b UStG): nothing refers to users.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table invoice_numbers (
      year integer primary key,
      last integer not null check (last > 0)
    )`.execute(db);
  await sql`
    create table invoices (
      id uuid primary key,
      number text not null unique check (number ~ '^RE-[0-9]{4}-[0-9]{6,}$'),
      kind text not null check (kind in ('invoice', 'cancellation')),
      order_id uuid not null,
      account_id uuid not null,
      cancels uuid unique references invoices,
      language text not null check (language in ('de', 'en')),
      issued_at timestamptz not null,
      due_at timestamptz not null,
      gross_cents integer not null,
      content jsonb not null,
      check ((kind = 'cancellation') = (cancels is not null)),
      unique (order_id, kind)
    )`.execute(db);
  await sql`
    create index invoices_by_account on invoices (account_id, issued_at desc, id)`.execute(db);
  await sql`
    create table invoice_pdfs (
      invoice_id uuid primary key references invoices,
      file_id uuid not null unique,
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      size integer not null,
      stored_at timestamptz not null
    )`.execute(db);
  await createPayments(db);
  await createStates(db);
  await refuseChanges(db, ['invoices', 'invoice_payments', 'invoice_pdfs']);
}

async function createPayments(db: Kysely<never>): Promise<void> {
  await sql`
    create table invoice_payments (
      id uuid primary key,
      invoice_id uuid not null references invoices,
      amount_cents integer not null check (amount_cents <> 0),
      method text not null check (method in ('transfer', 'card')),
      reference text check (length(reference) <= 200),
      paid_at timestamptz not null,
      recorded_at timestamptz not null,
      recorded_by uuid
    )`.execute(db);
  await sql`create index invoice_payments_by_invoice on invoice_payments (invoice_id)`.execute(db);
  await sql`
    create table stripe_events (
      id text primary key check (length(id) <= 255),
      type text not null check (length(type) <= 255),
      received_at timestamptz not null
    )`.execute(db);
}

/** What follows from payments and cancellations, so that lists need not add up. */
async function createStates(db: Kysely<never>): Promise<void> {
  await sql`
    create table invoice_states (
      invoice_id uuid primary key references invoices,
      state text not null check (state in ('open', 'paid', 'cancelled')),
      paid_cents integer not null default 0,
      version integer not null default 0,
      issued_at timestamptz not null,
      due_at timestamptz not null,
      changed_at timestamptz not null,
      closed_at timestamptz
    )`.execute(db);
  await sql`
    create index invoice_states_by_time on invoice_states (issued_at desc, invoice_id)`.execute(db);
  await sql`
    create index invoice_states_by_state
      on invoice_states (state, issued_at desc, invoice_id)`.execute(db);
  await sql`
    create index invoice_states_unclosed
      on invoice_states (invoice_id) where closed_at is null`.execute(db);
}

async function refuseChanges(db: Kysely<never>, tables: readonly string[]): Promise<void> {
  await sql`
    create function refuse_invoice_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is final: cancel the invoice instead', tg_table_name
        using errcode = 'restrict_violation';
    end $$`.execute(db);
  for (const table of tables) {
    await sql`
      create trigger ${sql.id(`${table}_are_final`)}
        before update or delete or truncate on ${sql.id(table)}
        for each statement execute function refuse_invoice_change()`.execute(db);
  }
}
