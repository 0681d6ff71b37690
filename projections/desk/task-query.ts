import { type RawBuilder, sql } from 'kysely';
import type { TeamRole } from '#domain/desk/rights.ts';
import {
  type DueGroup,
  kindsOf,
  kindsOwnedBy,
  type TaskKind,
  type TaskSelection,
  weekEnd,
} from '#domain/desk/tasks.ts';
import { dayKey } from '#domain/site/formats.ts';
import { type ArrangedTask, arranged, type TaskSource } from '#modules/desk/found-task.ts';
import { ownTasks } from '#modules/desk/own-tasks.ts';
import { followUpTasks } from '#modules/foundations/follow-ups.ts';
import { openInquiries } from '#modules/inquiries/inquiry-tasks.ts';
import { dueRefunds, unpaidInvoices } from '#modules/invoices/invoice-tasks.ts';
import { unansweredByFirm, unansweredByTeam } from '#modules/messages/message-tasks.ts';
import { missingAddresses } from '#modules/orders/address-requests.ts';
import { hoursLeft } from '#modules/orders/times/hours-left.ts';
import { hoursWithoutTime } from '#modules/orders/times/hours-without-time.ts';
import { lateMails } from '#modules/outbox/unsent-mails.ts';
import {
  awaitedFromPeople,
  casesToCall,
  casesWithoutPeople,
  obstaclesOf,
  peopleTasksOf,
  stepsOf,
} from './case-tasks.ts';

/** The query that finds the tasks of each kind. */
const sources: Record<TaskKind, (now: Date) => TaskSource> = {
  step: () => stepsOf('staff'),
  'legal-step': () => stepsOf('lawyer'),
  obstacle: () => obstaclesOf('staff'),
  'legal-obstacle': () => obstaclesOf('lawyer'),
  message: unansweredByTeam,
  'legal-message': unansweredByFirm,
  mandate: () => peopleTasksOf('mandate'),
  'clear-minor': () => peopleTasksOf('clear-minor'),
  details: (now) => awaitedFromPeople('details', dayKey(now.toISOString())),
  identify: (now) => awaitedFromPeople('identify', dayKey(now.toISOString())),
  people: () => casesWithoutPeople,
  call: (now) => casesToCall(dayKey(now.toISOString())),
  'follow-up': followUpTasks,
  address: missingAddresses,
  refund: dueRefunds,
  unpaid: unpaidInvoices,
  hours: (now) => sql`${hoursWithoutTime(now)} union all ${hoursLeft(now)}`,
  inquiry: openInquiries,
  own: () => ownTasks('team'),
  'legal-own': () => ownTasks('law-firm'),
  mail: lateMails,
};

/** The reader of tasks, and the time. */
export interface Asking {
  id: string;
  role: TeamRole;
  /** Ids of all members of the team. */
  team: readonly string[];
  /** Ids of those for whom the reader stands in now. */
  standsInFor: readonly string[];
  now: Date;
}

/** A task whose owner is known. */
export interface OwnedTask extends Omit<ArrangedTask, 'kind' | 'assignee_id'> {
  kind: TaskKind;
  owner_id: string | null;
  stand_in_id: string | null;
}

const byCase = sql`kind = any(${kindsOwnedBy('case')}::text[])`;
const queued = sql`kind = any(${kindsOwnedBy('queue')}::text[])`;
const byPerson = sql`kind = any(${kindsOwnedBy('person')}::text[])`;

/** All open tasks that the role sees. */
export function tasksFor({ role, team, now }: Asking): RawBuilder<OwnedTask> {
  const found = kindsOf(role).map((kind) => ({ kind, source: sources[kind](now) }));
  const today = dayKey(now.toISOString());
  // A finished formation gets no new owner: its remaining tasks belong to nobody until somebody takes them.
  const owner = sql`case when foundation.owner_id = any(${[...team]}::uuid[]) then foundation.owner_id end`;
  return sql<OwnedTask>`
    select arranged.*,
      case when ${byCase} then ${owner}
        when ${queued} then assignee_id
        when ${byPerson} then case when account_id = any(${[...team]}::uuid[]) then account_id end
        else coalesce(assignee_id, ${owner}) end as owner_id,
      case when ${byCase} or (not ${queued} and not ${byPerson} and assignee_id is null)
        then (foundation.details #>> '{owner,standInId}')::uuid end as stand_in_id
    from (${arranged(found, { team, today })}) as arranged
    left join lateral (
      -- Looked up one by one: Postgres would rather read all formations for a thousand tasks.
      select owner_id, details from projections.foundations
      where foundations.id = foundation_id offset 0
    ) foundation on true`;
}

const awake = sql`snoozed_until is null`;

/** Conditions of the selections. A queue belongs to everybody who works on it until somebody takes a task. */
export const selected = ({
  id,
  standsInFor,
  now,
}: Asking): Record<TaskSelection, RawBuilder<boolean>> => ({
  mine: sql<boolean>`(${awake} and (owner_id = any(${[id, ...standsInFor]}::uuid[]) or stand_in_id = ${id}::uuid
    or (${queued} and owner_id is null)))`,
  team: sql<boolean>`${awake}`,
  unowned: sql<boolean>`(${awake} and owner_id is null)`,
  snoozed: sql<boolean>`not ${awake}`,
  overdue: sql<boolean>`due_on < ${dayKey(now.toISOString())}`,
});

/** The groups of `dueGroup`, as conditions. */
export function groupedBy({ now }: Asking): Record<DueGroup, RawBuilder<boolean>> {
  const today = dayKey(now.toISOString());
  const sunday = weekEnd(today);
  return {
    overdue: sql<boolean>`due_on < ${today}`,
    today: sql<boolean>`due_on = ${today}`,
    week: sql<boolean>`due_on > ${today} and due_on <= ${sunday}`,
    later: sql<boolean>`(due_on is null or due_on > ${sunday})`,
  };
}
