import { sql } from 'kysely';
import { inBatches } from '#database/batches.ts';
import type { Database } from '#database/connection.ts';

/**
 * What was written so long ago is no longer kept: address and words of mails of a case, whose name and
 * fate stay with the case, and other mails as a whole.
 *
 * @returns how many were emptied or removed
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

/** Once the account is removed, nobody reads what was written to it any more. */
export async function forgetLetters(db: Database, accountId: string): Promise<void> {
  await db
    .deleteFrom('letters')
    .where('account_id', '=', accountId)
    .where('foundation_id', 'is', null)
    .execute();
  await db.updateTable('letters').set({ copy: null }).where('account_id', '=', accountId).execute();
}

/** Nor what was written about these foundations, to whomever. */
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
