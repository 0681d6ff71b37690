import { PersonKeys } from '#event-store/personal-data.ts';
import { readLedger } from '#modules/erasures/ledger.ts';
import { eraseClass } from '#workflows/activities/erasure/erase-class.ts';
import { withConfig } from '../shared/with-config.ts';

/**
 * `npm run erasures:apply`: after a restore, erases again what had been erased since the backup was made.
 * With the owner of the tables, while no other part runs; as often as one likes.
 */
await withConfig(async (config, { db }) => {
  const { entries, unreadable } = await readLedger(config.erasureLedger);
  const keys = new PersonKeys(db, config.personKeySecret);
  const due = entries.filter(({ at }) => new Date(at) <= new Date());
  for (const entry of due) await eraseClass({ db, keys }, entry);
  console.log(`${due.length} erasures of ${config.erasureLedger} applied.`);
  if (unreadable.length === 0) return;
  console.error(`Lines that cannot be read: ${unreadable.join(', ')}`);
  process.exitCode = 1;
});
