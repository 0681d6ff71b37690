import { createHash } from 'node:crypto';
import { threads } from '../shared/threads.ts';
import { turns } from '../shared/turns.ts';
import type { HistoryJob } from './history-pdf.ts';

/** A few tenths of a second of a core each. */
const WAITING_MAX = 50;
const IDLE_MS = 30_000;
/** Some 200 kB each. */
const KEPT = 20;
/** They hold what the founder may read. */
const KEPT_MS = 5 * 60_000;

const render = threads<HistoryJob, Uint8Array>(new URL('./render-worker.ts', import.meta.url), {
  width: 1,
  maxWaiting: WAITING_MAX,
  idleMs: IDLE_MS,
});
const inTurn = turns();
const kept = new Map<string, Promise<Uint8Array>>();

/**
 * The history as a PDF, made on a thread of its own: once for each revision and each day that was
 * published since, and one at a time for each person.
 *
 * @throws Busy when this person waits for another one; Overloaded when too many wait already
 */
export function renderHistory(job: HistoryJob, person: string): Promise<Uint8Array> {
  const name = nameOf(job);
  const known = kept.get(name);
  if (known) return known;
  const made = inTurn(person, () => render(job));
  kept.set(name, made);
  made.catch(() => kept.delete(name));
  setTimeout(() => kept.delete(name), KEPT_MS).unref();
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return made;
}

/** Whatever is in the file, but for the time at which it was made. */
const nameOf = ({ at: _, ...content }: HistoryJob) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');
