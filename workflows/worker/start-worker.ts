import { Client, Connection } from '@temporalio/client';
import { NativeConnection, Worker } from '@temporalio/worker';
import type { Config } from '#config';
import type { Activities } from '../activities/all.ts';
import { TASK_QUEUE } from '../processes/messages.ts';
import { type BackgroundJobs, type Job, startJobs } from './background.ts';
import { workflowBundle } from './bundle.ts';
import { registerSearchAttributes } from './server-setup.ts';

export interface WorkerOptions {
  temporal: Pick<Config, 'temporalAddress' | 'temporalNamespace'>;
  activities: Activities;
  /**
   * Replay a workflow for every task instead of keeping it in memory. Slower, but nothing waits for
   * a worker that is gone.
   */
  alwaysReplay?: boolean;
  /** What runs beside the activities, with a client of the same server. */
  jobs: (client: Client) => readonly Job[];
}

export interface RunningWorker {
  /** Resolves when the worker has ended; rejects when it cannot continue. */
  ended: Promise<void>;
  /** Lets running activities finish, for up to 20 s. */
  stop(): Promise<void>;
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
      activities: options.activities,
      // A killed worker leaves its sticky queue behind; its tasks move on after this.
      stickyQueueScheduleToStartTimeout: '2 seconds',
      shutdownGraceTime: '20 seconds',
      shutdownForceTime: '25 seconds',
      maxConcurrentActivityTaskExecutions: 20,
      maxCachedWorkflows: options.alwaysReplay ? 0 : 500,
    });
    return run(worker, startJobs(options.jobs(client)), disconnect);
  } catch (error) {
    await disconnect();
    throw error;
  }
}

function run(worker: Worker, jobs: BackgroundJobs, disconnect: () => Promise<void>): RunningWorker {
  const ended = worker.run().finally(async () => {
    await jobs.stop();
    await disconnect();
  });
  // The caller may await `ended` later; an early failure must not count as unhandled until then.
  ended.catch(() => undefined);
  return {
    ended,
    async stop() {
      if (worker.getState() === 'RUNNING') worker.shutdown();
      await ended;
    },
  };
}
