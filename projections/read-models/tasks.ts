import { type Kysely, sql } from 'kysely';
import { type FoundationEvent, statusAfter } from '#domain/foundations/foundation.ts';
import { isFinished, statuses, waitingOn } from '#domain/foundations/statuses.ts';
import type { RecordedEvent } from '../event.ts';
import { column, index, key, type TableOf, uniqueIndex } from './columns.ts';
import { turnIn } from './foundations.ts';
import { type Change, insertRows, readModel } from './read-model.ts';

/**
 * Whose turn it is, and since when. Each unfinished foundation has one open row: a change of status closes it and
 * opens the next one, unless the foundation is finished.
 */
export const tasks = readModel({
  name: 'tasks',
  columns: {
    foundation_id: column.foundation,
    /** Revision of the event that opened the task. */
    revision: column.integer,
    waiting_on: column.text,
    status: column.text,
    since: column.instant,
    /** Time of the awaited appointment, while the task is open. */
    due_at: column.maybeInstant,
    until: column.maybeInstant,
  },
  indexes: {
    toWrite: [uniqueIndex('(foundation_id) where until is null')],
    toRead: [
      key('primary key (foundation_id, revision)'),
      index('(since) where until is null'),
      index('(waiting_on, since) where until is null'),
      index('(due_at, foundation_id) where until is null'),
    ],
  },
  on: 'every event',
  async write(db, events, changes): Promise<void> {
    const { opened, stillOpen, closedBefore } = turnsIn(events);
    await closeTasks(db, closedBefore);
    await insertRows(db, 'tasks', opened);
    const moved = new Set([...stillOpen, ...rescheduled(events)]);
    await noteWhatIsAwaited(
      db,
      (await changes).filter((change) => moved.has(change.after.id) || hasTurned(change)),
    );
  },
});

type Table = { tasks: TableOf<(typeof tasks)['columns']> };

interface Task {
  foundation_id: string;
  revision: number;
  waiting_on: string;
  status: string;
  since: string;
  until: string | null;
}

function turnsIn(events: readonly RecordedEvent[]) {
  const opened: Task[] = [];
  const open = new Map<string, Task>();
  const closedBefore = new Map<string, string>();
  for (const event of events) {
    const status = statusAfter(event as FoundationEvent);
    if (status === undefined) continue;
    const { foundationId: id, occurredAt, revision } = event;
    const current = open.get(id);
    if (current) current.until = occurredAt;
    else if (!closedBefore.has(id)) closedBefore.set(id, occurredAt);
    open.delete(id);
    if (isFinished(status)) continue;
    const task: Task = {
      foundation_id: id,
      revision,
      waiting_on: waitingOn(status),
      status,
      since: occurredAt,
      until: null,
    };
    opened.push(task);
    open.set(id, task);
  }
  return { opened, stillOpen: open.keys(), closedBefore };
}

/** Whether another party is waited for than before. */
const hasTurned = ({ before, after }: Change) => turnIn(after) !== before?.waitingOn;

/** Foundations whose appointment moved within the same status. */
const rescheduled = (events: readonly RecordedEvent[]): string[] =>
  events.filter(({ type }) => type === 'ConsultationMoved').map((event) => event.foundationId);

/**
 * Due date and party of open tasks: the party that has to settle an obstacle, or the founder while the order is
 * missing.
 */
async function noteWhatIsAwaited(db: Kysely<Table>, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ after }) => after);
  const ids = sql`${rows.map(({ id }) => id)}::uuid[]`;
  const instants = sql`${rows.map(({ dueAt }) => dueAt)}::timestamptz[]`;
  const parties = sql`${rows.map((row) => turnIn(row))}::text[]`;
  await db
    .updateTable('tasks')
    .from(
      sql<{ id: string; at: Date | null; party: string }>`
        unnest(${ids}, ${instants}, ${parties})`.as<'awaited'>(sql`awaited(id, at, party)`),
    )
    .set((select) => ({
      due_at: select.ref('awaited.at'),
      waiting_on: select.ref('awaited.party'),
    }))
    .whereRef('tasks.foundation_id', '=', 'awaited.id')
    .where('tasks.until', 'is', null)
    .execute();
}

const usualParty = sql<string>`case tasks.status ${sql.join(
  statuses.map((status) => sql`when ${status} then ${waitingOn(status)}`),
  sql` `,
)} end`;

async function closeTasks(db: Kysely<Table>, closed: Map<string, string>): Promise<void> {
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
      // Values as if the task had been opened and closed in one batch, since a rebuild has to give the same rows.
      waiting_on: usualParty,
    }))
    .whereRef('tasks.foundation_id', '=', 'closed.id')
    .where('tasks.until', 'is', null)
    .execute();
}
