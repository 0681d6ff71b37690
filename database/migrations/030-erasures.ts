import { type Kysely, sql } from 'kysely';

/** What people ask for about their data, and what the law keeps once somebody is erased. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- The receipt is read here for good: ids, classes and days, nothing about anybody.
    create table erasures (
      id uuid primary key,
      person_id uuid not null,
      asked_by text not null check (asked_by in ('person', 'team', 'disuse')),
      state text not null check (state in ('asked', 'withdrawn', 'erasing', 'done')),
      asked_at timestamptz not null,
      due_at timestamptz not null,
      began_at timestamptz,
      ended_at timestamptz,
      -- The formations it waits for, when it was due.
      waits_for integer not null default 0,
      -- What the law keeps: [{class, until}].
      kept jsonb not null default '[]'
    );
    create unique index erasures_open on erasures (person_id) where state in ('asked', 'erasing');
    create index erasures_of_person on erasures (person_id, asked_at desc)`.execute(db);
  await sql`
    create table kept_classes (
      person_id uuid not null,
      class text not null check (class in ('profile', 'formation', 'law-firm-file', 'invoice')),
      until date not null,
      primary key (person_id, class)
    );
    create index kept_classes_by_day on kept_classes (until)`.execute(db);
  await sql`
    create table data_exports (
      id uuid primary key,
      person_id uuid not null references users on delete cascade,
      asked_at timestamptz not null,
      ready_at timestamptz,
      ends_at timestamptz,
      size bigint
    );
    create unique index data_exports_open on data_exports (person_id) where ready_at is null;
    create index data_exports_of_person on data_exports (person_id, asked_at desc)`.execute(db);
  await sql`
    -- For good; the role of the running parts cannot touch a key in any other way.
    create function erase_key(holder text) returns void language sql security definer as $$
      insert into person_keys (person, wrapped_key, erased_at) values (holder, null, now())
      on conflict (person) do update
        set wrapped_key = null, erased_at = coalesce(person_keys.erased_at, now())
    $$;
    do $$ begin
      execute format(
        'alter function erase_key(text) set search_path = %I, pg_temp', current_schema());
    end $$;
    revoke execute on function erase_key(text) from public`.execute(db);
}
