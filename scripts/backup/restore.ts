import { parseArgs } from 'node:util';
import { prepareAppRole } from '#database/app-role.ts';
import { addressesOf, openAnyStore } from '#event-store/open.ts';
import { withFiles } from '../../environment.ts';
import { applyLedger, eraseDepsOf } from '../erasures/apply-ledger.ts';
import { requireStoppedParts } from '../shared/parts-stopped.ts';
import { rebuildAloud } from '../shared/rebuild.ts';
import { withConfig } from '../shared/with-config.ts';
import { fileStores } from './files.ts';
import { restoreBackup } from './restore-backup.ts';

/**
 * `npm run restore -- <folder of the backup> [--force] [--adopt-store]`, while no part is running. On a new
 * machine the data folder gets its own Postgres, unless DATABASE_URL names one.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    force: { type: 'boolean', default: false },
    'adopt-store': { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
if (!folder) {
  console.error('Name the folder of a backup: npm run restore -- backups/2026-11-25T20-15-00Z');
  process.exit(1);
}

await withConfig(
  async (config, connection) => {
    await requireStoppedParts(config, connection);
    const store = await openAnyStore(config, connection);
    try {
      const parts = {
        connection,
        store,
        isStoreApart: config.kurrentdbUrl !== undefined,
        storeAddress: addressesOf(config).store,
        stores: fileStores(config),
        personKeySecret: config.personKeySecret,
        force: values.force,
        adopt: values['adopt-store'],
        eraseAgain: () =>
          applyLedger(
            eraseDepsOf(config, { db: connection.db, events: store }),
            config.erasureLedger,
            console.log,
          ),
        rebuild: () => rebuildAloud(config, connection),
        say: console.log,
      };
      if (!(await restoreBackup(parts, folder))) process.exitCode = 1;
      const { APP_DATABASE_URL: appUrl, WORKER_DATABASE_URL: workerUrl } = withFiles(process.env, [
        'APP_DATABASE_URL',
        'WORKER_DATABASE_URL',
      ]);
      const wrongRole =
        appUrl && (await prepareAppRole(connection, appUrl, workerUrl || undefined));
      if (wrongRole) throw new Error(wrongRole);
    } finally {
      await store.close();
    }
  },
  async () => (await import('../runtime/own-postgres.ts')).startOwnPostgres('make'),
);
