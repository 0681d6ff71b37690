/** Rows about those who found besides the lead, as the read models name them; $1 is the number of formations. */
export const peopleRows: readonly string[] = [
  `insert into users (id, email, role, status, first_name, last_name, created_at, last_login_at)
   select account_id, one ->> 'email', 'member', 'active', one ->> 'firstName', one ->> 'lastName',
     started_at, started_at
   from projections.participations join projections.foundations on id = foundation_id,
     jsonb_array_elements(details #> '{people,participants}') as one
   where role = 'co-founder' and (one ->> 'participantId')::uuid = participant_id and $1::int > 0`,
  `insert into participant_invitations (id, foundation_id, participant_id, token_hash, account_id, created_at,
     expires_at, closed_at)
   select gen_random_uuid(), (metadata ->> 'correlationId')::uuid, (data ->> 'participantId')::uuid,
     'token ' || invited.id, account_id, at, at + interval '30 days',
     case when account_id is not null or at < now() - interval '30 days' then at end
   from events as invited cross join lateral (select (metadata ->> 'occurredAt')::timestamptz as at) as time
     left join projections.participations as joined
       on joined.foundation_id = (metadata ->> 'correlationId')::uuid
       and joined.participant_id = (data ->> 'participantId')::uuid
   where invited.type = 'ParticipantInvited' and $1::int > 0`,
  // What they say is sealed, and no list reads it.
  `insert into identifications (id, foundation_id, participant_id, method, state, content, made_at, told_at)
   select gen_random_uuid(), foundation_id, (data ->> 'participantId')::uuid, 'in-person', 'cleared',
     jsonb_build_object('persons', jsonb_build_array(foundation_id || ':identification'),
       'value', repeat('sealed', 100)), at, at
   from events cross join lateral (select (metadata ->> 'correlationId')::uuid as foundation_id,
     (metadata ->> 'occurredAt')::timestamptz as at) as told
   where type = 'ParticipantIdentified' and $1::int > 0`,
  `insert into identifications (id, foundation_id, participant_id, method, state, content, made_at)
   select gen_random_uuid(), foundation_id, foundation_id, 'provider', 'checking',
     jsonb_build_object('persons', jsonb_build_array(foundation_id || ':identification'), 'value', ''), since
   from projections.people_tasks where about = 'identify' and $1::int > 0
   order by foundation_id limit 10`,
];
