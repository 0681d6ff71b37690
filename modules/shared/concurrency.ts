import pLimit from 'p-limit';

/** More work is queued than this machine can take on. */
export class Overloaded extends Error {}

/**
 * Runs at most `width` jobs at once and queues at most `maxWaiting` more.
 * @throws Overloaded when the queue is full
 */
export function limited(width: number, maxWaiting: number) {
  const limit = pLimit(width);
  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= width + maxWaiting) throw new Overloaded();
    return limit(job);
  };
}
