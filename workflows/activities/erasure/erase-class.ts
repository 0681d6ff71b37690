import type { Database } from '#database/connection.ts';
import { keyOf, type PersonKeys } from '#event-store/personal-data.ts';
import { removeUsers } from '#modules/accounts/directory/remove-users.ts';
import type { LedgerEntry } from '#modules/erasures/ledger.ts';

export interface EraseDeps {
  db: Database;
  keys: Pick<PersonKeys, 'erase'>;
}

/** Erases one class of what is known about a person; a second time changes nothing. */
export async function eraseClass(
  { db, keys }: EraseDeps,
  { person, class: retention }: Omit<LedgerEntry, 'at'>,
): Promise<void> {
  if (retention === 'profile') await removeUsers(db, [person], new Set());
  await keys.erase(keyOf(person, retention));
}
