import { dateOf } from '#domain/slots/berlin-days.ts';
import { openEventStore } from '#event-store/open.ts';
import { PersonKeys } from '#event-store/personal-data.ts';
import { keepClasses } from '#modules/erasures/erasures.ts';
import { readLedger } from '#modules/erasures/ledger.ts';
import { localFileStore } from '#modules/files/file-store.ts';
import { eraseClass } from '#workflows/activities/erasure/erase-class.ts';
import { withConfig } from '../shared/with-config.ts';

/**
 * `npm run erasures:apply`: after a restore, erases again what had been erased since the backup was made.
 * To be run last, when database, event store and files are back and before the other parts start; as
 * often as one likes.
 */
await withConfig(async (config, connection) => {
  const { db } = connection;
  const { entries, unreadable } = await readLedger(config.erasureLedger);
  const events = await openEventStore(config, connection);
  const deps = {
    db,
    events,
    keys: new PersonKeys(db, config.personKeySecret),
    files: localFileStore(config.dataDir),
    exportFiles: localFileStore(config.dataDir, 'exports'),
    linkSecret: config.linkSecret,
    now: () => new Date(),
  };
  let erased = 0;
  try {
    for (const { at, ...entry } of entries) {
      if (new Date(at) > new Date()) {
        const until = dateOf(at);
        await keepClasses(db, entry.person, [{ class: entry.class, until }]);
      } else {
        await eraseClass(deps, entry);
        erased += 1;
      }
    }
  } finally {
    await events.close();
  }
  console.log(`${erased} erasures of ${config.erasureLedger} applied.`);
  if (unreadable.length === 0) return;
  console.error(`Lines that cannot be read: ${unreadable.join(', ')}`);
  process.exitCode = 1;
});
