import type { Comparison } from '#domain/files/comparison.ts';
import { boundedThreads } from '../shared/threads.ts';
import type { CompareJob } from './compare-worker.ts';

const WAITING_MAX = 20;
const IDLE_MS = 30_000;
/** Time limit, including the start of the thread on a busy machine. */
const LIMIT_MS = 8_000;

/**
 * Compares two versions of a text on a thread of its own.
 *
 * @throws Overloaded when too many are waiting already; TooCostly
 */
export const compareAside = boundedThreads<CompareJob, Comparison>(
  new URL('./compare-worker.ts', import.meta.url),
  { width: 1, maxWaiting: WAITING_MAX, idleMs: IDLE_MS, limitMs: LIMIT_MS },
);
