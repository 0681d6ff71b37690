import { threads } from '../shared/threads.ts';
import type { HistoryJob } from './history-pdf.ts';

/** A few tenths of a second of a core each. */
const WAITING_MAX = 50;
const IDLE_MS = 30_000;

/**
 * The history as a PDF, made on a thread of its own.
 *
 * @throws Overloaded when too many wait already
 */
export const renderHistory = threads<HistoryJob, Uint8Array>(
  new URL('./render-worker.ts', import.meta.url),
  { width: 1, maxWaiting: WAITING_MAX, idleMs: IDLE_MS },
);
