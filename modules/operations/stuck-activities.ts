import type { Database } from '#database/connection.ts';
import { countRows } from '#database/count.ts';

/** Identifies an activity within a run of a workflow. */
export interface ActivityKey {
  workflowId: string;
  runId: string;
  activityId: string;
}

interface Attempt extends ActivityKey {
  activity: string;
  attempt: number;
  at: Date;
}

interface FailedAttempt extends ActivityKey {
  attempt: number;
  failure: string;
  at: Date;
  nextAttemptAt: Date;
}

/** Notes that a further attempt begins. */
export async function noteStuck(db: Database, { activity, attempt, at, ...key }: Attempt) {
  await db
    .insertInto('stuck_activities')
    .values({
      workflow_id: key.workflowId,
      run_id: key.runId,
      activity_id: key.activityId,
      activity,
      attempt,
      first_seen_at: at,
      last_tried_at: at,
      checked_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['workflow_id', 'run_id', 'activity_id'])
        .doUpdateSet({ attempt, last_tried_at: at, next_attempt_at: null }),
    )
    .execute();
}

/** Notes a failed attempt of a listed activity. */
export async function noteFailedAgain(db: Database, failed: FailedAttempt): Promise<void> {
  const { attempt, failure, at, nextAttemptAt, ...key } = failed;
  await withKey(db, key)
    .set({ attempt, failure, last_tried_at: at, next_attempt_at: nextAttemptAt })
    .execute();
}

const withKey = (db: Database, { workflowId, runId, activityId }: ActivityKey) =>
  db
    .updateTable('stuck_activities')
    .where('workflow_id', '=', workflowId)
    .where('run_id', '=', runId)
    .where('activity_id', '=', activityId);

/** Removes an activity that has succeeded or was given up. */
export async function forgetStuck(db: Database, key: ActivityKey): Promise<void> {
  await db
    .deleteFrom('stuck_activities')
    .where('workflow_id', '=', key.workflowId)
    .where('run_id', '=', key.runId)
    .where('activity_id', '=', key.activityId)
    .execute();
}

/** Stuck activities, the longest stuck first. */
export async function stuckActivities(db: Database, limit: number) {
  const listed = db.selectFrom('stuck_activities').orderBy('first_seen_at').orderBy('id');
  const meta = await countRows(db, listed);
  const rows = await listed.selectAll().limit(limit).execute();
  const activities = rows.map((row) => ({
    id: row.id,
    workflowId: row.workflow_id,
    runId: row.run_id,
    activityId: row.activity_id,
    activity: row.activity,
    attempt: row.attempt,
    failure: row.failure,
    firstSeenAt: row.first_seen_at.toISOString(),
    lastTriedAt: row.last_tried_at.toISOString(),
    nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
  }));
  return { activities, meta };
}

export async function findStuck(db: Database, id: string): Promise<ActivityKey | undefined> {
  const row = await db
    .selectFrom('stuck_activities')
    .select(['workflow_id', 'run_id', 'activity_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { workflowId: row.workflow_id, runId: row.run_id, activityId: row.activity_id };
}

/** Workflows that have not been told, or were not checked lately, the oldest check first. */
export async function workflowsToCheck(
  db: Database,
  checkedBefore: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('stuck_activities')
    .select('workflow_id')
    .where((where) =>
      where.or([where('told', '=', false), where('checked_at', '<', checkedBefore)]),
    )
    .groupBy('workflow_id')
    .orderBy(({ fn }) => fn.min('checked_at'))
    .limit(limit)
    .execute();
  return rows.map(({ workflow_id }) => workflow_id);
}

/**
 * Removes all but these activities of a workflow, the only ones it waits for.
 *
 * @returns the names of the listed ones, and whether the workflow knows all of them
 */
export async function keepOnly(
  db: Database,
  workflowId: string,
  waitedFor: readonly { runId: string; activityId: string }[],
  at: Date,
): Promise<{ activities: string[]; told: boolean }> {
  const rows = await db
    .selectFrom('stuck_activities')
    .select(['id', 'run_id', 'activity_id', 'activity', 'told'])
    .where('workflow_id', '=', workflowId)
    .where('last_tried_at', '<', at)
    .execute();
  const waits = (row: (typeof rows)[number]) =>
    waitedFor.some(
      ({ runId, activityId }) => row.run_id === runId && row.activity_id === activityId,
    );
  const [kept, over] = [rows.filter(waits), rows.filter((row) => !waits(row))];
  if (over.length > 0) {
    const ids = over.map(({ id }) => id);
    await db.deleteFrom('stuck_activities').where('id', 'in', ids).execute();
  }
  if (kept.length > 0) {
    const ids = kept.map(({ id }) => id);
    const looked = db.updateTable('stuck_activities').set({ checked_at: at });
    await looked.where('id', 'in', ids).execute();
  }
  return {
    activities: kept.map(({ activity }) => activity),
    told: over.length === 0 && kept.every((row) => row.told),
  };
}

export async function noteTold(db: Database, workflowId: string): Promise<void> {
  await db
    .updateTable('stuck_activities')
    .set({ told: true })
    .where('workflow_id', '=', workflowId)
    .execute();
}

/** Those of these workflows that have listed activities. */
export async function stuckAmong(
  db: Database,
  workflowIds: readonly string[],
): Promise<Set<string>> {
  if (workflowIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('stuck_activities')
    .select('workflow_id')
    .distinct()
    .where('workflow_id', 'in', workflowIds)
    .execute();
  return new Set(rows.map(({ workflow_id }) => workflow_id));
}
