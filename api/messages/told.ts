import type { Database } from '#database/connection.ts';
import { type Audience, asks } from '#domain/messages/messages.ts';
import { lawyerIds, teamAccounts } from '#modules/accounts/directory/team.ts';
import { withStandIns } from '#modules/desk/stand-ins.ts';
import { lawyersIn } from '#modules/messages/find-message.ts';
import { ownerOf } from '#projections/unfinished/owners.ts';
import type { Correspondence } from './thread.ts';

/**
 * Whom of the team a message of a member or a notary is news for: who is in charge of the case, and of the law firm those who
 * have written before. Neither hears of the other's thread.
 */
export async function toldOf(
  db: Database,
  { foundationId, author }: Pick<Correspondence, 'foundationId' | 'author'>,
  audience: Audience,
): Promise<string[]> {
  if (!asks(author.role, audience)) return [];
  if (audience === 'law-firm') {
    const lawyers = new Set(await lawyerIds(db));
    const told = await withStandIns(db, await lawyersIn(db, foundationId), new Date());
    return told.filter((id) => lawyers.has(id));
  }
  const owner = await ownerOf(db, foundationId);
  const team = await teamAccounts(db);
  if (!owner) return [];
  const told = new Set(await withStandIns(db, [owner.ownerId], new Date()));
  return team.flatMap(({ id }) => (told.has(id) ? [id] : []));
}
