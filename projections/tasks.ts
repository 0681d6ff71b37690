import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type Count, countRows } from '#database/count.ts';
import type { ComesBackAs } from '#domain/foundations/due-dates.ts';
import { type FoundationEvent, statusAfter } from '#domain/foundations/foundation.ts';
import {
  isFinished,
  type Party,
  type Status,
  statuses,
  waitingOn,
} from '#domain/foundations/statuses.ts';
import { dayKey } from '#domain/site/formats.ts';
import { namesByIds } from '#modules/accounts/directory/people.ts';
import { draftCounts } from './documents.ts';
import type { RecordedEvent } from './event.ts';
import type { FoundationDetails } from './foundation-details.ts';
import type { ComesBack } from './foundations/list.ts';
import type { ReadModels } from './schema.ts';
import { insertRows } from './write-rows.ts';

interface Task {
  foundation_id: string;
  revision: number;
  waiting_on: Party;
  status: Status;
  since: string;
  until: string | null;
}

/**
 * Every change of status ends the open task and, unless finished, opens the next.
 *
 * @param turned foundations for which somebody else is waited for than before
 */
export async function writeTasks(
  db: Kysely<ReadModels>,
  events: readonly RecordedEvent[],
  turned: readonly string[],
): Promise<void> {
  const opened: Task[] = [];
  const open = new Map<string, Task>();
  const closedBefore = new Map<string, string>();
  for (const event of events) {
    const status = statusAfter(event as FoundationEvent);
    if (status === undefined) continue;
    const { foundationId, occurredAt, revision } = event;
    const current = open.get(foundationId);
    if (current) current.until = occurredAt;
    else if (!closedBefore.has(foundationId)) closedBefore.set(foundationId, occurredAt);
    open.delete(foundationId);
    if (isFinished(status)) continue;
    const task: Task = {
      foundation_id: foundationId,
      revision,
      waiting_on: waitingOn(status),
      status,
      since: occurredAt,
      until: null,
    };
    opened.push(task);
    open.set(foundationId, task);
  }
  await closeTasks(db, closedBefore);
  if (opened.length > 0) await insertRows(db, 'tasks', opened).execute();
  await noteWhatIsAwaited(db, [...new Set([...open.keys(), ...turned, ...rescheduled(events)])]);
}

/** Those whose appointment has another date, without another status. */
const rescheduled = (events: readonly RecordedEvent[]): string[] =>
  events.filter(({ type }) => type === 'ConsultationMoved').map(({ foundationId }) => foundationId);

/** Due date and party of open tasks; the foundations are written before their tasks. */
async function noteWhatIsAwaited(db: Kysely<ReadModels>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('tasks')
    .from('foundations')
    .set((select) => ({
      due_at: select.ref('foundations.due_at'),
      // Whoever has the ball of an obstacle, or the founder while the order is missing.
      waiting_on: select.ref('foundations.waiting_on'),
    }))
    .whereRef('foundations.id', '=', 'tasks.foundation_id')
    .where('tasks.foundation_id', 'in', ids)
    .where('tasks.until', 'is', null)
    .execute();
}

const usualParty = sql<string>`case tasks.status ${sql.join(
  statuses.map((status) => sql`when ${status} then ${waitingOn(status)}`),
  sql` `,
)} end`;

async function closeTasks(db: Kysely<ReadModels>, closed: Map<string, string>): Promise<void> {
  if (closed.size === 0) return;
  const ids = sql`${[...closed.keys()]}::uuid[]`;
  const instants = sql`${[...closed.values()]}::timestamptz[]`;
  await db
    .updateTable('tasks')
    .from(
      sql<{ id: string; at: Date }>`unnest(${ids}, ${instants})`.as<'closed'>(sql`closed(id, at)`),
    )
    .set((select) => ({
      until: select.ref('closed.at'),
      due_at: null,
      // As if it had been opened and closed in one batch: a rebuild has to give the same rows.
      waiting_on: usualParty,
    }))
    .whereRef('tasks.foundation_id', '=', 'closed.id')
    .where('tasks.until', 'is', null)
    .execute();
}

/** What makes a task differ from the first of its kind. */
export const occasions = [
  'documents-there',
  'changes-requested',
  'reviewed-before',
  'appointment-rejected',
] as const;
export type Occasion = (typeof occasions)[number];

export interface OpenTask {
  foundationId: string;
  companyName: string | null;
  city: string | null;
  waitingOn: Party;
  status: Exclude<Status, 'completed' | 'cancelled'>;
  since: string;
  dueAt: string | null;
  /** By which day, `2026-11-27`; null where nothing is due. */
  dueOn: string | null;
  /** As what it has come back to the team; null while somebody is still reminded. */
  comesBack: ComesBackAs | null;
  /** Who looks after it; null while nobody is named. */
  owner: { id: string; name: string } | null;
  occasion: Occasion | null;
  /** Why documents were sent back or an appointment was rejected. */
  reason: string | null;
}

export interface TaskFilter {
  waitingOn?: readonly Party[] | undefined;
  /** `only` overdue tasks, or overdue tasks of any party `also`. */
  overdue?: 'only' | 'also' | undefined;
  /** Looked after by this account of the team. */
  owner?: string | undefined;
  comesBack?: ComesBack | undefined;
  now: Date;
  limit: number;
  offset: number;
}

/** Open tasks by the day on which they are due, then longest wait first. */
export async function openTasks(
  db: Database,
  filter: TaskFilter,
): Promise<{ tasks: OpenTask[]; meta: Count }> {
  const matching = matchingTasks(db, filter)
    .orderBy('foundation.due_on', (order) => order.asc().nullsLast())
    .orderBy('task.since')
    .orderBy('task.foundation_id');
  const meta = await countRows(db, matching);
  const rows = await matching
    .select(['task.foundation_id', 'task.waiting_on', 'task.status', 'task.since', 'task.due_at'])
    .select(['foundation.due_on', 'foundation.comes_back_as', 'foundation.comes_back_on'])
    .select(['foundation.owner_id', 'foundation.details'])
    .limit(filter.limit)
    .offset(filter.offset)
    .execute();
  const drafts = await draftCounts(
    db,
    rows.map((row) => row.foundation_id),
  );
  const owners = [...new Set(rows.map(({ owner_id }) => owner_id))].filter((id) => id !== null);
  const names = await namesByIds(db, owners);
  const today = dayKey(filter.now.toISOString());
  const tasks = rows.map((row) => ({
    foundationId: row.foundation_id,
    ...namedIn(row.details),
    waitingOn: row.waiting_on as Party,
    status: row.status as OpenTask['status'],
    since: row.since.toISOString(),
    dueAt: row.due_at?.toISOString() ?? null,
    dueOn: row.due_on,
    comesBack:
      row.comes_back_on !== null && row.comes_back_on <= today
        ? (row.comes_back_as as ComesBackAs)
        : null,
    owner: row.owner_id === null ? null : { id: row.owner_id, name: names.get(row.owner_id) ?? '' },
    ...occasionOf(row.status as Status, row.details, drafts.get(row.foundation_id) ?? 0),
  }));
  return { tasks, meta };
}

function matchingTasks(db: Database, filter: TaskFilter) {
  const { waitingOn: parties, overdue, owner, comesBack, now } = filter;
  const today = dayKey(now.toISOString());
  let open = db
    .selectFrom('projections.tasks as task')
    .innerJoin('projections.foundations as foundation', 'foundation.id', 'task.foundation_id')
    .where('task.until', 'is', null);
  if (owner) open = open.where('foundation.owner_id', '=', owner);
  if (comesBack) open = open.where('foundation.comes_back_on', '<=', today);
  if (comesBack && comesBack !== 'any') {
    open = open.where('foundation.comes_back_as', '=', comesBack);
  }
  if (!parties && !overdue) return open;
  return open.where(({ eb, and, or }) => {
    const wanted = parties ? [eb('task.waiting_on', 'in', parties)] : [];
    const isLate = or([eb('task.due_at', '<', now), eb('foundation.due_on', '<', today)]);
    if (!overdue) return and(wanted);
    return overdue === 'also' ? or([...wanted, isLate]) : and([...wanted, isLate]);
  });
}

function occasionOf(
  status: Status,
  details: object,
  drafts: number,
): Pick<OpenTask, 'occasion' | 'reason'> {
  const { changesRequested, rejections, history } = details as Partial<FoundationDetails>;
  if (status === 'documents-pending') {
    if (changesRequested) {
      return { occasion: 'changes-requested', reason: changesRequested.reason };
    }
    return { occasion: drafts > 0 ? 'documents-there' : null, reason: null };
  }
  if (status === 'review-pending') {
    const reviews = (history ?? []).filter((entry) => entry.status === 'review-pending');
    return { occasion: reviews.length > 1 ? 'reviewed-before' : null, reason: null };
  }
  const rejection = status === 'notary-appointment-pending' ? rejections?.at(-1) : undefined;
  return { occasion: rejection ? 'appointment-rejected' : null, reason: rejection?.reason ?? null };
}

function namedIn(details: object): Pick<OpenTask, 'companyName' | 'city'> {
  const { coreData } = details as { coreData?: { companyName?: string; city?: string } | null };
  return { companyName: coreData?.companyName ?? null, city: coreData?.city ?? null };
}
