import type { Config } from '#config';
import type { Connection } from '#database/connection.ts';
import { openEventStore } from '#event-store/open.ts';
import { PersonKeys } from '#event-store/personal-data.ts';
import { rebuild } from '#projections/rebuild.ts';

/** Rebuilds the read models, and reports the progress. */
export async function rebuildAloud(config: Config, connection: Connection): Promise<void> {
  const store = await openEventStore(config, connection);
  const keys = new PersonKeys(connection.db, config.personKeySecret);
  try {
    const begun = performance.now();
    const { events } = await rebuild({
      connection,
      store,
      open: (batch) => keys.openEvents(batch),
      onProgress: (done) => console.log(`${done} events projected`),
    });
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
    console.log(`Rebuilt from ${events} events in ${seconds} s.`);
  } finally {
    await store.close();
  }
}
