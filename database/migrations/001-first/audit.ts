import { sql } from 'kysely';

/**
 * Who did what, and when. The role of the parts may add entries and read them; what is old enough
 * goes through `sweep_audit_log`, which nobody can ask to remove anything newer.
 */
export const audit = sql`
  create table audit_log (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    action text not null check (length(action) between 1 and 50),
    actor_id uuid,
    actor_role text not null check (length(actor_role) <= 20),
    target_kind text check (length(target_kind) <= 30),
    target_id text check (length(target_id) <= 200),
    request_id uuid,
    client text check (length(client) <= 50),
    details jsonb not null default '{}' check (length(details::text) <= 1000)
  );
  create index audit_log_by_time on audit_log (at);
  create index audit_log_by_action on audit_log (action, id desc);
  create index audit_log_by_actor_id on audit_log (actor_id, id desc);
  create index audit_log_by_target_id on audit_log (target_id, id desc);

  -- What strangers can cause in any number goes sooner, and there is a bound on how much is kept.
  create function sweep_audit_log() returns integer language sql security definer as $$
    with removed as (
      delete from audit_log where id in (
        select id from audit_log where at < now() - interval '400 days'
        union all
        select id from audit_log
        where action in ('login-failed', 'link-refused', 'password-reset-requested')
          and (at < now() - interval '90 days' or id < (
            select id from audit_log
            where action in ('login-failed', 'link-refused', 'password-reset-requested')
            order by id desc offset 500000 limit 1
          ))
        limit 100000
      )
      returning id
    )
    select count(*)::integer from removed
  $$;
  do $$ begin
    execute format(
      'alter function sweep_audit_log() set search_path = %I, pg_temp',
      current_schema());
  end $$;
  revoke execute on function sweep_audit_log() from public;
`;
