import { type Kysely, sql } from 'kysely';
import { type FoundationEvent, statusAfter } from '#domain/foundations/foundation.ts';
import {
  isFinished,
  type Party,
  type Status,
  statuses,
  waitingOn,
} from '#domain/foundations/statuses.ts';
import type { RecordedEvent } from './event.ts';
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
