import { sql } from 'kysely';
import { v5 as uuidv5 } from 'uuid';
import type { Database } from '#database/connection.ts';
import { type FollowUpKind, followUpDueOn } from '#domain/foundations/follow-ups.ts';
import type { FoundTask, TaskSource } from '../desk/found-task.ts';

const FOLLOW_UP_IDS = '5d0c6a0e-7f0b-5a52-9a4e-3d9f4a1b6c28';

interface NewFollowUp {
  foundationId: string;
  kind: FollowUpKind;
  /** Id of the cause, such as a command: each is noted once. */
  cause: string;
}

export async function noteFollowUp(
  db: Database,
  { foundationId, kind, cause }: NewFollowUp,
  now: Date,
): Promise<void> {
  await db
    .insertInto('follow_ups')
    .values({
      id: uuidv5(`${foundationId}/${kind}/${cause}`, FOLLOW_UP_IDS),
      foundation_id: foundationId,
      kind,
      due_on: followUpDueOn(kind, now),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** @returns undefined for one that is unknown or was done before */
export async function finishFollowUp(
  db: Database,
  id: string,
  { by, now }: { by: string; now: Date },
): Promise<string | undefined> {
  const done = await db
    .updateTable('follow_ups')
    .set({ done_at: now, done_by: by })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .returning('foundation_id')
    .executeTakeFirst();
  return done?.foundation_id;
}

/**
 * Marks a follow-up as open again.
 *
 * @returns undefined for one that is unknown or open
 */
export async function reopenFollowUp(db: Database, id: string): Promise<string | undefined> {
  const open = await db
    .updateTable('follow_ups')
    .set({ done_at: null, done_by: null })
    .where('id', '=', id)
    .where('done_at', 'is not', null)
    .returning('foundation_id')
    .executeTakeFirst();
  return open?.foundation_id;
}

export const followUpTasks = (): TaskSource => sql<FoundTask>`
  select id::text, kind, foundation_id, null::uuid, null::uuid, null, null,
    due_on, created_at
  from follow_ups where done_at is null`;
