import { subDays } from 'date-fns/subDays';
import type { Database } from '#database/connection.ts';
import { dayKey } from '#domain/site/formats.ts';

interface By {
  by: string;
  now: Date;
}

/** @param until null to have it back at once */
export async function snoozeTask(
  db: Database,
  { task, until }: { task: string; until: string | null },
  { by, now }: By,
): Promise<void> {
  if (until === null) {
    await db.deleteFrom('snoozed_tasks').where('task', '=', task).execute();
    return;
  }
  const row = { until, snoozed_by: by, snoozed_at: now };
  await db
    .insertInto('snoozed_tasks')
    .values({ task, ...row })
    .onConflict((conflict) => conflict.column('task').doUpdateSet(row))
    .execute();
}

/** @param to null where it is nobody's again */
export async function assignTask(
  db: Database,
  { task, to }: { task: string; to: string | null },
  { by, now }: By,
): Promise<void> {
  if (to === null) {
    await db.deleteFrom('assigned_tasks').where('task', '=', task).execute();
    return;
  }
  const row = { assignee_id: to, assigned_by: by, assigned_at: now };
  await db
    .insertInto('assigned_tasks')
    .values({ task, ...row })
    .onConflict((conflict) => conflict.column('task').doUpdateSet(row))
    .execute();
}

/** @returns false where it was, or was not, before */
export async function settleTask(
  db: Database,
  { task, done }: { task: string; done: boolean },
  { by, now }: By,
): Promise<boolean> {
  if (!done) {
    const removed = await db
      .deleteFrom('settled_tasks')
      .where('task', '=', task)
      .executeTakeFirst();
    return removed.numDeletedRows > 0n;
  }
  const added = await db
    .insertInto('settled_tasks')
    .values({ task, settled_by: by, settled_at: now })
    .onConflict((conflict) => conflict.column('task').doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** What is known of tasks that nobody has touched for so long; the tasks themselves are elsewhere. */
const KEPT_DAYS = 400;

/** @returns how many rows were removed */
export async function sweepArrangedTasks(db: Database, now: Date): Promise<number> {
  const old = subDays(now, KEPT_DAYS);
  const removed = await Promise.all([
    db
      .deleteFrom('snoozed_tasks')
      .where('until', '<=', dayKey(now.toISOString()))
      .executeTakeFirst(),
    db.deleteFrom('assigned_tasks').where('assigned_at', '<', old).executeTakeFirst(),
    db.deleteFrom('settled_tasks').where('settled_at', '<', old).executeTakeFirst(),
    db.deleteFrom('case_reminders').where('asked_at', '<', old).executeTakeFirst(),
  ]);
  return removed.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}
