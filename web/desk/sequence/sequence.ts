import type { Total } from '../../kit/list/range-pager.tsx';
import { keptText } from '../store.ts';

/** Nobody goes through more in a row, and the API gives no more at once. */
const MOST = 200;
/** What was opened comes first; until then the rows of its page lead on. */
const READ_AFTER_MS = 400;

/** A formation, and the row of the list that stands for it. */
export interface Step {
  id: string;
  row: string;
}

interface Sequence {
  /** The address of the list. */
  from: string;
  steps: readonly Step[];
  /** The list has more. */
  more: boolean;
}

const kept = keptText(() => sessionStorage, 'staff.sequence');

interface Opened {
  /** The address of the list. */
  from: string;
  /** The formation that is opened. */
  id: string;
  /** The rows of the page, of which some may be about no formation, and which of the list they are. */
  steps: Rows;
  offset: number;
  total: Total;
  /** Reads the same list; undefined where that fails. */
  read: (rows: { limit: number; offset: number }) => Promise<Rows | undefined>;
}

type Rows = readonly (Step | undefined)[];

/**
 * Keeps the formations of a list in their order when one of them is opened from it, so that its page
 * leads on to the next one, also from the last one of a page. Ids only, for as long as the tab is open.
 */
export async function startSequence(opened: Opened): Promise<void> {
  const { from, id, steps, offset, total, read } = opened;
  const isWhole = (first: number, rows: number) =>
    first === 0 && !total.more && total.total <= rows;
  const isAll = isWhole(offset, steps.length);
  const begun = keep({ from, steps: onceEach(steps), more: !isAll });
  if (isAll) return;
  const row = offset + steps.findIndex((step) => step?.id === id);
  const first = Math.max(0, row - MOST / 2);
  await new Promise((resolve) => setTimeout(resolve, READ_AFTER_MS));
  // Another list may be followed by now.
  if (kept.get() !== begun) return;
  const around = await read({ limit: MOST, offset: first });
  if (!around || kept.get() !== begun) return;
  keep({ from, steps: onceEach(around), more: !isWhole(first, around.length) });
}

/** Of several rows about one formation, the first one counts. */
const onceEach = (rows: Rows): Step[] => {
  const steps = rows.filter((row) => row !== undefined);
  return steps.filter(({ id }, index) => steps.findIndex((step) => step.id === id) === index);
};

function keep(sequence: Sequence): string {
  const text = JSON.stringify(sequence);
  kept.set(text);
  return text;
}

export interface Place {
  /** The address of the list. */
  from: string;
  /** From 1. */
  position: number;
  total: Total;
  previous: Step | undefined;
  next: Step | undefined;
}

/** Where a formation stands in the list from which one was opened last; undefined outside of it. */
export function usePlaceOf(id: string): Place | undefined {
  const sequence = sequenceIn(kept.use());
  const index = sequence?.steps.findIndex((step) => step.id === id) ?? -1;
  if (!sequence || index < 0) return undefined;
  const { from, steps, more } = sequence;
  return {
    from,
    position: index + 1,
    total: { total: steps.length, ...(more && { more }) },
    previous: steps[index - 1],
    next: steps[index + 1],
  };
}

/** The one after a formation, or before it, in the list from which one was opened last. */
export function stepFrom(id: string, by: 1 | -1): Step | undefined {
  const steps = sequenceIn(kept.get())?.steps ?? [];
  const index = steps.findIndex((step) => step.id === id);
  return index < 0 ? undefined : steps[index + by];
}

function sequenceIn(text: string | null): Sequence | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as Sequence);
  } catch {
    return undefined;
  }
}
