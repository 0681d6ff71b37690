import { type Kysely, sql } from 'kysely';

/**
 * `append_together` carries out the appends of several streams in one transaction, under the lock of
 * `append_events` and with its promises. Each append has an answer of its own, so that one that is
 * refused costs its neighbours nothing:
 *
 * - `revision` and `position` of its last event, also where the same events were stored before
 * - `refusal` ES001: the stream is at another revision
 * - `refusal` ES002: some of the event ids are stored already, elsewhere or in another order
 *
 * A call names each stream and each id once, else the table refuses it as a whole.
 */
const appendTogether = sql`
  -- appends is [{stream, expected, events: [{id, type, data, metadata}]}]; expected is -1 for a stream
  -- that must not exist yet.
  create function append_together(appends jsonb)
  returns table (number integer, revision integer, "position" bigint, refusal text)
  language plpgsql security definer set lock_timeout = '5s' as $$
  #variable_conflict use_column
  begin
    -- A statement of its own: the next one sees what the holder before has committed.
    perform pg_advisory_xact_lock(735110001);
    return query
    with wanted as materialized (
      select n::integer as number, a ->> 'stream' as stream, (a ->> 'expected')::integer as expected,
             a -> 'events' as events
      from jsonb_array_elements(appends) with ordinality as list(a, n)
    ),
    event as materialized (
      select number, stream, expected, n::integer as n, (e ->> 'id')::uuid as id,
             e ->> 'type' as type, e -> 'data' as data, e -> 'metadata' as metadata
      from wanted cross join jsonb_array_elements(events) with ordinality as list(e, n)
    ),
    -- Limits make them look rows up by an index, whatever is estimated.
    repeated as (
      select number, count(*) as known, max(found.revision) as revision,
             max(found.position) as position,
             bool_and(found.stream = event.stream)
               and count(distinct found.revision - n) = 1 as in_place
      from event cross join lateral (
        select events.stream, events.revision, events.position
        from events where events.id = event.id limit 1
      ) as found
      group by number
    ),
    judged as materialized (
      select number, stream, repeated.revision, repeated.position,
             case
               when known = jsonb_array_length(events) and in_place then 'repeated'
               when known > 0 then 'ES002'
               when expected <> coalesce(last.revision, -1) then 'ES001'
               else 'new'
             end as verdict
      from wanted
        left join repeated using (number)
        left join lateral (
          select events.revision from events where events.stream = wanted.stream
          order by events.revision desc limit 1
        ) as last on true
    ),
    added as (
      insert into events (stream, revision, id, type, data, metadata)
      select stream, expected + n, id, type, data, metadata
      from event where number in (select number from judged where verdict = 'new')
      order by number, n
      returning stream, revision, position
    ),
    ends as (
      select stream, max(revision) as revision, max(position) as position
      from added group by stream
    )
    select number,
           case verdict when 'new' then ends.revision when 'repeated' then judged.revision end,
           case verdict when 'new' then ends.position when 'repeated' then judged.position end,
           case when verdict in ('ES001', 'ES002') then verdict end
    from judged left join ends using (stream);
  end $$;
  -- It works on the schema it was made in, whatever the caller's search path.
  do $$ begin
    execute format('alter function append_together(jsonb) set search_path = %I, pg_temp',
                   current_schema());
  end $$;
  revoke execute on function append_together(jsonb) from public`;

export async function up(db: Kysely<never>): Promise<void> {
  await appendTogether.execute(db);
}
