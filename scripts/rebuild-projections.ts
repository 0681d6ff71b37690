import { parseConfig } from '#config';
import { connect } from '#database/connection.ts';
import { openEventStore } from '#event-store/open.ts';
import { PersonKeys } from '#event-store/personal-data.ts';
import { rebuild } from '#projections/rebuild.ts';

/** `npm run projections:rebuild`: new read models from the events, without downtime. */
const { DATABASE_URL, PERSON_KEY_SECRET } = process.env;
const isConfigured = DATABASE_URL && PERSON_KEY_SECRET;
// On servers everything is in the environment; the image has no scripts/runtime.
const here = isConfigured ? {} : (await import('./runtime/here.ts')).environmentHere();
const env = { ...here, ...process.env, DATABASE_URL: DATABASE_URL || here.DATABASE_URL };

if (!env.DATABASE_URL) {
  console.error('Nothing runs here; start it first, or set DATABASE_URL.');
  process.exitCode = 1;
} else {
  const config = parseConfig(env);
  const connection = connect(config.databaseUrl, 4);
  const store = openEventStore(config, connection);
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
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    await store.close();
    await connection.close();
  }
}
