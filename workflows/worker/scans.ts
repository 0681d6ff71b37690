import type { Client } from '@temporalio/client';
import { subDays, subMinutes } from 'date-fns';
import { sql } from 'kysely';
import { finishedStatuses } from '#domain/foundation/statuses.ts';
import { streamOf } from '#event-store/port.ts';
import type { Dependencies } from '../activities/dependencies.ts';
import { startOptions } from '../client.ts';
import type { Durations } from '../processes/durations.ts';
import { type CommandMessage, receipt, workflowIdOf } from '../processes/messages.ts';

/** What one scan looks at; the next one comes in a minute. */
const LIMIT = 1_000;

type Needed = Pick<Dependencies, 'db' | 'events' | 'now'>;

/**
 * Starts the workflow of every unfinished foundation that has none: whatever was terminated or
 * lost goes on by itself.
 */
export async function startOrphans(
  { db }: Needed,
  client: Client,
  durations: Durations,
): Promise<number> {
  const unfinished = await db
    .selectFrom('projections.foundations')
    .select('id')
    .where('status', 'not in', [...finishedStatuses])
    .limit(10 * LIMIT)
    .execute();
  if (unfinished.length === 0) return 0;
  const running = new Set<string>();
  const query = `WorkflowType = 'foundation' AND ExecutionStatus = 'Running'`;
  for await (const { workflowId } of client.workflow.list({ query, pageSize: LIMIT })) {
    running.add(workflowId);
  }
  const orphans = unfinished.filter(({ id }) => !running.has(workflowIdOf(id))).slice(0, LIMIT);
  for (const { id } of orphans) {
    await client.workflow.start('foundation', startOptions({ foundationId: id, durations }));
  }
  return orphans.length;
}

/** Frees slots that were taken by commands which never came to an end. */
export async function freeLostSlots({ db, events, now }: Needed): Promise<number> {
  const doubtful = await db
    .selectFrom('bookings')
    .leftJoin('commands', 'commands.id', 'bookings.id')
    .select(['bookings.id', 'bookings.foundation_id', 'bookings.created_at'])
    .where('kind', '=', 'consultation')
    .where('freed_at', 'is', null)
    .where('starts_at', '>', now())
    .where('bookings.created_at', '<', subMinutes(now(), 10))
    .where((where) =>
      where.or([
        where('commands.outcome', 'is', null),
        sql<boolean>`commands.outcome ->> 'accepted' = 'false'`,
      ]),
    )
    .limit(LIMIT)
    .execute();
  let freed = 0;
  for (const { id, foundation_id: foundationId, created_at: takenAt } of doubtful) {
    if (!foundationId) continue;
    const history = await events.read(streamOf(foundationId));
    if (history.some(({ metadata }) => metadata.commandId === id)) continue;
    const { numUpdatedRows } = await db
      .updateTable('bookings')
      .set({ freed_at: now() })
      .where('id', '=', id)
      // An attempt that goes on after all has renewed this.
      .where('created_at', '=', takenAt)
      .executeTakeFirst();
    freed += Number(numUpdatedRows);
  }
  return freed;
}

/**
 * Signals again what was stored but never decided: the API may have ended between the two, and
 * a notary must not have to come back.
 *
 * @param resent commands that this process has signalled again; once is enough
 */
export async function resendReceipts(
  { db, now }: Needed,
  client: Client,
  durations: Durations,
  resent: Set<string>,
): Promise<number> {
  const rows = await db
    .selectFrom('commands')
    .select(['id', 'foundation_id', 'command', 'actor_id', 'actor_role'])
    .where('outcome', 'is', null)
    .where('command', 'like', 'receive-%')
    .where('created_at', '<', subMinutes(now(), 2))
    .where('created_at', '>', subDays(now(), 14))
    .orderBy('created_at')
    .limit(LIMIT)
    .execute();
  const lost = rows.filter(({ id }) => !resent.has(id));
  for (const row of lost) {
    const message = {
      foundationId: row.foundation_id,
      commandId: row.id,
      command: row.command,
      actor: { id: row.actor_id, role: row.actor_role },
    } as CommandMessage;
    const options = startOptions({ foundationId: row.foundation_id, durations });
    await client.workflow.signalWithStart('foundation', {
      ...options,
      signal: receipt,
      signalArgs: [message],
    });
    resent.add(row.id);
  }
  return lost.length;
}

/** What was never decided is not kept either. */
export async function dropOldPayloads({ db, now }: Needed): Promise<void> {
  await db
    .updateTable('commands')
    .set({ payload: null })
    .where('outcome', 'is', null)
    .where('payload', 'is not', null)
    .where('created_at', '<', subDays(now(), 30))
    .execute();
}
