import type { Database } from '#database/connection.ts';
import { type Digest, isEmpty } from '#domain/desk/digests.ts';
import { dayKey } from '#domain/site/formats.ts';
import { enqueueMail } from '../outbox/outbox.ts';

export async function wantsDigest(db: Database, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('digests')
    .select('day')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The first comes on the next working day, so that nobody gets two on one by choosing again. */
export async function chooseDigest(
  db: Database,
  { accountId, wanted }: { accountId: string; wanted: boolean },
  now: Date,
): Promise<void> {
  if (!wanted) {
    await db.deleteFrom('digests').where('account_id', '=', accountId).execute();
    return;
  }
  await db
    .insertInto('digests')
    .values({ account_id: accountId, day: dayKey(now.toISOString()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ids of those whose digest of a day is still to be made. */
export async function withoutDigestOf(db: Database, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('digests')
    .select('account_id')
    .where('day', '<', day)
    .orderBy('account_id')
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/**
 * Keeps the digest of a day, and mails it unless it is empty. Whoever comes second finds it done.
 *
 * @param digest undefined for who is away
 * @returns whether there is a mail
 */
export const keepDigest = (
  db: Database,
  { accountId, day }: { accountId: string; day: string },
  digest: Digest | undefined,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const said = digest && !isEmpty(digest) ? digest : undefined;
    const { numUpdatedRows } = await transaction
      .updateTable('digests')
      .set({ day, digest: said ? JSON.stringify(said) : null })
      .where('account_id', '=', accountId)
      .where('day', '<', day)
      .executeTakeFirst();
    if (numUpdatedRows === 0n || !said) return false;
    await enqueueMail(transaction, 'day-digest', { accountId, day });
    return true;
  });

/** What digests of earlier days told; that somebody wants them stays. */
export async function sweepDigests(db: Database, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('digests')
    .set({ digest: null })
    .where('day', '<', dayKey(now.toISOString()))
    .where('digest', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The digest of a day; undefined once there is a later one, or none is wanted any more. */
export async function digestOf(
  db: Database,
  { accountId, day }: { accountId: string; day: string },
): Promise<Digest | undefined> {
  const row = await db
    .selectFrom('digests')
    .select('digest')
    .where('account_id', '=', accountId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.digest ?? undefined;
}
