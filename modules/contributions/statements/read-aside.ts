import type { StatementFault } from '#domain/contributions/statement-faults.ts';
import { boundedThreads, TooCostly } from '../../shared/threads.ts';
import type { StatementJob, Suggested } from './statement-worker.ts';

const WAITING_MAX = 20;
const IDLE_MS = 30_000;
/** Time limit, including the start of the thread on a busy machine. */
const LIMIT_MS = 8_000;

const read = boundedThreads<StatementJob, Suggested | { fault: StatementFault }>(
  new URL('./statement-worker.ts', import.meta.url),
  { width: 1, maxWaiting: WAITING_MAX, idleMs: IDLE_MS, limitMs: LIMIT_MS },
);

/**
 * Reads a statement on a thread of its own, and keeps nothing of it.
 *
 * @throws Overloaded when too many are waiting already
 */
export async function readAside(job: StatementJob): Promise<Suggested | { fault: StatementFault }> {
  try {
    return await read(job);
  } catch (error) {
    if (error instanceof TooCostly) return { fault: 'too-costly' };
    throw error;
  }
}
