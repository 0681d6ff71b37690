import { sql } from 'kysely';

/** Who can be met, in which hours, and what of them is taken. */
export const slots = sql`
  create table consultants (
    id uuid primary key,
    name text not null,
    kind text not null check (kind in ('lawyer', 'coach'))
  );

  create table weekly_hours (
    consultant_id uuid not null references consultants on delete cascade,
    weekday integer not null check (weekday between 1 and 7),
    starts_minute integer not null check (starts_minute between 0 and 1439),
    ends_minute integer not null check (ends_minute between 1 and 1440),
    primary key (consultant_id, weekday, starts_minute),
    check (starts_minute < ends_minute)
  );

  -- Equality of ids inside a gist index.
  create extension if not exists btree_gist;
  create table bookings (
    id uuid primary key,
    consultant_id uuid not null references consultants,
    kind text not null check (kind in ('consultation', 'strategy-meeting')),
    foundation_id uuid,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    created_at timestamptz not null default now(),
    freed_at timestamptz,
    check (starts_at < ends_at),
    constraint one_booking_at_a_time exclude using gist (
      consultant_id with =,
      tstzrange(starts_at, ends_at) with &&
    ) where (freed_at is null)
  );
  create index bookings_of_foundation on bookings (foundation_id);
  -- Past bookings stay: what is free is found without reading them.
  create index bookings_by_start on bookings (starts_at) where freed_at is null;
  create index bookings_by_end on bookings (ends_at) where freed_at is null;
`;
