import { createHash } from 'node:crypto';
import { threads } from '../shared/threads.ts';
import { turns } from '../shared/turns.ts';
import type { HistoryJob } from './history-pdf.ts';

/** Each takes a few tenths of a second of a core. */
const WAITING_MAX = 50;
const IDLE_MS = 30_000;
/** Each has about 200 kB. */
const KEPT = 20;
/** Time after which a rendered history is dropped, since it holds what the founder may read. */
const KEPT_MS = 5 * 60_000;

const render = threads<HistoryJob, Uint8Array>(new URL('./render-worker.ts', import.meta.url), {
  width: 1,
  maxWaiting: WAITING_MAX,
  idleMs: IDLE_MS,
});
const inTurn = turns();
const kept = new Map<string, Promise<Uint8Array>>();

/**
 * Renders the history as a PDF on a thread of its own: once for each revision and each newly published day, and
 * one at a time for each person.
 *
 * @throws Busy while another one is being rendered for this person; Overloaded when too many are waiting
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

/** A name for the content of the file, whatever its time. */
const nameOf = ({ at: _, ...content }: HistoryJob) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');
