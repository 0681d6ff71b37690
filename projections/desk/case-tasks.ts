import { type RawBuilder, sql } from 'kysely';
import { dayOf } from '#database/days.ts';
import type { Party } from '#domain/foundations/statuses.ts';
import type { FoundTask, TaskSource } from '#modules/desk/found-task.ts';

/** Order of obstacles: the earliest due day first, on one day the earliest report. */
const mostUrgent = sql`(
  select open.one from jsonb_array_elements(foundation.details -> 'obstacles')
    with ordinality as open(one, place)
  order by open.one ->> 'dueOn', place limit 1)`;

const isObstructed = sql<boolean>`
  jsonb_array_length(coalesce(foundation.details -> 'obstacles', '[]')) > 0`;

const openCases = sql`projections.tasks task
  join projections.foundations foundation on foundation.id = task.foundation_id
  where task.until is null`;

/** A new wait in the same case is a new task, so putting off one does not hide the next. */
const waitId = sql`task.foundation_id || '.' || task.revision`;
const dueOn = sql`coalesce(foundation.due_on, ${dayOf('task.due_at')})`;

const columns = (id: RawBuilder<unknown>, about: RawBuilder<unknown>) => sql`
  ${id}, ${about}, task.foundation_id, null::uuid, null::uuid, null, null, ${dueOn}, task.since`;

/** Steps that this party has to take next. */
export const stepsOf = (party: Party): TaskSource => sql<FoundTask>`
  select ${columns(waitId, sql`task.status`)}
  from ${openCases} and task.waiting_on = ${party} and not ${isObstructed}`;

/** Open obstacles that this party has to settle. */
export const obstaclesOf = (party: Party): TaskSource => sql<FoundTask>`
  select ${columns(sql`${mostUrgent} ->> 'obstacleId'`, sql`${mostUrgent} ->> 'kind'`)}
  from ${openCases} and task.waiting_on = ${party} and ${isObstructed}`;

/** Cases that wait for somebody outside the team who gets no more reminders. */
export const casesToCall = (today: string): TaskSource => sql<FoundTask>`
  select ${waitId},
    case foundation.comes_back_as when 'does-it-go-on' then 'does-it-go-on' else 'call-' || task.waiting_on end,
    task.foundation_id, null::uuid, null::uuid, null, null, foundation.comes_back_on, task.since
  from ${openCases} and foundation.comes_back_on <= ${today} and task.waiting_on <> 'staff'`;
