import { sql } from 'kysely';

/**
 * The free strategy meeting, once per person: by account, or by the keyed hash of an address. A
 * visitor who has booked before gets a row of its own that refers to the first one, so that nobody
 * can tell from the outside.
 */
export const meetings = sql`
  create table meetings (
    id uuid primary key,
    command_id uuid not null unique,
    booking_id uuid not null unique references bookings,
    token_hash text not null unique,
    account_id uuid references users on delete cascade,
    person_key text,
    name text,
    email text,
    question text,
    language text not null check (language in ('de', 'en')),
    consultant_id uuid not null references consultants,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    version integer not null default 0,
    duplicate_of uuid references meetings on delete cascade,
    created_at timestamptz not null default now(),
    changed_at timestamptz not null default now(),
    cancelled_at timestamptz,
    closed_at timestamptz,
    check (starts_at < ends_at)
  );
  create unique index one_meeting_per_person_key on meetings (person_key)
    where cancelled_at is null and duplicate_of is null;
  create unique index one_meeting_per_account_id on meetings (account_id)
    where cancelled_at is null and duplicate_of is null;
  create index meetings_open on meetings (id) where closed_at is null;
  create index meetings_by_end on meetings (ends_at);
  create index meetings_duplicates on meetings (duplicate_of) where duplicate_of is not null;
  -- A member's meetings are those of the account and those booked with its address.
  create index meetings_of_account on meetings (account_id, created_at desc, id)
    where duplicate_of is null;
  create index meetings_of_person on meetings (person_key);
`;
