import type { Database } from '#database/connection.ts';

/**
 * Whether no active admin would be left without these people. Holds the admins until the end of the
 * transaction, so that two of them cannot demote each other.
 */
export async function leavesNoAdmin(trx: Database, losing: readonly string[]): Promise<boolean> {
  if (losing.length === 0) return false;
  const admins = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('id')
    .forUpdate()
    .execute();
  return admins.length > 0 && admins.every(({ id }) => losing.includes(id));
}

/** Links that were mailed to a person stop working. */
export async function voidLinks(trx: Database, userId: string): Promise<void> {
  await trx
    .updateTable('account_tokens')
    .set({ used_at: new Date() })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
  await trx.deleteFrom('registrations').where('user_id', '=', userId).execute();
}
