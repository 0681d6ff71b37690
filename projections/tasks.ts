import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type Count, countRows } from '#database/count.ts';
import { type EventType, statusAfter } from '#domain/foundations/foundation.ts';
import {
  isFinished,
  type Party,
  type Status,
  statuses,
  waitingOn,
} from '#domain/foundations/statuses.ts';
import { draftCounts } from './documents.ts';
import type { RecordedEvent } from './event.ts';
import type { FoundationDetails } from './foundation-details.ts';
import type { ReadModels } from './schema.ts';

interface Task {
  foundation_id: string;
  revision: number;
  waiting_on: Party;
  status: Status;
  since: string;
  until: string | null;
}

/** Every change of status ends the open task and, unless finished, opens the next. */
export async function writeTasks(
  db: Kysely<ReadModels>,
  events: readonly RecordedEvent[],
): Promise<void> {
  const opened: Task[] = [];
  const open = new Map<string, Task>();
  const closedBefore = new Map<string, string>();
  const ordering = new Set<string>();
  for (const event of events) {
    if (isAboutTheOrder(event.type)) ordering.add(event.foundationId);
    const status = statusAfter(event.type);
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
  if (opened.length > 0) await db.insertInto('tasks').values(opened).execute();
  await noteWhatIsAwaited(db, [...new Set([...open.keys(), ...ordering])]);
}

const isAboutTheOrder = (type: EventType) => type === 'PackageOrdered' || type === 'OrderWithdrawn';

/** Due date and party of open tasks; the foundations are written before their tasks. */
async function noteWhatIsAwaited(db: Kysely<ReadModels>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('tasks')
    .from('foundations')
    .set((select) => ({
      due_at: select.ref('foundations.due_at'),
      // Without the order it needs, a task of the team waits on the founder.
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
  occasion: Occasion | null;
  /** Why documents were sent back or an appointment was rejected. */
  reason: string | null;
}

export interface TaskFilter {
  waitingOn?: readonly Party[] | undefined;
  /** `only` overdue tasks, or overdue tasks of any party `also`. */
  overdue?: 'only' | 'also' | undefined;
  now: Date;
  limit: number;
  offset: number;
}

/** Open tasks, longest wait first; overdue ones alone by when they were due. */
export async function openTasks(
  db: Database,
  filter: TaskFilter,
): Promise<{ tasks: OpenTask[]; meta: Count }> {
  const matching = matchingTasks(db, filter)
    .orderBy(filter.overdue === 'only' ? 'task.due_at' : 'task.since')
    .orderBy('task.foundation_id');
  const meta = await countRows(db, matching);
  const rows = await matching
    .innerJoin('projections.foundations as foundation', 'foundation.id', 'task.foundation_id')
    .select(['task.foundation_id', 'task.waiting_on', 'task.status', 'task.since', 'task.due_at'])
    .select('foundation.details')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute();
  const drafts = await draftCounts(
    db,
    rows.map((row) => row.foundation_id),
  );
  const tasks = rows.map((row) => ({
    foundationId: row.foundation_id,
    ...namedIn(row.details),
    waitingOn: row.waiting_on as Party,
    status: row.status as OpenTask['status'],
    since: row.since.toISOString(),
    dueAt: row.due_at?.toISOString() ?? null,
    ...occasionOf(row.status as Status, row.details, drafts.get(row.foundation_id) ?? 0),
  }));
  return { tasks, meta };
}

function matchingTasks(db: Database, { waitingOn: parties, overdue, now }: TaskFilter) {
  const open = db.selectFrom('projections.tasks as task').where('task.until', 'is', null);
  if (!parties && !overdue) return open;
  return open.where(({ eb, and, or }) => {
    const wanted = parties ? [eb('task.waiting_on', 'in', parties)] : [];
    const late = overdue ? [eb('task.due_at', '<', now)] : [];
    return overdue === 'also' ? or([...wanted, ...late]) : and([...wanted, ...late]);
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
