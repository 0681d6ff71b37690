import { adoptStore } from '#event-store/identity.ts';
import { addressesOf, openAnyStore } from '#event-store/open.ts';
import { ifLeaseIsFree } from '#projections/runner/lease.ts';
import { requireStoppedParts } from '../shared/parts-stopped.ts';
import { rebuildAloud } from '../shared/rebuild.ts';
import { withConfig } from '../shared/with-config.ts';

/**
 * `npm run store:adopt`: makes the database belong to the configured event store, after a restore or an intended
 * move. Its read models are rebuilt from that store.
 */
await withConfig(
  async (config, connection) => {
    await requireStoppedParts(config, connection);
    const store = await openAnyStore(config, connection);
    const { store: address } = addressesOf(config);
    try {
      const id = await ifLeaseIsFree(config.databaseUrl, () =>
        adoptStore(connection.db, store, address),
      );
      if (!id) throw new Error('The parts are still running; stop them first.');
      console.log(`The database belongs to store ${id} at ${address} now.`);
    } finally {
      await store.close();
    }
    await rebuildAloud(config, connection);
  },
  async () => (await import('../runtime/own-postgres.ts')).startOwnPostgres(),
);
