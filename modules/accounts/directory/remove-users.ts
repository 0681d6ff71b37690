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
 * @param team only people of the team: a member leaves by an erasure, which also ends what was sealed
 */
export const removeUsers = (
  db: Database,
  ids: readonly string[],
  { kept, team = false }: { kept: ReadonlySet<string>; team?: boolean },
): Promise<Refused> =>
  db.transaction().execute(async (trx): Promise<Refused> => {
    const refused = await holdUsers(trx, ids, ids);
    if (refused) return refused;
    if (team && (await anyMember(trx, ids))) return { refused: 'MEMBERS_ARE_ERASED' };
    await freeSlotsOf(trx, ids, new Date());
    await freeHoursOf(trx, ids, new Date());
    for (const id of new Set(ids)) await remove(trx, id, kept.has(id));
    return undefined;
  });

async function anyMember(trx: Database, ids: readonly string[]): Promise<boolean> {
  const member = await trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('role', '=', 'member')
    .limit(1)
    .executeTakeFirst();
  return member !== undefined;
}

/** What an earlier removal has left of a member. */
export async function removeNameOf(db: Database, id: string): Promise<void> {
  await db
    .deleteFrom('users')
    .where('id', '=', id)
    .where('role', '=', 'member')
    .where('removed_at', 'is not', null)
    .execute();
}

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
