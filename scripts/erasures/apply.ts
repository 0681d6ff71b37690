import { openEventStore } from '#event-store/open.ts';
import { withConfig } from '../shared/with-config.ts';
import { applyLedger, eraseDepsOf } from './apply-ledger.ts';

/**
 * `npm run erasures:apply`: erases again what had been erased, as a restore does by itself. With the owner of
 * the tables, when database, event store and files are back and before the other parts start; as often as
 * one likes.
 */
await withConfig(async (config, connection) => {
  const events = await openEventStore(config, connection);
  try {
    const deps = eraseDepsOf(config, { db: connection.db, events });
    if (!(await applyLedger(deps, config.erasureLedger, console.log))) process.exitCode = 1;
  } finally {
    await events.close();
  }
});
