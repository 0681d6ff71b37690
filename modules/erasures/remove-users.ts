import type { Database } from '#database/connection.ts';
import { holdForRemoval, removeUser } from '../accounts/directory/remove-user.ts';
import type { Refused } from '../accounts/refusals.ts';
import { freeMeetingsOf } from '../appointments/meetings/close.ts';
import { forgetOwnViews } from '../desk/views.ts';
import { freeHoursOf } from '../orders/times/times.ts';

/**
 * Removes these people, all or none. Their addresses become free, and their logins and links stop working at
 * once.
 *
 * @param kept people whom the record of a foundation names: their rows stay, archived, with nothing but the name
 * @param team only people of the team
 */
export const removeUsers = (
  db: Database,
  ids: readonly string[],
  { kept, team = false }: { kept: ReadonlySet<string>; team?: boolean },
): Promise<Refused> =>
  db.transaction().execute(async (trx): Promise<Refused> => {
    const refused = await holdForRemoval(trx, ids, { team });
    if (refused) return refused;
    await freeMeetingsOf(trx, ids, new Date());
    await freeHoursOf(trx, ids, new Date());
    for (const id of new Set(ids)) {
      await forgetOwnViews(trx, id);
      await removeUser(trx, id, kept.has(id));
    }
    return undefined;
  });
