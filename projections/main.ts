import { loadConfig } from '#config';
import { connect, isInReach } from '#database/connection.ts';
import { connectionsOf } from '#database/parts.ts';
import { endOnOtherStore } from '#event-store/identity.ts';
import { openEventStore } from '#event-store/open.ts';
import { PersonKeys } from '#event-store/personal-data.ts';
import { log } from '#logging/log.ts';
import { addReader, processMetrics } from '#telemetry/metrics.ts';
import { serveProbes } from '#telemetry/probes.ts';
import { endWhenStanding } from '#telemetry/watchdog.ts';
import { withKnownStreams } from './parked/known-streams.ts';
import { LONGEST_PAUSE_IN_BATCH_MS } from './runner/lease.ts';
import { runProjections } from './runner.ts';

const config = loadConfig(process.env);
const connection = connect(config.databaseUrl, connectionsOf.projections.pool, {
  pauseMs: LONGEST_PAUSE_IN_BATCH_MS,
  part: 'projections',
});
const store = withKnownStreams(await openEventStore(config, connection), connection.db);
const keys = new PersonKeys(connection.db, config.personKeySecret);
const stop = new AbortController();
let state: string | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

addReader((readings) => readings.set('projections_active', state === 'active' ? 1 : 0, {}));
const probes = serveProbes(config, {
  ready: async () =>
    (state === 'active' || state === 'standing by') && (await isInReach(connection)),
  metrics: processMetrics,
});

await endOnOtherStore(store);
endWhenStanding();
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
await probes.close();
await store.close();
await connection.close();
