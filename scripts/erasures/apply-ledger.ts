import type { Config } from '#config';
import type { Database } from '#database/connection.ts';
import { PersonKeys } from '#event-store/personal-data.ts';
import { readLedger } from '#modules/erasures/ledger.ts';
import { eraseClass } from '#workflows/activities/erasure/erase-class.ts';

/** Erases again what the ledger names. @returns whether every line of it could be read */
export async function applyLedger(
  db: Database,
  { erasureLedger, personKeySecret }: Pick<Config, 'erasureLedger' | 'personKeySecret'>,
  say: (line: string) => void,
): Promise<boolean> {
  const { entries, unreadable } = await readLedger(erasureLedger);
  const keys = new PersonKeys(db, personKeySecret);
  const due = entries.filter(({ at }) => new Date(at) <= new Date());
  for (const entry of due) await eraseClass({ db, keys }, entry);
  say(`${due.length} erasures of ${erasureLedger} applied.`);
  if (unreadable.length > 0) say(`Lines that cannot be read: ${unreadable.join(', ')}`);
  return unreadable.length === 0;
}
