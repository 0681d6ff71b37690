import { type Kysely, sql } from 'kysely';

/**
 * The event store on Postgres.
 *
 * `append_events` holds one global lock until it commits. Positions are therefore assigned in commit
 * order, and a reader who has seen position n never sees a smaller one later. Call it outside of
 * transactions: the lock would be held until they end.
 *
 * Its SQLSTATEs: ES001 the stream is at another revision, ES002 some of the event ids are already
 * stored, elsewhere or in another order.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table events (
      position bigint generated always as identity primary key,
      stream text not null,
      revision integer not null check (revision >= 0),
      id uuid not null unique,
      type text not null,
      data jsonb not null,
      metadata jsonb not null,
      unique (stream, revision)
    )`.execute(db);
  await sql`
    create function refuse_change_of_events() returns trigger language plpgsql as $$
    begin
      raise exception 'Events are never changed or removed.' using errcode = 'ES003';
    end $$`.execute(db);
  await sql`
    create trigger events_are_final before update or delete on events
      for each row execute function refuse_change_of_events()`.execute(db);
  await sql`
    create trigger events_are_not_emptied before truncate on events
      for each statement execute function refuse_change_of_events()`.execute(db);
  await appendFunction(db);
  await sql`
    create table person_keys (
      person text primary key,
      wrapped_key text,
      created_at timestamptz not null default now(),
      erased_at timestamptz,
      check ((wrapped_key is null) = (erased_at is not null))
    )`.execute(db);
}

/** `expected` is -1 for a stream that must not exist yet; `events` is [{id, type, data, metadata}]. */
async function appendFunction(db: Kysely<never>): Promise<void> {
  await sql`
    create function append_events(
      into_stream text, expected integer, new_events jsonb,
      out last_revision integer, out last_position bigint
    ) language plpgsql set lock_timeout = '5s' as $$
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
    end $$`.execute(db);
}
