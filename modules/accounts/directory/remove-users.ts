import type { Database } from '#database/connection.ts';
import { freeSlotsOf } from '../../meetings/close.ts';
import { freeHoursOf } from '../../orders/times/times.ts';
import { forgetLetters } from '../../outbox/sweep-letters.ts';
import { forgetRecipient } from '../../outbox/unsent-mails.ts';
import type { Refused } from '../refusals.ts';
import { holdUsers } from './standing.ts';

/** The address of a removed account; `.invalid` exists nowhere. */
const noAddress = (id: string) => `${id}@removed.invalid`;

/**
 * Removes these people, all or none. Their addresses are free again, and whatever they were logged in
 * with stops working at once.
 *
 * @param kept those of them that the record of a foundation names: a row stays, archived, with
 *   nothing but the name
 */
export const removeUsers = (
  db: Database,
  ids: readonly string[],
  kept: ReadonlySet<string>,
): Promise<Refused> =>
  db.transaction().execute(async (trx): Promise<Refused> => {
    const refused = await holdUsers(trx, ids, ids);
    if (refused) return refused;
    await freeSlotsOf(trx, ids, new Date());
    await freeHoursOf(trx, ids, new Date());
    for (const id of new Set(ids)) await remove(trx, id, kept.has(id));
    return undefined;
  });

/** Everything that belongs to an account goes with its row; a name is written anew. */
async function remove(trx: Database, id: string, keepName: boolean): Promise<void> {
  const { email, first_name, last_name, role, language, created_at } = await trx
    .deleteFrom('users')
    .where('id', '=', id)
    .returning(['email', 'first_name', 'last_name', 'role', 'language', 'created_at'])
    .executeTakeFirstOrThrow();
  await forgetRecipient(trx, email);
  await forgetLetters(trx, id);
  if (!keepName) return;
  const name = { id, first_name, last_name, role, language, created_at };
  await trx
    .insertInto('users')
    .values({ ...name, email: noAddress(id), status: 'archived', removed_at: new Date() })
    .execute();
}
