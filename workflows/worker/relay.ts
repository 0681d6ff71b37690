import type { Client } from '@temporalio/client';
import type { Database } from '#database/connection.ts';
import { TASK_QUEUE } from '../processes/messages.ts';

const BATCH = 100;

/**
 * Hands the mails of the outbox to Temporal, oldest first. At least once: a second start with the
 * same id changes nothing, and the mail itself is sent once.
 *
 * @returns how many were handed over
 */
export async function relayOutbox(db: Database, client: Client): Promise<number> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('relayed_at', 'is', null)
    .orderBy('created_at')
    .limit(BATCH)
    .execute();
  for (const { id } of rows) {
    await client.workflow.start('outboxMail', {
      workflowId: `mail-${id}`,
      taskQueue: TASK_QUEUE,
      args: [id],
      workflowIdReusePolicy: 'ALLOW_DUPLICATE',
      workflowIdConflictPolicy: 'USE_EXISTING',
    });
    await db.updateTable('outbox').set({ relayed_at: new Date() }).where('id', '=', id).execute();
  }
  return rows.length;
}
