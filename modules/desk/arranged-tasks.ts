import { subDays } from 'date-fns/subDays';
import type { Kysely, RawBuilder, SqlBool } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Tables } from '#database/tables.ts';
import type { PhoneCall } from '#domain/desk/notes.ts';
import { restsUntil } from '#domain/desk/tasks.ts';
import { dayKey } from '#domain/site/formats.ts';

interface By {
  by: string;
  now: Date;
}

/** @param until null brings the task back at once */
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

interface Noted {
  what: 'called' | 'asked';
  outcome?: PhoneCall['outcome'] | undefined;
  /** null for an action that nobody of the team took. */
  by: string | null;
}

/** Notes an action that does not end the task, and lets the task rest for a while. */
export async function noteTask(
  db: Kysely<Tables>,
  task: string,
  { what, outcome, by }: Noted,
  now: Date,
): Promise<void> {
  const noted = { what, outcome: outcome ?? null, noted_by: by, noted_at: now };
  await db
    .insertInto('noted_tasks')
    .values({ task, ...noted })
    .onConflict((conflict) => conflict.column('task').doUpdateSet(noted))
    .execute();
  const rest = { until: restsUntil(dayKey(now.toISOString())), snoozed_by: by, snoozed_at: now };
  await db
    .insertInto('snoozed_tasks')
    .values({ task, ...rest })
    .onConflict((conflict) =>
      conflict
        .column('task')
        .doUpdateSet(rest)
        // A longer rest that somebody has chosen stays.
        .where('snoozed_tasks.until', '<', rest.until),
    )
    .execute();
}

/** @param to null makes the task nobody's */
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

/** The account that somebody has given a task to; undefined where it is as before. */
export async function assigneeOf(db: Database, task: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('assigned_tasks')
    .select('assignee_id')
    .where('task', '=', task)
    .executeTakeFirst();
  return row?.assignee_id;
}

/** @returns false where nothing has changed */
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

/** Days for which arrangements of untouched tasks are kept; the tasks themselves are elsewhere. */
const KEPT_DAYS = 400;

/**
 * @param needed kinds whose settled tasks have no other record, and so stay
 * @returns the number of rows removed
 */
export async function sweepArrangedTasks(
  db: Database,
  now: Date,
  needed: RawBuilder<SqlBool>,
): Promise<number> {
  const old = subDays(now, KEPT_DAYS);
  const removed = await Promise.all([
    db
      .deleteFrom('snoozed_tasks')
      .where('until', '<=', dayKey(now.toISOString()))
      .executeTakeFirst(),
    db.deleteFrom('assigned_tasks').where('assigned_at', '<', old).executeTakeFirst(),
    db
      .deleteFrom('settled_tasks')
      .where('settled_at', '<', old)
      .where(({ not }) => not(needed))
      .executeTakeFirst(),
    db.deleteFrom('noted_tasks').where('noted_at', '<', old).executeTakeFirst(),
    db.deleteFrom('case_reminders').where('asked_at', '<', old).executeTakeFirst(),
  ]);
  return removed.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}
