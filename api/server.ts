import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadConfig } from '#config';
import { mightyRoleFault, workerRightsHeld } from '#database/app-role.ts';
import { connect } from '#database/connection.ts';
import { listen as listenTo } from '#database/listen.ts';
import { connectionsOf } from '#database/parts.ts';
import { endOnOtherStore } from '#event-store/identity.ts';
import { openEventStore } from '#event-store/open.ts';
import { PersonKeys } from '#event-store/personal-data.ts';
import { createLogger, unhurried } from '#logging/log.ts';
import { demoAccountsFault } from '#modules/accounts/demo-accounts.ts';
import { openFileStore } from '#modules/files/open-file-store.ts';
import { createUploads } from '#modules/files/uploads.ts';
import { watchCheckpoint } from '#projections/checkpoint-watch.ts';
import { withKnownStreams } from '#projections/parked/known-streams.ts';
import { count } from '#telemetry/metrics.ts';
import { serveProbes } from '#telemetry/probes.ts';
import { startTracing } from '#telemetry/tracing.ts';
import { endWhenStanding } from '#telemetry/watchdog.ts';
import { createFoundationClient } from '#workflows/client.ts';
import { buildApp, MAX_REQUEST_MS } from './app.ts';
import { sendCookiesOverHttp } from './http/cookies-over-http.ts';
import { readMetrics } from './operations/system-figures.ts';

/** Uploads that have begun are received to their end, decisions get their answer. */
const CLOSE_LIMIT_MS = MAX_REQUEST_MS + 10_000;
/** Load balancers look at the health check every few seconds. */
const DRAIN_MS = 5_000;

const config = loadConfig(process.env);
const endTracing = await startTracing('api', config.traceEndpoint);
const connection = connect(config.databaseUrl, connectionsOf.api.pool, { part: 'api' });
const logger = createLogger(unhurried(() => count('log_lines_dropped_total', {})));
if (config.mode === 'production') await refuseUnsafeDatabase();
const foundationClient = createFoundationClient(config);
const store = withKnownStreams(await openEventStore(config, connection), connection.db);
await endOnOtherStore(store);
const keys = new PersonKeys(connection.db, config.personKeySecret);
const checkpoint = watchCheckpoint(connection, config.databaseUrl);
const draining = new AbortController();
let mayDeleteStreams = false;
if (config.mode === 'production' && config.kurrentdbUrl) void lookAtRights(config.kurrentdbUrl);
const app = await buildApp({
  config,
  connection,
  logger,
  checks: { temporal: () => foundationClient.check(), events: () => store.head() },
  process: foundationClient,
  workflows: foundationClient,
  store,
  keys,
  openEvents: (events) => keys.openEvents(events),
  checkpoint,
  uploads: createUploads(config),
  draining: draining.signal,
  mayDelete: () => mayDeleteStreams,
});
const overHttp = config.mode === 'demo' && config.publicUrl.startsWith('http:');
if (overHttp) sendCookiesOverHttp(app.server);
await addWeb();
const probes = serveProbes(config, {
  ready: async () => (await app.inject('/api/server/health')).statusCode === 200,
  metrics: () => readMetrics({ db: connection.db, store, workflows: foundationClient }),
});
closeOnSignals();
await listen();
endWhenStanding();

/** Also fails without an answer from the database; the supervisor restarts the process. */
async function refuseUnsafeDatabase(): Promise<void> {
  try {
    const { db } = connection;
    const fault = (await demoAccountsFault(db)) ?? (await mightyRoleFault(db));
    if (fault) fail(fault);
    const held = await workerRightsHeld(db);
    if (held) logger.warn(held);
  } catch (error) {
    fail(`The database cannot be read: ${(error as Error).message}`);
  }
}

/** Once: rights change rarely, and whoever mends them restarts the parts. */
async function lookAtRights(kurrentdbUrl: string): Promise<void> {
  const { MAY_DELETE, mayDelete } = await import('#event-store/kurrentdb/look.ts');
  const found = await mayDelete(kurrentdbUrl, config.eventStreamPrefix).catch(() => undefined);
  mayDeleteStreams = found === true;
  if (mayDeleteStreams) logger.warn(MAY_DELETE);
}

/** Serves the site on the same port; without a build only the API runs. */
async function addWeb(): Promise<void> {
  if (
    !config.development &&
    !existsSync(new URL('../web/build/server/index.js', import.meta.url))
  ) {
    logger.warn('the site is not built, only the API runs');
    return;
  }
  const { webPlugin } = await import('#web/server/plugin.ts');
  await app.register(webPlugin, {
    ...config,
    onRefreshFailed: (failure) => logger.warn(failure, 'a session could not be refreshed'),
    onContentChange: watchContent,
    ...(config.mode === 'production' && { builds: openFileStore(config, 'builds') }),
  });
}

/** Modules notify when they change what public pages show; after a gap anything may have changed. */
function watchContent(changed: () => void): void {
  const listener = { databaseUrl: config.databaseUrl, name: 'page-cache' } as const;
  const channel = 'content_changed';
  const events = { onNotification: changed, onListening: changed };
  void listenTo({ ...listener, channel, ...events }, draining.signal);
}

/** On all addresses: on IPv6 and IPv4, or on IPv4 alone where the machine has no IPv6. */
async function listen(): Promise<void> {
  try {
    await app.listen({ port: config.port, host: config.host ?? '::' });
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'EADDRINUSE')
      return fail(`Port ${config.port} is taken; set PORT to another one.`);
    if (config.host !== undefined) {
      return fail(`HOST: this machine cannot listen on ${config.host} (${code}).`);
    }
    if (code !== 'EAFNOSUPPORT' && code !== 'EADDRNOTAVAIL') throw error;
    await app.listen({ port: config.port, host: '0.0.0.0' });
  }
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** Open requests are finished; a second signal exits at once. */
function closeOnSignals(): void {
  let closing = false;
  const close = async (signal: string) => {
    if (closing) process.exit(1);
    closing = true;
    logger.info({ signal }, 'closing');
    draining.abort();
    if (config.mode === 'production') await sleep(DRAIN_MS);
    setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref();
    await app.close();
    await probes.close();
    await Promise.all([foundationClient.close(), checkpoint.close(), store.close()]);
    await connection.close();
    await endTracing();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void close(signal));
}
