import { subDays } from 'date-fns/subDays';
import { inPages } from '#database/batches.ts';
import type { Database } from '#database/connection.ts';
import { keyOf } from '#domain/erasures/classes.ts';
import { lastYearOver } from '#domain/identification/retention.ts';
import type { PersonKeys } from '#event-store/personal-data.ts';
import type { FileStore } from '#modules/files/file-store.ts';
import { sweepAttempts } from '#modules/identification/attempts.ts';
import { sweepCopies } from '#modules/identification/copies.ts';
import {
  copiesOf,
  foundationsOnRecord,
  removeRecords,
} from '#modules/identification/end-records.ts';
import { relationsOverBy } from '#projections/foundations/relations.ts';
import { Attempts } from '../attempts.ts';

const BATCH = 500;

interface Ending {
  db: Database;
  keys: Pick<PersonKeys, 'erase'>;
  identificationCopies: Pick<FileStore, 'remove' | 'olderThan'>;
  now: () => Date;
}

/**
 * Ends the records of formations whose relation ended five whole years ago, whoever has been erased since. What a
 * backup brings back ends again with the next run.
 *
 * @returns the number of formations whose records have ended, and of leftovers
 */
export async function endIdentifications(deps: Ending): Promise<number> {
  const { db, identificationCopies: copies, now } = deps;
  const year = lastYearOver(now().toISOString());
  const pages = inPages<string>(BATCH, (after) => foundationsOnRecord(db, { limit: BATCH, after }));
  const ends = new Attempts();
  for await (const page of pages) {
    for (const id of await relationsOverBy(db, page, year)) await ends.of(() => endOf(deps, id));
  }
  const yesterday = subDays(now(), 1);
  const left = (await sweepAttempts(db, yesterday)) + (await sweepCopies(db, copies, yesterday));
  return ends.end() + left;
}

/** The key goes first: whatever a crash leaves behind is unreadable, and the next run finds its rows. */
async function endOf({ db, keys, identificationCopies }: Ending, id: string): Promise<void> {
  await keys.erase(keyOf(id, 'identification'));
  for (const copy of await copiesOf(db, id)) await identificationCopies.remove(copy);
  await removeRecords(db, id);
}
