import { readFileSync } from 'node:fs';
import { openEventStore } from '#event-store/open.ts';
import { withConfig } from '../shared/with-config.ts';
import { dropOldBackups } from './drop-old.ts';
import { fileStores } from './files.ts';
import { makeBackup } from './make-backup.ts';

/**
 * `npm run backup -- [folder]`: backs up everything that cannot be recreated into a new folder there, then
 * removes old backups.
 */
const [target = 'backups'] = process.argv.slice(2);
const { version: release } = JSON.parse(readFileSync('package.json', 'utf8'));

await withConfig(
  async (config, connection) => {
    const store = await openEventStore(config, connection);
    try {
      const { folder, manifest } = await makeBackup(
        {
          connection,
          store,
          isStoreApart: config.kurrentdbUrl !== undefined,
          stores: fileStores(config),
          personKeySecret: config.personKeySecret,
          release,
          now: new Date(),
        },
        target,
      );
      const { files, tables, store: events } = manifest;
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      console.log(`${rows} rows, ${events.events} events, ${files.count} files in ${folder}`);
      for (const file of files.missing) console.log(`${file} is not in the file store.`);
      if (events.broken > 0)
        console.log(`${events.broken} streams are broken: npm run verify-chain`);
      const isWhole =
        events.broken === 0 && !files.missing.some((one) => one.startsWith('invoices/'));
      if (!isWhole) process.exitCode = 1;
      // Without a complete backup of today, an old one may be the best.
      else
        for (const old of await dropOldBackups(target, new Date())) console.log(`${old} removed`);
    } finally {
      await store.close();
    }
  },
  async () => (await import('../runtime/own-postgres.ts')).startOwnPostgres(),
);
