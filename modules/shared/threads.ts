import { Piscina } from 'piscina';
import { limited } from './concurrency.ts';

/** A thread has its next job at hand: it need not wait until the busy main thread sends it one. */
const AHEAD = 2;

/**
 * Threads of our own for work that keeps a core busy: libuv's pool has only four, and files and name
 * look-ups wait in the same queue. Threads start when they are needed, do one job at a time, keep no
 * process alive while they are idle, and end after `idleMs` without a job.
 *
 * @param file exports `answer`, which takes a job
 * @throws Overloaded when too many jobs are waiting already
 */
export function threads<Job, Result>(
  file: URL,
  { width, maxWaiting, idleMs }: { width: number; maxWaiting: number; idleMs: number },
): (job: Job) => Promise<Result> {
  const pool = new Piscina<Job, Result>({
    filename: file.href,
    name: 'answer',
    minThreads: 0,
    maxThreads: width,
    concurrentTasksPerWorker: AHEAD,
    idleTimeout: idleMs,
    // Flags of the process, such as those of a test runner, are not for the threads.
    execArgv: [],
  });
  const inTurn = limited(width * AHEAD, maxWaiting);
  return (job) => inTurn(() => pool.run(job));
}
