import type { Database } from '#database/connection.ts';
import { forgetLetters } from '../../outbox/sweep-letters.ts';
import { forgetRecipient } from '../../outbox/unsent-mails.ts';
import type { Refused } from '../refusals.ts';
import { holdUsers } from './standing.ts';

/** The address of a removed account; no host ends in `.invalid`. */
const noAddress = (id: string) => `${id}@removed.invalid`;

/**
 * Locks people who are to be removed until the end of the transaction.
 *
 * @param team only people of the team: members leave by an erasure, which also ends sealed texts
 */
export async function holdForRemoval(
  trx: Database,
  ids: readonly string[],
  { team }: { team: boolean },
): Promise<Refused> {
  const refused = await holdUsers(trx, ids, ids);
  if (refused) return refused;
  return team && (await anyMember(trx, ids)) ? { refused: 'MEMBERS_ARE_ERASED' } : undefined;
}

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

/** Removes the name that an earlier removal has left of a member. */
export async function removeNameOf(db: Database, id: string): Promise<void> {
  await db
    .deleteFrom('users')
    .where('id', '=', id)
    .where('role', '=', 'member')
    .where('removed_at', 'is not', null)
    .execute();
}

/** Deletes an account with everything that belongs to it; the name is kept where necessary. */
export async function removeUser(trx: Database, id: string, keepName: boolean): Promise<void> {
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
