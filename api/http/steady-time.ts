import { setTimeout as wait } from 'node:timers/promises';

/**
 * Settles no sooner than `ms` after the start, so that the time does not reveal whether an address
 * has an account.
 */
export async function atLeast<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    await wait(Math.max(ms - (performance.now() - started), 0));
  }
}
