import { sql } from 'kysely';
import { inBatches } from '#database/batches.ts';
import type { Database } from '#database/connection.ts';

/**
 * Ends old copies of mails: those of a case lose address and words, while name and outcome stay; others go as a
 * whole.
 *
 * @returns the number emptied or removed
 */
export async function sweepLetters(db: Database, writtenBefore: Date): Promise<number> {
  const emptied = await inBatches(async (limit) => {
    const { numAffectedRows } = await sql`
      update letters set copy = null where message_id in (
        select message_id from letters
        where copy is not null and written_at < ${writtenBefore} limit ${limit})`.execute(db);
    return Number(numAffectedRows);
  });
  const removed = await inBatches(async (limit) => {
    const { numAffectedRows } = await sql`
      delete from letters where message_id in (
        select message_id from letters
        where foundation_id is null and written_at < ${writtenBefore} limit ${limit})`.execute(db);
    return Number(numAffectedRows);
  });
  return emptied + removed;
}

/** Removes the copies of mails to an account that is removed, since nobody reads them any more. */
export async function forgetLetters(db: Database, accountId: string): Promise<void> {
  await db
    .deleteFrom('letters')
    .where('account_id', '=', accountId)
    .where('foundation_id', 'is', null)
    .execute();
  await db.updateTable('letters').set({ copy: null }).where('account_id', '=', accountId).execute();
}

/** Removes the copies of mails about these foundations, whoever received them. */
export async function forgetLettersIn(
  db: Database,
  foundationIds: readonly string[],
): Promise<void> {
  await db
    .updateTable('letters')
    .set({ copy: null })
    .where(sql<boolean>`foundation_id = any(${foundationIds}::uuid[])`)
    .execute();
}
