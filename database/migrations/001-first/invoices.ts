import { sql } from 'kysely';

/**
 * An invoice never changes, whoever asks: a mistake is corrected by a cancellation invoice. Numbers
 * have no gap, because the row of a year is counted up in the transaction that writes the invoice.
 * Accounts come and go, invoices stay for eight years (§ 14b UStG): nothing refers to users.
 */
export const invoices = sql`
  create function refuse_invoice_change() returns trigger language plpgsql as $$
  begin
    raise exception '% is final: cancel the invoice instead', tg_table_name
      using errcode = 'restrict_violation';
  end $$;

  create table invoice_numbers (
    year integer primary key,
    last integer not null check (last > 0)
  );
  -- The numbers of a year begin at 1 and count up one by one.
  create trigger invoice_numbers_begin before insert on invoice_numbers
    for each row when (new.last <> 1) execute function refuse_invoice_change();
  create trigger invoice_numbers_count_up before update on invoice_numbers
    for each row when (new.year <> old.year or new.last <> old.last + 1)
    execute function refuse_invoice_change();
  create trigger invoice_numbers_stay before delete or truncate on invoice_numbers
    for each statement execute function refuse_invoice_change();

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
  );
  create index invoices_by_account on invoices (account_id, issued_at desc, id);
  create trigger invoices_are_final before update or delete or truncate on invoices
    for each statement execute function refuse_invoice_change();

  create table invoice_pdfs (
    invoice_id uuid primary key references invoices,
    file_id uuid not null unique,
    sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
    size integer not null,
    stored_at timestamptz not null
  );
  create trigger invoice_pdfs_are_final before update or delete or truncate on invoice_pdfs
    for each statement execute function refuse_invoice_change();

  -- Invoices whose PDF could not be made yet, so that staff see them and have it tried again.
  create table unrendered_invoices (
    invoice_id uuid primary key references invoices,
    attempts integer not null check (attempts > 0),
    reason text not null,
    permanent boolean not null,
    failed_at timestamptz not null
  );
  create index unrendered_invoices_by_time on unrendered_invoices (failed_at desc, invoice_id);

  -- What follows from payments and cancellations, so that lists need not add up.
  create table invoice_states (
    invoice_id uuid primary key references invoices,
    state text not null check (state in ('open', 'paid', 'cancelled')),
    paid_cents integer not null default 0,
    refund_cents integer not null default 0 check (refund_cents >= 0),
    version integer not null default 0,
    issued_at timestamptz not null,
    due_at timestamptz not null,
    changed_at timestamptz not null,
    closed_at timestamptz
  );
  create index invoice_states_by_time on invoice_states (issued_at desc, invoice_id);
  create index invoice_states_by_state on invoice_states (state, issued_at desc, invoice_id);
  create index invoice_states_unclosed on invoice_states (invoice_id) where closed_at is null;
  create index invoice_states_to_refund on invoice_states (issued_at desc, invoice_id)
    where refund_cents > 0;
  -- An invoice that was cancelled stays so, whoever asks.
  create trigger invoice_states_go_on before update on invoice_states
    for each row when (
      new.invoice_id <> old.invoice_id
      or new.version < old.version
      or (old.state = 'cancelled' and new.state <> 'cancelled')
    )
    execute function refuse_invoice_change();
`;
