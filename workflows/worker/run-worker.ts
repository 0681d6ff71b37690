import { Client, Connection } from '@temporalio/client';
import { bundleWorkflowCode, DefaultLogger, NativeConnection, Worker } from '@temporalio/worker';
import { subDays } from 'date-fns';
import type { Config } from '#config';
import { pause } from '#event-store/backoff.ts';
import { dropOldPayloads } from '#modules/commands/commands.ts';
import { createActivities } from '../activities/all.ts';
import type { Dependencies } from '../activities/dependencies.ts';
import type { Durations } from '../processes/durations.ts';
import { TASK_QUEUE } from '../processes/messages.ts';
import { relayOutbox } from './relay.ts';
import { freeLostSlots, resendReceipts, startOrphans } from './scans.ts';
import { registerSearchAttributes } from './server-setup.ts';

const RELAY_MS = 1_000;
const SCAN_MS = 60_000;
/** How long payloads of undecided commands are kept. */
const PAYLOAD_DAYS = 30;

export interface WorkerOptions {
  temporal: Pick<Config, 'temporalAddress' | 'temporalNamespace'>;
  durations: Durations;
  dependencies: Dependencies;
}

export interface RunningWorker {
  /** Resolves when the worker has ended; rejects when it cannot go on. */
  ended: Promise<void>;
  /** Lets activities end, 20 s at most. */
  stop(): Promise<void>;
}

let bundling: ReturnType<typeof bundleWorkflowCode> | undefined;

/** The code of the workflows as Temporal runs it: alone, without Node and without our database. */
export function workflowBundle() {
  bundling ??= bundleWorkflowCode({
    workflowsPath: new URL('../processes/registered.ts', import.meta.url).pathname,
    // It reports sizes and times; what goes wrong is thrown.
    logger: new DefaultLogger('ERROR'),
  });
  return bundling;
}

/** @throws when the Temporal server cannot be reached */
export async function startWorker(options: WorkerOptions): Promise<RunningWorker> {
  const { temporalAddress: address, temporalNamespace: namespace } = options.temporal;
  const workflows = await workflowBundle();
  const connection = await NativeConnection.connect({ address });
  const clientConnection = Connection.lazy({ address });
  const client = new Client({ connection: clientConnection, namespace });
  const disconnect = async () => {
    await clientConnection.close();
    await connection.close();
  };
  try {
    await registerSearchAttributes(client);
    const worker = await Worker.create({
      connection,
      namespace,
      taskQueue: TASK_QUEUE,
      workflowBundle: workflows,
      activities: createActivities(options.dependencies),
      // A worker that was killed leaves its queue behind; the next one waits no longer than this.
      stickyQueueScheduleToStartTimeout: '2 seconds',
      shutdownGraceTime: '20 seconds',
      shutdownForceTime: '25 seconds',
      maxConcurrentActivityTaskExecutions: 20,
      maxCachedWorkflows: 500,
    });
    return run(worker, inBackground(options, client), disconnect);
  } catch (error) {
    await disconnect();
    throw error;
  }
}

function run(worker: Worker, background: Background, disconnect: () => Promise<void>) {
  const ended = worker.run().finally(async () => {
    await background.stop();
    await disconnect();
  });
  // Whoever waits for the end hears of a failure; until then it must not end the process.
  ended.catch(() => undefined);
  return {
    ended,
    async stop() {
      if (worker.getState() === 'RUNNING') worker.shutdown();
      await ended;
    },
  };
}

interface Background {
  stop(): Promise<void>;
}

/** What nobody asks for: the relay of mails and the scans. */
function inBackground(options: WorkerOptions, client: Client): Background {
  const stopping = new AbortController();
  const { signal } = stopping;
  const resent = new Set<string>();
  const work = [
    repeat('relay', RELAY_MS, signal, () => relayOutbox(options.dependencies.db, client)),
    repeat('scan', SCAN_MS, signal, () => scan(options, client, resent)),
  ];
  return {
    async stop() {
      stopping.abort();
      await Promise.all(work);
    },
  };
}

async function scan(
  { dependencies, durations }: WorkerOptions,
  client: Client,
  resent: Set<string>,
): Promise<void> {
  await freeLostSlots(dependencies);
  await resendReceipts(dependencies, client, durations, resent);
  await startOrphans(dependencies, client, durations);
  await dropOldPayloads(dependencies.db, subDays(dependencies.now(), PAYLOAD_DAYS));
}

/** Again and again, a little irregularly, so that several workers do not go in step. */
async function repeat(
  name: string,
  pauseMs: number,
  signal: AbortSignal,
  work: () => Promise<unknown>,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    await pause(pauseMs * (0.75 + Math.random() / 2), signal);
    if (signal.aborted) return;
    try {
      await work();
      if (failures > 0) console.log(`${name}: works again`);
      failures = 0;
    } catch (error) {
      // An outage is told once, not every second.
      if (failures === 0) console.error(`${name}: ${kindOf(error)}, trying again`);
      failures += 1;
    }
  }
}

/** No message: those of databases repeat what they were given. */
function kindOf(error: unknown): string {
  const { name, code } = error as { name?: string; code?: unknown };
  return [name ?? 'failed', code].filter((part) => part !== undefined).join(' ');
}
