import { Client, Connection } from '@temporalio/client';
import { NativeConnection, Worker } from '@temporalio/worker';
import type { Database } from '#database/connection.ts';
import type { Activities } from '../activities/all.ts';
import { connectionOptions, type TemporalServer } from '../connection.ts';
import { MAIL_TASK_QUEUE, TASK_QUEUE } from '../processes/messages.ts';
import { type BackgroundJobs, type Job, startJobs } from './background.ts';
import { workflowBundle } from './bundle.ts';
import { registerSearchAttributes } from './server-setup.ts';
import { listStuckActivities } from './stuck/list-stuck-activities.ts';
import { followActivities } from './trail/follow-activities.ts';
import { traceSinks } from './trail/trace-sinks.ts';

/** One for each connection of the mailer, and one that prepares the next mail. */
const MAILS_AT_ONCE = 4;

/**
 * A worker that is frozen or unreachable keeps its open polls: each takes one more task, which others get only
 * once it has timed out (see `startOptions`). So there are few polls: one for tasks of the worker's own
 * workflows, one for all others, and one for activities, most of which arrive with the answer to a workflow task.
 * A poll that has received a task is followed by the next at once.
 */
const polls = {
  workflowTaskPollerBehavior: { type: 'simple-maximum', maximum: 2 },
  nonStickyToStickyPollRatio: 0.5,
  activityTaskPollerBehavior: { type: 'simple-maximum', maximum: 1 },
} as const;

export interface WorkerOptions {
  /** Database that lists activities that keep failing. */
  db: Database;
  temporal: TemporalServer;
  activities: Activities;
  /**
   * Replays a workflow for every task instead of keeping it in memory. That is slower, but nothing waits for a
   * worker that is gone.
   */
  alwaysReplay?: boolean;
  /** Jobs that run beside the activities, with a client of the same server. */
  jobs: (client: Client) => readonly Job[];
}

export interface RunningWorker {
  /** Resolves when the worker has ended; rejects when it cannot continue. */
  ended: Promise<void>;
  /** Whether the worker takes tasks of both queues. */
  isRunning(): boolean;
  /** Gives running activities up to 20 s to finish. */
  stop(): Promise<void>;
}

/** @throws when the Temporal server cannot be reached */
export async function startWorker(options: WorkerOptions): Promise<RunningWorker> {
  const { temporalNamespace: namespace } = options.temporal;
  const server = connectionOptions(options.temporal);
  const workflows = await workflowBundle();
  const connection = await NativeConnection.connect(server);
  const clientConnection = Connection.lazy(server);
  const client = new Client({ connection: clientConnection, namespace });
  const disconnect = async () => {
    await clientConnection.close();
    await connection.close();
  };
  try {
    await registerSearchAttributes(client);
    const interceptors = { activity: [followActivities, listStuckActivities(options.db)] };
    const common = {
      connection,
      namespace,
      activities: options.activities,
      shutdownGraceTime: '20 seconds',
      shutdownForceTime: '25 seconds',
    } as const;
    const worker = await Worker.create({
      ...common,
      interceptors,
      taskQueue: TASK_QUEUE,
      workflowBundle: workflows,
      sinks: traceSinks,
      ...polls,
      // Fewer than the time limit permits: tasks that wait for the processor wait at the server.
      maxConcurrentWorkflowTaskExecutions: 4,
      // A killed worker leaves its sticky queue behind; its tasks move on after this time.
      stickyQueueScheduleToStartTimeout: '1 second',
      maxConcurrentActivityTaskExecutions: 20,
      maxCachedWorkflows: options.alwaysReplay ? 0 : 500,
    });
    const mailWorker = await Worker.create({
      ...common,
      interceptors,
      taskQueue: MAIL_TASK_QUEUE,
      maxConcurrentActivityTaskExecutions: MAILS_AT_ONCE,
    });
    return run([worker, mailWorker], startJobs(options.jobs(client)), disconnect);
  } catch (error) {
    await disconnect();
    throw error;
  }
}

function run(
  workers: readonly Worker[],
  jobs: BackgroundJobs,
  disconnect: () => Promise<void>,
): RunningWorker {
  const shutDown = () => {
    for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown();
  };
  // If one worker cannot go on, the other ends as well, and both are started again.
  const runs = workers.map((worker) => worker.run().finally(shutDown));
  const ended = Promise.all(runs).finally(async () => {
    await Promise.allSettled(runs);
    await jobs.stop();
    await disconnect();
  });
  const over = ended.then(() => undefined);
  // Callers may await it later; an early failure must not count as unhandled until then.
  over.catch(() => undefined);
  return {
    ended: over,
    isRunning: () => workers.every((worker) => worker.getState() === 'RUNNING'),
    async stop() {
      shutDown();
      await over;
    },
  };
}
