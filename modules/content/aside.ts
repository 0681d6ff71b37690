import type { ContentEntry } from '#domain/content/entry.ts';
import { boundedThreads } from '../shared/threads.ts';
import type { Answers, Job } from './aside-worker.ts';
import type { Rendered } from './markdown.ts';
import type { EntryFault, KnownEntry } from './rules.ts';

const WAITING_MAX = 100;
const IDLE_MS = 60_000;
/** Time limit, including the start of the thread on a busy machine. */
const LIMIT_MS = 10_000;
/** The site has some hundreds of texts, most of them with about 30 kB. */
const KEPT = 100;

const run = boundedThreads<Job, Answers[Job['what']]>(
  new URL('./aside-worker.ts', import.meta.url),
  { width: 1, maxWaiting: WAITING_MAX, idleMs: IDLE_MS, limitMs: LIMIT_MS },
);
const ask = <What extends Job['what']>(job: Extract<Job, { what: What }>) =>
  run(job) as Promise<Answers[What]>;

const kept = new Map<string, Promise<Rendered>>();

/**
 * Renders a text as HTML on a thread of its own, and keeps texts that are read often.
 *
 * @throws Overloaded when too many are waiting already; TooCostly
 */
export function renderAside(markdown: string): Promise<Rendered> {
  const known = kept.get(markdown);
  const rendered = known ?? ask({ what: 'html', markdown });
  // Moves the text to the end: the first one has not been read for the longest time.
  kept.delete(markdown);
  kept.set(markdown, rendered);
  if (!known) rendered.catch(() => kept.delete(markdown));
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return rendered;
}

/**
 * The words of a text without Markdown.
 *
 * @throws Overloaded; TooCostly
 */
export const plainTextAside = (markdown: string): Promise<Answers['plain']> =>
  ask({ what: 'plain', markdown });

/**
 * Faults that keep entries off the site, by entry.
 *
 * @throws Overloaded; TooCostly
 */
export const faultsAside = (
  entries: readonly ContentEntry[],
  known: readonly KnownEntry[],
): Promise<EntryFault[][]> => ask({ what: 'faults', entries, known });
