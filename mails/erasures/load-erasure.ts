import type { Kept } from '#domain/erasures/retention.ts';
import { leavingMember } from '#modules/accounts/directory/leaving-members.ts';
import { type Erasure, findErasure } from '#modules/erasures/erasures.ts';
import { type Loaded, type MailDeps, readerOf } from '../define-mail.ts';

export interface ErasureFacts {
  erasureId: string;
  askedBy: Erasure['askedBy'];
  dueAt: string;
  isOpen: boolean;
  kept: readonly Kept[];
}

/** The deletion of an account; goes to its address while there is one, whatever its status. */
export async function loadErasure(
  { db }: MailDeps,
  { erasureId }: { erasureId: string },
): Promise<Loaded<ErasureFacts, 'owner'> | null> {
  const found = await findErasure(db, erasureId);
  const owner = found && (await leavingMember(db, found.personId));
  if (!owner) return null;
  const { askedBy, dueAt, state, kept } = found;
  return {
    facts: { erasureId, askedBy, dueAt, isOpen: state === 'asked', kept },
    readers: { owner: () => readerOf(owner) },
    filed: { subject: 'account', accountId: found.personId },
  };
}
