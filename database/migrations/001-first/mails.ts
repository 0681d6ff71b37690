import { sql } from 'kysely';

/** What is to be mailed, is on its way and was sent, and the bell of the member area. */
export const mails = sql`
  -- Written in the transaction that causes the mail or the signal, relayed by the worker.
  create table outbox (
    id uuid primary key,
    mail text,
    signal text,
    data jsonb not null,
    created_at timestamptz not null default now(),
    relayed_at timestamptz,
    constraint outbox_mail_or_signal check (num_nonnulls(mail, signal) = 1)
  );
  create index outbox_owed on outbox (created_at) where relayed_at is null;

  -- Mails that are on their way or could not be delivered.
  create table unsent_mails (
    message_id text primary key,
    mail text not null,
    foundation_id uuid,
    source jsonb not null,
    claimed_until timestamptz,
    attempts integer not null default 0,
    reason text,
    permanent boolean not null default false,
    failed_at timestamptz
  );
  create index unsent_mails_failed on unsent_mails (failed_at desc) where failed_at is not null;
  create index unsent_mails_of_foundation on unsent_mails (foundation_id);

  create table sent_mails (
    message_id text primary key,
    mail text not null,
    foundation_id uuid,
    skipped boolean not null default false,
    sent_at timestamptz not null default now()
  );
  create index sent_mails_of_foundation on sent_mails (foundation_id);

  -- One row for each mail to the holder of an account.
  create table notices (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references users on delete cascade,
    message_id text not null unique,
    kind text not null,
    subject jsonb not null default '{}',
    created_at timestamptz not null default now(),
    read_at timestamptz
  );
  create index notices_of_account
    on notices (account_id, (read_at is not null), created_at desc, id);
  create index notices_by_age on notices (created_at);
`;
