import type { Database } from '#database/connection.ts';
import type { PersonalRight } from '#domain/desk/rights.ts';
import type { Refused } from '../refusals.ts';

/** Gives somebody of the team exactly these rights besides those of the role; nobody gives some to themselves. */
export async function giveRights(
  db: Database,
  { actorId, id, rights }: { actorId: string; id: string; rights: readonly PersonalRight[] },
): Promise<Refused> {
  if (id === actorId) return { refused: 'OWN_ACCOUNT' };
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ given_rights: [...new Set(rights)] })
    .where('id', '=', id)
    .where('role', '!=', 'member')
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 0n ? { refused: 'NO_SUCH_USER' } : undefined;
}
