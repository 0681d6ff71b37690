import type { Database } from '#database/connection.ts';
import type { Refused } from '../refusals.ts';
import { endSessions } from '../sessions.ts';
import { noSecondFactor } from '../two-factor/two-factor.ts';
import { holdUsers, voidLinks } from './standing.ts';

/** The address of a removed account; `.invalid` exists nowhere. */
const noAddress = (id: string) => `${id}@removed.invalid`;

/**
 * Removes these people, all or none. Their addresses are free again, and whatever they were logged in
 * with stops working at once.
 *
 * @param kept those of them that the record of a foundation names: their row stays, archived, with
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
    for (const id of new Set(ids)) {
      if (kept.has(id)) await archive(trx, id);
      else await trx.deleteFrom('users').where('id', '=', id).execute();
    }
    return undefined;
  });

async function archive(trx: Database, id: string): Promise<void> {
  await endSessions(trx, id);
  await voidLinks(trx, id);
  await trx.deleteFrom('recovery_codes').where('user_id', '=', id).execute();
  await trx.deleteFrom('password_history').where('user_id', '=', id).execute();
  await trx.deleteFrom('identities').where('user_id', '=', id).execute();
  await trx
    .updateTable('users')
    .set({
      status: 'archived',
      removed_at: new Date(),
      email: noAddress(id),
      password_hash: null,
      phone: null,
      newsletter_at: null,
      avatar: null,
      ...noSecondFactor,
    })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('avatars').where('uploaded_by', '=', id).execute();
}
