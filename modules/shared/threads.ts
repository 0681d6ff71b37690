import { Piscina } from 'piscina';
import { limited } from './concurrency.ts';

/** Number of jobs that a thread has at hand, so that it need not wait for a busy main thread. */
const AHEAD = 2;
/** Memory of a thread that works on other people's text. */
const MEMORY_MB = 256;

/** A job exceeded its time or memory, and was ended together with its thread. */
export class TooCostly extends Error {}

interface Sizes {
  width: number;
  maxWaiting: number;
  idleMs: number;
}

/**
 * Threads of our own for work that keeps a core busy: libuv's pool has only four, and files and name
 * look-ups wait in the same queue. Threads start when they are needed, do one job at a time, keep no
 * process alive while they are idle, and end after `idleMs` without a job.
 *
 * @param file exports `answer`, which takes a job
 * @throws Overloaded when too many jobs are waiting already
 */
export function threads<Job, Result>(file: URL, sizes: Sizes): (job: Job) => Promise<Result> {
  const pool = poolOf<Job, Result>(file, sizes, { concurrentTasksPerWorker: AHEAD });
  const inTurn = limited(sizes.width * AHEAD, sizes.maxWaiting);
  return (job) => inTurn(() => pool.run(job));
}

/**
 * The same for text that others wrote, which may be made to take for ever: a job that does not end in
 * time takes its thread along, and nobody else's job.
 *
 * @throws Overloaded; TooCostly
 */
export function boundedThreads<Job, Result>(
  file: URL,
  { limitMs, ...sizes }: Sizes & { limitMs: number },
): (job: Job) => Promise<Result> {
  const resourceLimits = { maxOldGenerationSizeMb: MEMORY_MB };
  const pool = poolOf<Job, Result>(file, sizes, { resourceLimits });
  const inTurn = limited(sizes.width, sizes.maxWaiting);
  return (job) =>
    inTurn(async () => {
      const signal = AbortSignal.timeout(limitMs);
      try {
        return await pool.run(job, { signal });
      } catch (error) {
        if (signal.aborted || isOutOfMemory(error)) throw new TooCostly();
        throw error;
      }
    });
}

const poolOf = <Job, Result>(file: URL, { width, idleMs }: Sizes, more: object) =>
  new Piscina<Job, Result>({
    filename: file.href,
    name: 'answer',
    minThreads: 0,
    maxThreads: width,
    idleTimeout: idleMs,
    // Threads do not inherit flags of the process, such as those of a test runner.
    execArgv: [],
    ...more,
  });

const isOutOfMemory = (error: unknown) =>
  (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';
