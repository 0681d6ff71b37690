import type { Client } from '@temporalio/client';
import type { Database } from '#database/connection.ts';
import { markRelayed, pendingOutboxIds } from '#modules/outbox/outbox.ts';
import { TASK_QUEUE } from '../processes/messages.ts';

const BATCH = 100;

/**
 * Starts a workflow for every pending mail of the outbox, oldest first. At least once: a second
 * start with the same id changes nothing, and the mail itself is sent once.
 *
 * @returns how many were relayed
 */
export async function relayOutbox(db: Database, client: Client): Promise<number> {
  const ids = await pendingOutboxIds(db, BATCH);
  for (const id of ids) {
    await client.workflow.start('outboxMail', {
      workflowId: `mail-${id}`,
      taskQueue: TASK_QUEUE,
      args: [id],
      workflowIdReusePolicy: 'ALLOW_DUPLICATE',
      workflowIdConflictPolicy: 'USE_EXISTING',
    });
    await markRelayed(db, id, new Date());
  }
  return ids.length;
}
