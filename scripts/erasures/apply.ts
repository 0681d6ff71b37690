import { openEventStore } from '#event-store/open.ts';
import { withConfig } from '../shared/with-config.ts';
import { applyLedger, eraseDepsOf } from './apply-ledger.ts';

/**
 * `npm run erasures:apply`: repeats earlier erasures, as a restore does itself. It needs the owner of the tables,
 * runs once database, event store and files are restored and before the other parts start, and may be repeated.
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
