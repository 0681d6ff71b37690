import { subDays } from 'date-fns/subDays';
import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { OWN_TASK_KEPT_DAYS, OWN_TASKS_MAX, type OwnTask } from '#domain/desk/own-tasks.ts';
import type { FoundTask, TaskSource } from './found-task.ts';
import type { OwnTaskRow } from './tables.ts';

/** Tasks of a person are added one at a time, so that the limit holds. */
const OWN_TASKS_LOCK = 735_110_071;

interface NewOwnTask extends OwnTask {
  /** From the caller's idempotency key: a repetition writes nothing. */
  id: string;
  ownerId: string;
  audience: OwnTaskRow['audience'];
  foundationId: string | null;
}

/** @returns why it was refused */
export async function writeOwnTask(
  db: Database,
  { id, ownerId, audience, foundationId, text, dueOn }: NewOwnTask,
  now: Date,
): Promise<'TOO_MANY_OWN_TASKS' | undefined> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${OWN_TASKS_LOCK}, hashtext(${ownerId}))`.execute(
      transaction,
    );
    const { known, open } = await transaction
      .selectFrom('own_tasks')
      .select(({ fn }) => [
        fn.countAll<string>().filterWhere('id', '=', id).as('known'),
        fn.countAll<string>().filterWhere('done_at', 'is', null).as('open'),
      ])
      .where('owner_id', '=', ownerId)
      .executeTakeFirstOrThrow();
    if (Number(known) > 0) return undefined;
    if (Number(open) >= OWN_TASKS_MAX) return 'TOO_MANY_OWN_TASKS';
    await transaction
      .insertInto('own_tasks')
      .values({
        id,
        owner_id: ownerId,
        audience,
        foundation_id: foundationId,
        text,
        due_on: dueOn,
        created_at: now,
      })
      // One that was handed over since has another owner.
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return undefined;
  });
}

/** @returns undefined where nothing has changed */
export const settleOwnTask = (
  db: Database,
  { id, audience, done }: { id: string; audience: OwnTaskRow['audience']; done: boolean },
  now: Date,
) =>
  db
    .updateTable('own_tasks')
    .set({ done_at: done ? now : null })
    .where('id', '=', id)
    .where('audience', '=', audience)
    .where('done_at', done ? 'is' : 'is not', null)
    .returning('foundation_id')
    .executeTakeFirst();

export const giveOwnTask = (db: Database, id: string, to: string) =>
  db.updateTable('own_tasks').set({ owner_id: to }).where('id', '=', id).execute();

export const ownTasks = (audience: OwnTaskRow['audience']): TaskSource => sql<FoundTask>`
  select id::text, 'own', foundation_id, owner_id, null::uuid, null, text, due_on, created_at
  from own_tasks where audience = ${audience} and done_at is null`;

/** Those about a formation are a part of what is known about its founder. */
export const ownTasksIn = (db: Database, foundationId: string) =>
  db
    .selectFrom('own_tasks')
    .select(['text', 'due_on as dueOn', 'created_at as writtenAt'])
    .where('foundation_id', '=', foundationId)
    .orderBy('created_at')
    .execute();

export async function forgetOwnTasksIn(
  db: Database,
  foundationIds: readonly string[],
): Promise<void> {
  if (foundationIds.length === 0) return;
  await db.deleteFrom('own_tasks').where('foundation_id', 'in', foundationIds).execute();
}

export async function sweepOwnTasks(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('own_tasks')
    .where('done_at', '<', subDays(now, OWN_TASK_KEPT_DAYS))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
