import { sql } from 'kysely';

/** Commands to foundations, each with its outcome: a repeated one gets the same answer. */
export const commands = sql`
  create table commands (
    id uuid primary key,
    foundation_id uuid not null,
    command text not null,
    actor_id text not null,
    actor_role text not null,
    -- What somebody entered; dropped with the outcome.
    payload jsonb,
    fingerprint text not null,
    -- The revision its sender has seen.
    expected_revision integer,
    created_at timestamptz not null default now(),
    outcome jsonb,
    decided_at timestamptz,
    -- What kept it from being carried out.
    failure text,
    failed_at timestamptz,
    check ((outcome is null) = (decided_at is null))
  );
  create index commands_of_foundation on commands (foundation_id);
  create index commands_undecided on commands (created_at) where outcome is null;
  create index commands_failed on commands (failed_at desc, id)
    where outcome is null and failure is not null;
  create index commands_accepted on commands (foundation_id, decided_at)
    where outcome ->> 'accepted' = 'true';
  -- Who has started how many foundations is asked at every start.
  create index commands_start on commands (actor_id) where command = 'start-foundation';
`;
