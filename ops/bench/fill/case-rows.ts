import { lawyer } from './ids.ts';
import { arrayOf, firstNames, lastNames, PLAIN_NAMES } from './names.ts';

/** $1 is the number of formations, to which everything else is in proportion. */
const members = 'generate_series(0, $1::int - 1) n';
/** Time of an event of the formation with a number: the first is of today, the last five years old. */
export const agoOf = (number: string): string =>
  `(now() - ${number} * (interval '1824 days' / $1::int))`;

const people = [
  `insert into users (id, email, role, status, first_name, last_name, created_at)
   select pg_temp.id('staff', n), 'team' || n || '@example.com', 'staff', 'active',
     pg_temp.pick(${arrayOf(firstNames)}, n), pg_temp.pick(${arrayOf(lastNames)}, n), now()
   from generate_series(1, 19) n where $1::int > 0`,
  `insert into users (id, email, role, status, first_name, last_name, phone, created_at, last_login_at)
   select pg_temp.member(n), 'mitglied' || n || '@example.com', 'member',
     case when n % 97 = 5 then 'unverified' when n % 499 = 7 then 'suspended' else 'active' end,
     pg_temp.pick(${arrayOf(firstNames)}, n),
     pg_temp.pick(${arrayOf(lastNames)}, n / 16) || case when n > ${PLAIN_NAMES} then '-' || n else '' end,
     '+49 911 ' || (100000 + n), ${agoOf('n')} - interval '40 days',
     case when n % 3 > 0 then ${agoOf('n')} end
   from ${members} where n > 1`,
  `insert into notices (account_id, message_id, kind, subject, created_at, read_at)
   select pg_temp.member(n), 'notice-' || n || '-' || k, 'invoice-issued',
     jsonb_build_object('invoiceId', pg_temp.id('order', n)), ${agoOf('n')} + k * interval '1 hour',
     case when k > 1 then ${agoOf('n')} end
   from ${members}, generate_series(1, 5) k`,
  `insert into sessions (id, user_id, mode, expires_at, created_at, last_used_at)
   select pg_temp.id('session', n), pg_temp.member(n), 'cookie', now() + interval '5 days', now(), now()
   from generate_series(0, $1::int / 3) n where n < $1::int`,
];

const files = [
  `insert into files (id, foundation_id, name, size, sha256, scan, created_at, confirmed_at)
   select (data->>'fileId')::uuid, (metadata->>'correlationId')::uuid, 'vertrag.pdf', 48213,
     repeat('a', 64), 'clean', (metadata->>'occurredAt')::timestamptz, (metadata->>'occurredAt')::timestamptz
   from events where data ? 'fileId' and $1::int > 0`,
  `insert into upload_links (id, foundation_id, purpose, token_hash, created_at, expires_at, used_at)
   select pg_temp.id('link', n), pg_temp.id('foundation', n), 'register-extract', 'token ' || n,
     ${agoOf('n')}, ${agoOf('n')} + interval '30 days', ${agoOf('n')}
   from ${members} where n % 100 > 0`,
];

const commands = `insert into commands (id, foundation_id, command, actor_id, actor_role, fingerprint,
     created_at, outcome, decided_at)
   select pg_temp.id('command ' || k, n), pg_temp.id('foundation', n),
     case when k = 0 then 'start-foundation' else 'add-document' end,
     case when k % 2 = 0 then pg_temp.member(n) else pg_temp.staff(n) end::text,
     case when k % 2 = 0 then 'founder' else 'staff' end, md5(k || ' ' || n), ${agoOf('n')},
     jsonb_build_object('accepted', true, 'revision', k), ${agoOf('n')}
   from ${members}, generate_series(0, 19) k`;

const mails = [
  `insert into sent_mails (message_id, mail, foundation_id, sent_at)
   select 'mail-' || n || '-' || k, 'documents-approved', pg_temp.id('foundation', n), ${agoOf('n')}
   from ${members}, generate_series(1, 10) k`,
  `insert into letters (message_id, mail, subject, reader, foundation_id, account_id, written_at,
     ended_as, ended_at)
   select 'mail-' || n || '-' || k, 'documents-approved', 'case', 'member', pg_temp.id('foundation', n),
     pg_temp.member(n), ${agoOf('n')}, 'handed-over', ${agoOf('n')}
   from ${members}, generate_series(1, 10) k`,
  `insert into unsent_mails (message_id, mail, foundation_id, source, attempts, reason, permanent, failed_at)
   select 'late-' || n, 'documents-approved', pg_temp.id('foundation', n * 100), '{}', 15, 'refused', true,
     now() - n * interval '1 hour'
   from generate_series(1, 30) n where n * 100 < $1::int`,
];

const desk = [
  `insert into notes (id, foundation_id, author_id, written_at, call_with, call_direction, call_at, call_outcome)
   select pg_temp.id('note ' || k, n), pg_temp.id('foundation', n), pg_temp.staff(n), ${agoOf('n')},
     'founder', 'outgoing', ${agoOf('n')}, 'reached'
   from ${members}, generate_series(1, 2) k`,
  `insert into follow_ups (id, foundation_id, kind, due_on, created_at, done_at, done_by)
   select pg_temp.id('follow-up', n), pg_temp.id('foundation', n), 'tell-sender',
     to_char(${agoOf('n')}, 'YYYY-MM-DD'), ${agoOf('n')},
     case when n % 2000 > 0 then now() end, case when n % 2000 > 0 then pg_temp.staff(n) end
   from ${members} where n % 10 = 0`,
  `insert into case_reminders (id, foundation_id, asked_on, reminded, asked_by, asked_at)
   select pg_temp.id('reminder', n), pg_temp.id('foundation', n), to_char(${agoOf('n')}, 'YYYY-MM-DD'),
     'founder', pg_temp.staff(n), ${agoOf('n')}
   from ${members} where n % 5 = 0`,
  `insert into review_ticks (foundation_id, reviewer_id, drafts, point)
   select pg_temp.id('foundation', n), '${lawyer}', 'drafts', 'seat' from ${members} where n % 20 = 0`,
  `insert into snoozed_tasks (task, until, snoozed_by, snoozed_at)
   select 'step:' || foundation_id || '.' || revision, to_char(now() + interval '5 days', 'YYYY-MM-DD'),
     '${lawyer}', now()
   from projections.tasks where until is null and waiting_on = 'staff' and $1::int > 0
   order by foundation_id limit 40`,
  `insert into stuck_activities (workflow_id, run_id, activity_id, activity, attempt, first_seen_at,
     last_tried_at, checked_at)
   select 'foundation-' || pg_temp.id('foundation', n * 100), pg_temp.id('run', n)::text, '1', 'addDocument', 9,
     now(), now(), now() + interval '1 day'
   from generate_series(1, 10) n where n * 100 < $1::int`,
];

/** All rows of formations besides their events and read models. */
export const caseRows: readonly string[] = [...people, ...files, commands, ...mails, ...desk];
