import { sql } from 'kysely';

/**
 * The event store on Postgres.
 *
 * `append_events` holds one global lock until it commits. Positions are therefore assigned in commit
 * order, and a reader who has seen position n never sees a smaller one later. Call it outside of
 * transactions: the lock would be held until they end.
 *
 * Its SQLSTATEs: ES001 the stream is at another revision, ES002 some of the event ids are already
 * stored, elsewhere or in another order. ES003 refuses to change or remove an event.
 */
export const eventStore = sql`
  create table events (
    position bigint generated always as identity primary key,
    stream text not null,
    revision integer not null check (revision >= 0),
    id uuid not null unique,
    type text not null,
    data jsonb not null,
    metadata jsonb not null,
    unique (stream, revision)
  );

  -- Nobody changes or removes an event, the owner of the table included.
  create function refuse_change_of_events() returns trigger language plpgsql as $$
  begin
    raise exception 'Events are never changed or removed.' using errcode = 'ES003';
  end $$;
  create trigger events_are_final before update or delete on events
    for each row execute function refuse_change_of_events();
  create trigger events_are_not_emptied before truncate on events
    for each statement execute function refuse_change_of_events();

  -- Rows that are written past append_events keep its promises: the lock is taken before they get
  -- a position, so no reader skips them, and subscribers are woken.
  create function order_new_events() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(735110001);
    return null;
  end $$;
  create trigger events_are_ordered before insert on events
    for each statement execute function order_new_events();
  create function announce_new_events() returns trigger language plpgsql as $$
  begin
    notify events;
    return null;
  end $$;
  create trigger events_are_announced after insert on events
    for each statement execute function announce_new_events();

  -- expected is -1 for a stream that must not exist yet; new_events is [{id, type, data, metadata}].
  -- It runs with the rights of its owner: a role that may merely read the table writes through it.
  create function append_events(
    into_stream text, expected integer, new_events jsonb,
    out last_revision integer, out last_position bigint
  ) language plpgsql security definer set lock_timeout = '5s' as $$
  declare
    ids uuid[];
    known integer;
    in_place integer;
    current_revision integer;
  begin
    perform pg_advisory_xact_lock(735110001);
    select array_agg((e ->> 'id')::uuid order by n) into ids
      from jsonb_array_elements(new_events) with ordinality as item(e, n);

    select count(*), count(*) filter (where stream = into_stream and first = lowest),
           max(revision), max(position)
      into known, in_place, last_revision, last_position
      from (
        select stream, position, revision,
               revision - array_position(ids, id) as first,
               min(revision) over () - 1 as lowest
        from events where id = any (ids)
      ) as stored;
    if known = cardinality(ids) and in_place = known then
      return;
    elsif known > 0 then
      raise exception 'Some of these events are stored already.' using errcode = 'ES002';
    end if;

    select coalesce(max(revision), -1) into current_revision
      from events where stream = into_stream;
    if current_revision <> expected then
      raise exception 'The stream is at revision %.', current_revision using errcode = 'ES001';
    end if;

    with added as (
      insert into events (stream, revision, id, type, data, metadata)
      select into_stream, expected + n, (e ->> 'id')::uuid, e ->> 'type', e -> 'data',
             e -> 'metadata'
      from jsonb_array_elements(new_events) with ordinality as item(e, n)
      order by n
      returning revision, position
    )
    select max(revision), max(position) into last_revision, last_position from added;
    notify events;
  end $$;
  -- It works on the schema it was made in, whatever the caller's search path.
  do $$ begin
    execute format(
      'alter function append_events(text, integer, jsonb) set search_path = %I, pg_temp',
      current_schema());
  end $$;
  revoke execute on function append_events(text, integer, jsonb) from public;

  -- The keys of personal data in events, wrapped. Erasing one erases its person.
  create table person_keys (
    person text primary key,
    wrapped_key text,
    created_at timestamptz not null default now(),
    erased_at timestamptz,
    check ((wrapped_key is null) = (erased_at is not null))
  );

  -- Which event store this database belongs to: at most one row.
  create table store_identity (
    singleton boolean primary key default true check (singleton),
    store_id uuid not null,
    confirmed boolean not null,
    address text not null,
    seen_at timestamptz not null default now()
  );
`;
