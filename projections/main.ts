import { loadConfig } from '#config';
import { connect } from '#database/connection.ts';
import { endOnOtherStore } from '#event-store/identity.ts';
import { openEventStore } from '#event-store/open.ts';
import { PersonKeys } from '#event-store/personal-data.ts';
import { log } from '#logging/log.ts';
import { startPulse } from '#logging/pulse.ts';
import { runProjections } from './runner.ts';

const config = loadConfig(process.env);
const connection = connect(config.databaseUrl, 5);
const store = openEventStore(config, connection);
const keys = new PersonKeys(connection.db, config.personKeySecret);
const stop = new AbortController();
let state: string | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

startPulse(config.pulseFile, () => state === 'active' || state === 'standing by');
await endOnOtherStore(store);
await runProjections({
  connection,
  databaseUrl: config.databaseUrl,
  store,
  open: (events) => keys.openEvents(events),
  signal: stop.signal,
  onChange: (now) => {
    state = now;
    log.info(`ready: projections, ${now}`);
  },
});
await store.close();
await connection.close();
