import type { Database } from '#database/connection.ts';
import { withdrawEmailChange } from '../profile/email-change/withdraw.ts';
import type { Refused } from '../refusals.ts';

/**
 * Locks these people until the end of the transaction, and the active admins if some of them lose their rights,
 * so that two admins cannot demote each other. Rows are locked in the order of ids, which prevents deadlocks.
 */
export async function holdUsers(
  trx: Database,
  ids: readonly string[],
  losing: readonly string[],
): Promise<Refused> {
  const held = await trx
    .selectFrom('users')
    .select(['id', 'role', 'status'])
    .where('removed_at', 'is', null)
    .where(({ eb, or, and }) => {
      const admins = and([eb('role', '=', 'admin'), eb('status', '=', 'active')]);
      return losing.length > 0 ? or([eb('id', 'in', ids), admins]) : eb('id', 'in', ids);
    })
    .orderBy('id')
    .forUpdate()
    .execute();
  const known = new Set(held.map(({ id }) => id));
  if (!ids.every((id) => known.has(id))) return { refused: 'NO_SUCH_USER' };
  const admins = held.filter(({ role, status }) => role === 'admin' && status === 'active');
  const anyLoses = admins.some(({ id }) => losing.includes(id));
  if (anyLoses && admins.every(({ id }) => losing.includes(id))) return { refused: 'LAST_ADMIN' };
  return undefined;
}

/** Ends the links that were mailed to a person. */
export async function voidLinks(trx: Database, userId: string): Promise<void> {
  await trx
    .updateTable('account_tokens')
    .set({ used_at: new Date() })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
  await withdrawEmailChange(trx, userId);
  await trx.deleteFrom('registrations').where('user_id', '=', userId).execute();
}
