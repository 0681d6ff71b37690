import type { Client } from '@temporalio/client';
import type { Database } from '#database/connection.ts';
import { markRelayed, pendingEntries } from '#modules/outbox/outbox.ts';
import type { Durations } from '../processes/durations.ts';
import { type MeetingInput, meetingChanged, meetingStart } from '../processes/meeting-messages.ts';
import { TASK_QUEUE } from '../processes/messages.ts';

const BATCH = 100;

/**
 * Starts a workflow for every pending mail of the outbox and tells those of changed meetings, oldest
 * first. At least once: a second start with the same id changes nothing, and mails are sent once.
 *
 * @returns how many were relayed
 */
export async function relayOutbox(
  db: Database,
  client: Client,
  durations: Durations,
): Promise<number> {
  const entries = await pendingEntries(db, BATCH);
  for (const entry of entries) {
    if (entry.kind === 'mail') await startMail(client, entry.id);
    else await tellMeeting(client, { ...entry.data, durations: durations.meeting });
    await markRelayed(db, entry.id, new Date());
  }
  return entries.length;
}

const startMail = (client: Client, id: string) =>
  client.workflow.start('outboxMail', {
    workflowId: `mail-${id}`,
    taskQueue: TASK_QUEUE,
    args: [id],
    workflowIdReusePolicy: 'ALLOW_DUPLICATE',
    workflowIdConflictPolicy: 'USE_EXISTING',
  });

const tellMeeting = (client: Client, input: MeetingInput) =>
  client.workflow.signalWithStart('meeting', { ...meetingStart(input), signal: meetingChanged });
