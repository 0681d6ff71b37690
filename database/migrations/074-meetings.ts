import { type Kysely, sql } from 'kysely';

/**
 * The free strategy meeting, once per person: by account, or by the keyed hash of an address. A
 * visitor who has booked before gets a row of its own that refers to the first one, so that nobody
 * can tell from the outside.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
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
    )`.execute(db);
  for (const person of ['person_key', 'account_id']) {
    await sql`
      create unique index ${sql.id(`one_meeting_per_${person}`)} on meetings (${sql.id(person)})
        where cancelled_at is null and duplicate_of is null`.execute(db);
  }
  await sql`create index meetings_open on meetings (id) where closed_at is null`.execute(db);
  await sql`create index meetings_by_end on meetings (ends_at)`.execute(db);
  await sql`
    create index meetings_duplicates on meetings (duplicate_of)
      where duplicate_of is not null`.execute(db);
}
