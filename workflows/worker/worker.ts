import { DefaultLogger, makeTelemetryFilterString, Runtime } from '@temporalio/worker';
import { type Config, parseConfig } from '#config';
import { type Connection, connect } from '#database/connection.ts';
import { backoffMs, pause } from '#event-store/backoff.ts';
import { openEventStore } from '#event-store/open.ts';
import { PersonKeys } from '#event-store/personal-data.ts';
import { openPost } from '#mails/post.ts';
import type { Dependencies } from '../activities/dependencies.ts';
import { parseDurations } from '../processes/durations.ts';
import { type RunningWorker, startWorker } from './run-worker.ts';

const config = parseConfig(process.env);
const durations = parseDurations(config.durations);
const stopping = new AbortController();
let running: RunningWorker | undefined;

// The runtime's own handling of these signals would end the worker, but not our waiting.
Runtime.install({
  logger: new DefaultLogger('WARN'),
  // While Temporal is away its core would tell so several times a second.
  telemetryOptions: { logging: { filter: makeTelemetryFilterString({ core: 'ERROR' }) } },
  shutdownSignals: [],
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);

const connection = connect(config.databaseUrl);
const mailConnection = connect(config.databaseUrl, 4);
const dependencies = assemble(config, connection, mailConnection);

await work();

dependencies.post.close();
await dependencies.events.close();
await mailConnection.close();
await connection.close();

function stop(): void {
  stopping.abort();
  running?.stop().catch(report);
}

/** Temporal may come up after us and go away at any time: that never ends this process. */
async function work(): Promise<void> {
  let failures = 0;
  while (!stopping.signal.aborted) {
    try {
      running = await startWorker({
        temporal: config,
        durations,
        dependencies,
      });
      failures = 0;
      console.log('ready: worker, taking commands');
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
  console.error(`worker: interrupted (${reason})`);
}

function assemble(
  { smtpUrl, mailFrom, linkSecret, personKeySecret, publicUrl }: Config,
  main: Connection,
  forMails: Connection,
): Dependencies {
  return {
    db: main.db,
    mailDb: forMails.db,
    events: openEventStore(config, main),
    keys: new PersonKeys(main.db, personKeySecret),
    post: openPost(smtpUrl, mailFrom),
    linkSecret,
    publicUrl,
    now: () => new Date(),
  };
}
