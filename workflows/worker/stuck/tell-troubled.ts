import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import { subSeconds } from 'date-fns/subSeconds';
import type { Database } from '#database/connection.ts';
import {
  keepOnly,
  noteTold,
  stuckAmong,
  workflowsToCheck,
} from '#modules/operations/stuck-activities.ts';
import { stuck } from '../../processes/stuck.ts';

/** Workflows per run; the next run takes the rest. */
const LIMIT = 100;
/** Time before a workflow is looked at again. */
const CHECKED_SECONDS = 60;
/** An attempt is noted before the server knows of it. */
const JUST_TRIED_SECONDS = 2;

/**
 * Removes activities from the list that nothing waits for any more, as after a termination, and tells workflows
 * what they cannot see themselves: that one of their activities is stuck, or no longer so. They show it as
 * `Trouble`.
 *
 * @returns the number of workflows told
 */
export async function tellTroubled(
  { db, now }: { db: Database; now: () => Date },
  client: Client,
): Promise<number> {
  let told = 0;
  const at = now();
  const unchecked = await workflowsToCheck(db, subSeconds(at, CHECKED_SECONDS), LIMIT);
  for (const workflowId of unchecked) {
    const waitedFor = await pendingActivities(client, workflowId);
    const listed = await keepOnly(db, workflowId, waitedFor, subSeconds(at, JUST_TRIED_SECONDS));
    if (listed.activities.length === 0 || listed.told) continue;
    if (await tell(client, workflowId, listed.activities)) told += 1;
    await noteTold(db, workflowId);
  }
  return told + (await tellThatItIsOver(db, client));
}

/** @returns none when the workflow has ended or is gone */
async function pendingActivities(client: Client, workflowId: string) {
  try {
    const { raw, runId, status } = await client.workflow.getHandle(workflowId).describe();
    // A terminated workflow still names its activities.
    if (status.name !== 'RUNNING') return [];
    return (raw.pendingActivities ?? []).map(({ activityId }) => ({
      runId,
      activityId: activityId ?? '',
    }));
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return [];
    throw error;
  }
}

async function tellThatItIsOver(db: Database, client: Client): Promise<number> {
  const query = `Trouble = 'activity' AND ExecutionStatus = 'Running'`;
  const troubled: string[] = [];
  for await (const { workflowId } of client.workflow.list({ query })) {
    troubled.push(workflowId);
    if (troubled.length === LIMIT) break;
  }
  const stillStuck = await stuckAmong(db, troubled);
  const over = troubled.filter((workflowId) => !stillStuck.has(workflowId));
  for (const workflowId of over) await tell(client, workflowId, []);
  return over.length;
}

/** @returns false when the workflow has ended meanwhile */
async function tell(client: Client, workflowId: string, activities: string[]): Promise<boolean> {
  try {
    await client.workflow.getHandle(workflowId).signal(stuck, activities);
    return true;
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return false;
    throw error;
  }
}
