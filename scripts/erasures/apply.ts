import { withConfig } from '../shared/with-config.ts';
import { applyLedger } from './apply-ledger.ts';

/**
 * `npm run erasures:apply`: erases again what had been erased, as a restore does by itself. With the
 * owner of the tables, while no other part runs; as often as one likes.
 */
await withConfig(async (config, { db }) => {
  if (!(await applyLedger(db, config, console.log))) process.exitCode = 1;
});
