import { makeTelemetryFilterString, Runtime } from '@temporalio/worker';
import { loadConfig } from '#config';
import { workerRightsMissing } from '#database/app-role.ts';
import { connect, isInReach } from '#database/connection.ts';
import { connectionsOf } from '#database/parts.ts';
import { parseDueDays } from '#domain/foundations/due-days.ts';
import { backoffMs, pause } from '#event-store/backoff.ts';
import { endOnOtherStore } from '#event-store/identity.ts';
import { openEventStore } from '#event-store/open.ts';
import { PersonKeys } from '#event-store/personal-data.ts';
import { log } from '#logging/log.ts';
import { openMailer } from '#mails/mailer.ts';
import { openFileStore } from '#modules/files/open-file-store.ts';
import { invoiceFiles } from '#modules/invoices/pdfs.ts';
import { openStripe } from '#modules/payments/stripe.ts';
import { mostAtATime } from '#modules/rate-limits/limits.ts';
import { withKnownStreams } from '#projections/parked/known-streams.ts';
import { processMetrics } from '#telemetry/metrics.ts';
import { serveProbes } from '#telemetry/probes.ts';
import { startTracing } from '#telemetry/tracing.ts';
import { endWhenStanding } from '#telemetry/watchdog.ts';
import { createActivities } from '../activities/all.ts';
import { parseDurations } from '../processes/durations.ts';
import { startJobs } from './background.ts';
import { rootJob } from './daily/daily-roots.ts';
import { retentionJobs } from './daily/retention.ts';
import { workerJobs } from './jobs.ts';
import { type RunningWorker, startWorker } from './start-worker.ts';
import { sweepJobs } from './sweeps.ts';
import { temporalLogger } from './temporal-logger.ts';

const config = loadConfig(process.env);
const durations = parseDurations(config.durations);
const dueDays = parseDueDays(config.dueDays);
const stopping = new AbortController();
let running: RunningWorker | undefined;

// The runtime's own signal handling would end the worker, but not our waiting.
Runtime.install({
  logger: temporalLogger(log),
  // While Temporal is down, its core would log several times a second.
  telemetryOptions: { logging: { filter: makeTelemetryFilterString({ core: 'ERROR' }) } },
  shutdownSignals: [],
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);

const endTracing = await startTracing('worker', config.traceEndpoint);
const connection = connect(config.databaseUrl, connectionsOf.worker.pool, { part: 'worker' });
const mailConnection = connect(config.databaseUrl, connectionsOf.worker.beside, {
  name: 'mails',
  part: 'worker',
});
const { db } = connection;
const now = () => new Date();
const events = withKnownStreams(await openEventStore(config, connection), db);
const stripe = config.stripe && (await openStripe(config.stripe));
const mailer = openMailer(config.smtpUrl, config.mailFrom, {
  needsTls: config.mode === 'production',
});
const { linkSecret, publicUrl, operator, packagePrices } = config;
const parts = {
  db,
  mailDb: mailConnection.db,
  events,
  keys: new PersonKeys(db, config.personKeySecret),
  mailer,
  linkSecret,
  publicUrl,
  operator,
  packagePrices,
  ordersPerDay: mostAtATime(config).ordersPerDay,
  dueDays,
  identificationGate: config.identificationGate,
  invoiceFiles: invoiceFiles(config),
  files: openFileStore(config, 'files'),
  exportFiles: openFileStore(config, 'exports'),
  identificationCopies: openFileStore(config, 'identifications'),
  erasureLedger: config.erasureLedger,
  now,
};
const activities = createActivities(parts);

await endOnOtherStore(events);
await endWithoutRights();
const probes = serveProbes(config, {
  ready: async () => (running?.isRunning() ?? false) && isInReach(connection),
  metrics: processMetrics,
});
const sweeping = startJobs([
  ...sweepJobs({ db, settings: config, events, now }),
  ...retentionJobs(parts),
  rootJob({ db, events, now }),
]);
endWhenStanding();
await work();

await sweeping.stop();
await probes.close();
mailer.close();
await events.close();
await mailConnection.close();
await connection.close();
await endTracing();

function stop(): void {
  stopping.abort();
  running?.stop().catch(report);
}

/**
 * Ends the process where every append would fail. While the database is away, nothing is known, and everything
 * waits anyway.
 */
async function endWithoutRights(): Promise<void> {
  const missing = await workerRightsMissing(db).catch(report);
  if (!missing) return;
  process.stderr.write(`${missing}\n`);
  process.exit(1);
}

/** Temporal may start later and go down at any time; this process keeps running. */
async function work(): Promise<void> {
  let failures = 0;
  while (!stopping.signal.aborted) {
    try {
      running = await startWorker({
        db,
        temporal: config,
        alwaysReplay: config.development,
        activities,
        jobs: (client) => workerJobs({ ...parts, stripe, steps: activities }, durations, client),
      });
      failures = 0;
      log.info('ready: worker, taking commands');
      if (stopping.signal.aborted) await running.stop();
      await running.ended;
    } catch (error) {
      report(error);
      await pause(Math.min(backoffMs(failures++), 5_000), stopping.signal);
    }
  }
}

function report(error: unknown): void {
  const reason = error instanceof Error ? error.message || error.name : 'unknown';
  log.warn(`worker: interrupted: ${reason}`);
}
