import { type RawBuilder, sql } from 'kysely';
import { dayOf } from '#database/days.ts';
import type { PeopleTask } from '#domain/foundations/people/open-tasks.ts';
import type { Party, Status } from '#domain/foundations/statuses.ts';
import type { FoundTask, TaskSource } from '#modules/desk/found-task.ts';
import { isBeingChecked } from '#modules/identification/identifications.ts';
import { isOnlyChecked } from '../foundations/checked.ts';

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

/** The law firm drafts nothing here: it is waited for because of the mandate, which is a task of its own. */
const isMandate = sql<boolean>`
  (task.status = ${'documents-pending' satisfies Status} and task.waiting_on = ${'lawyer' satisfies Party})`;

/** Steps that this party has to take next. */
export const stepsOf = (party: Party): TaskSource => sql<FoundTask>`
  select ${columns(waitId, sql`task.status`)}
  from ${openCases} and task.waiting_on = ${party} and not ${isObstructed} and not ${isMandate}`;

/** Open obstacles that this party has to settle. */
export const obstaclesOf = (party: Party): TaskSource => sql<FoundTask>`
  select ${columns(sql`${mostUrgent} ->> 'obstacleId'`, sql`${mostUrgent} ->> 'kind'`)}
  from ${openCases} and task.waiting_on = ${party} and ${isObstructed}`;

/** Cases that wait for somebody outside the team who gets no more reminders, and unanswered mandates. */
export const casesToCall = (today: string): TaskSource => sql<FoundTask>`
  select ${waitId},
    case foundation.comes_back_as when 'does-it-go-on' then 'does-it-go-on' else 'call-' || task.waiting_on end,
    task.foundation_id, null::uuid, null::uuid, null, null, foundation.comes_back_on, task.since
  from ${openCases} and foundation.comes_back_on <= ${today} and task.waiting_on <> 'staff'
    and not ${isMandate} and not ${isOnlyChecked('task.foundation_id')}
  union all
  select ${peopleTaskId}, 'call-about-mandate', foundation_id, null, null, null, null, call_on, since
  from projections.people_tasks where about = 'mandate' and call_on <= ${today}`;

/** What somebody states later in the same case is a new task. */
const peopleTaskId = sql`foundation_id || '.' || floor(extract(epoch from since))`;

const openPeopleTasks = (about: PeopleTask, called: RawBuilder<unknown>): TaskSource =>
  sql<FoundTask>`
    select ${peopleTaskId}, ${called}, foundation_id, null::uuid, null::uuid, null, null, due_on, since
    from projections.people_tasks where about = ${about}`;

/** Tasks of the law firm about people. */
export const peopleTasksOf = (about: 'mandate' | 'clear-minor'): TaskSource =>
  openPeopleTasks(about, sql`about`);

/** Those for which founders are waited for, until somebody has to call; while they are only checked, nobody has. */
export const awaitedFromPeople = (about: 'details' | 'identify', today: string): TaskSource =>
  sql<FoundTask>`
    ${openPeopleTasks(about, about === 'identify' ? differsOrNot : sql`about`)}
      and (call_on is null or call_on > ${today} or ${isOnlyChecked('people_tasks.foundation_id')})`;

const differsOrNot = sql`
  case when ${isBeingChecked('people_tasks.foundation_id')} then 'identification-differs' else about end`;

/** Formations that never ask who founds. The whole case has one such task, whatever it waits for. */
export const casesWithoutPeople: TaskSource = sql<FoundTask>`
  select foundation_id::text, about, foundation_id, null::uuid, null::uuid, null, null, due_on, since
  from projections.people_tasks where about = ${'people-unstated' satisfies PeopleTask}`;
