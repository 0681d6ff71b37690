import type { Client } from '@temporalio/client';
import { subMinutes } from 'date-fns/subMinutes';
import type { Database } from '#database/connection.ts';
import { openMeetings } from '#modules/appointments/meetings/meetings.ts';
import type { Durations } from '../processes/durations.ts';
import { meetingStart, meetingWorkflowId } from '../processes/meeting-messages.ts';
import type { Cursor } from './repair.ts';
import { runningAmong } from './running.ts';

/** Number of meetings in one query to Temporal; the next scan continues where this one ended. */
const PAGE = 100;
/** How long the outbox has to start a workflow itself. */
const STARTED_AFTER_MINUTES = 2;

/**
 * Starts the workflow of every meeting that has none, e.g. after a termination.
 *
 * @returns the number started
 */
export async function repairMeetings(
  { db, now, publicUrl }: { db: Database; now: () => Date; publicUrl: string },
  client: Client,
  durations: Durations,
  cursor: Cursor,
): Promise<number> {
  const createdBefore = subMinutes(now(), STARTED_AFTER_MINUTES);
  const ids = await openMeetings(db, { createdBefore, afterId: cursor.afterId, limit: PAGE });
  cursor.afterId = ids.length < PAGE ? undefined : ids.at(-1);
  const running = await runningAmong(client, ids.map(meetingWorkflowId));
  const missing = ids.filter((id) => !running.has(meetingWorkflowId(id)));
  for (const meetingId of missing) {
    const input = { meetingId, durations: durations.meeting };
    await client.workflow.start('meeting', meetingStart(input, publicUrl));
  }
  return missing.length;
}
