import type { Config } from '#config';
import { dateOf } from '#domain/days/berlin-days.ts';
import { PersonKeys } from '#event-store/personal-data.ts';
import { keepClasses } from '#modules/erasures/erasures.ts';
import { readLedger } from '#modules/erasures/ledger.ts';
import { openFileStore } from '#modules/files/open-file-store.ts';
import {
  type EraseDeps,
  eraseRows,
  rewriteAllOf,
} from '#workflows/activities/erasure/erase-class.ts';

type Erasing = Pick<Config, 'personKeySecret' | 'dataDir' | 'objectStore' | 'linkSecret'>;

/** The dependencies of an erasure, configured like the parts. */
export const eraseDepsOf = (
  { personKeySecret, linkSecret, ...files }: Erasing,
  { db, events }: Pick<EraseDeps, 'db' | 'events'>,
): EraseDeps => ({
  db,
  events,
  keys: new PersonKeys(db, personKeySecret),
  files: openFileStore(files, 'files'),
  exportFiles: openFileStore(files, 'exports'),
  linkSecret,
  now: () => new Date(),
});

/**
 * Repeats the erasures of the ledger, once the read models exist, which tell whose foundations are whose.
 *
 * @returns whether every line could be read
 */
export async function applyLedger(
  deps: EraseDeps,
  ledger: string,
  say: (line: string) => void,
): Promise<boolean> {
  const { entries, unreadable } = await readLedger(ledger);
  let erased = 0;
  const persons = new Set<string>();
  for (const { at, ...entry } of entries) {
    if (new Date(at) > deps.now()) {
      await keepClasses(deps.db, entry.person, [{ class: entry.class, until: dateOf(at) }]);
    } else {
      await eraseRows(deps, entry.person, entry.class);
      persons.add(entry.person);
      erased += 1;
    }
  }
  for (const person of persons) await rewriteAllOf(deps, person);
  say(`${erased} erasures of ${ledger} applied.`);
  if (unreadable.length > 0) say(`Lines that cannot be read: ${unreadable.join(', ')}`);
  return unreadable.length === 0;
}
