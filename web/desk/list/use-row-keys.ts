import { type RefCallback, useEffect, useRef, useState } from 'react';
import { type Shortcuts, useShortcuts } from '../shortcuts.ts';
import type { Selection } from './use-selection.ts';

/** To the next page of a list, and to the one before. */
export type Beyond = { [To in 'next' | 'previous']?: (() => void) | undefined };

interface Options {
  open: (id: string) => void;
  selection: Selection;
  /** Brings a row into the page that is not drawn while it is out of sight. */
  reveal?: (index: number) => void;
  /** Leads to the page after the last row, or before the first; there is none where it is undefined. */
  beyond?: Beyond | undefined;
  /** The row that keys go on from, as when somebody comes back from it. */
  initial?: string | undefined;
}

export interface RowKeys {
  /** The id of the row that keys act on. */
  marked: string | undefined;
  mark: (id: string) => void;
  /** For the element of each row. */
  rowRef: (id: string) => RefCallback<HTMLElement>;
}

/**
 * j and k move through the rows, Enter opens the marked one, x chooses it, Escape leaves out all.
 * Its link takes the focus, so that its name is read out and Enter works without shortcuts, too.
 * @param shown ids in the order of the list
 */
export function useRowKeys(shown: readonly string[], options: Options): RowKeys {
  const { open, selection, reveal, beyond, initial } = options;
  const [marked, setMarked] = useState(initial);
  // Where the marked row was: when it goes, keys go on from the row that took its place.
  const [place, setPlace] = useState(-1);
  const found = marked === undefined ? -1 : shown.indexOf(marked);
  const isGone = marked !== undefined && found < 0;
  if (found >= 0 && found !== place) setPlace(found);
  const rows = useRef(new Map<string, HTMLElement>());
  /** The row that the focus is on its way to. */
  const awaited = useRef(initial);
  const arrive = (id: string | undefined) => {
    const row = id === undefined || id !== awaited.current ? undefined : rows.current.get(id);
    if (!row) return;
    awaited.current = undefined;
    focusRow(row);
  };
  useEffect(() => arrive(marked));
  const moveTo = (index: number) => {
    const turn = index < 0 ? beyond?.previous : index >= shown.length ? beyond?.next : undefined;
    if (turn && marked !== undefined) {
      setMarked(undefined);
      turn();
      return;
    }
    const id = shown[Math.min(Math.max(index, 0), shown.length - 1)];
    if (id === undefined) return;
    awaited.current = id;
    setMarked(id);
    reveal?.(shown.indexOf(id));
  };
  const shortcuts: Shortcuts = {
    next: () => moveTo(isGone ? place : found + 1),
    previous: () => moveTo(isGone ? place - 1 : found - 1),
  };
  if (found >= 0 && marked !== undefined) {
    shortcuts.open = () => open(marked);
    shortcuts.choose = () => selection.toggle(marked);
    shortcuts['choose-range'] = () => selection.toggle(marked, true);
  }
  if (selection.ids.length > 0) shortcuts.clear = selection.clear;
  useShortcuts(shortcuts);
  return {
    marked: isGone ? undefined : marked,
    mark: setMarked,
    rowRef: (id) => (row) => {
      if (row) rows.current.set(id, row);
      else rows.current.delete(id);
      // One that was out of sight is drawn a moment after it was scrolled to.
      arrive(id);
    },
  };
}

function focusRow(row: HTMLElement) {
  row.scrollIntoView({ block: 'nearest' });
  const link = row.querySelector<HTMLElement>('a[href], button');
  (link ?? row.querySelector('input'))?.focus({ preventScroll: true });
}

/** What leads to the pages beside this one. */
export const pageBeside = (page: number, last: number, turnTo: (page: number) => void): Beyond => ({
  ...(page < last && { next: () => turnTo(page + 1) }),
  ...(page > 1 && { previous: () => turnTo(page - 1) }),
});

/** How many pages a list has; one more than is counted where it has more rows than that. */
export const pagesOf = ({ total, more }: { total: number; more?: true }, size: number): number =>
  Math.ceil(total / size) + (more ? 1 : 0);
