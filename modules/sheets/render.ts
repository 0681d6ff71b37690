import { threads } from '../shared/threads.ts';
import { turns } from '../shared/turns.ts';
import type { SheetJob } from './sheet-pdf.ts';

/** Each takes a few tenths of a second of a core. */
const WAITING_MAX = 50;
const IDLE_MS = 30_000;
/** More than a person looks at in one go; the page offers six. */
const PERSON_MAX = 5;

const render = threads<SheetJob, Uint8Array>(new URL('./render-worker.ts', import.meta.url), {
  width: 1,
  maxWaiting: WAITING_MAX,
  idleMs: IDLE_MS,
});
const inTurn = turns(PERSON_MAX);

/**
 * Renders a sheet as a PDF on a thread of its own, one at a time for each person. It is kept nowhere: it holds what
 * one reader may see now.
 *
 * @throws Busy while several of this person are waiting; Overloaded when too many are waiting
 */
export const renderSheet = (job: SheetJob, person: string): Promise<Uint8Array> =>
  inTurn(person, () => render(job));
