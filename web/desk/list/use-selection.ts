import { useRef, useState } from 'react';

/** Rows that were chosen for what is done to several at once. */
export interface Selection {
  /** In the order of the list. */
  ids: readonly string[];
  has: (id: string) => boolean;
  /** Chooses a row or leaves it out; `through` does so for all rows since the one before. */
  toggle: (id: string, through?: boolean) => void;
  /** All rows of the page, or none if all are chosen. */
  toggleAll: () => void;
  /** Leaves out all rows but these. */
  keepOnly: (ids: readonly string[]) => void;
  clear: () => void;
  all: 'all' | 'some' | 'none';
}

/**
 * What is chosen of the rows that are shown: a row that goes takes its choice with it.
 * @param shown ids in the order of the list
 */
export function useSelection(shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(none);
  const anchor = useRef<string>(undefined);
  const ids = shown.filter((id) => chosen.has(id));
  // Forgotten, so that a row that comes back is not acted on unawares.
  if (ids.length < chosen.size) setChosen(new Set(ids));
  const choose = (changed: readonly string[], isChosen: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      for (const id of changed) {
        if (isChosen) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  const clear = () => setChosen(none);
  return {
    ids,
    has: (id) => chosen.has(id),
    toggle: (id, through = false) => {
      const range = through ? between(shown, anchor.current, id) : [id];
      anchor.current = id;
      choose(range, !chosen.has(id));
    },
    toggleAll: () => (ids.length === shown.length ? clear() : choose(shown, true)),
    keepOnly: (kept) => setChosen(new Set(shown.filter((id) => kept.includes(id)))),
    clear,
    all: ids.length === 0 ? 'none' : ids.length === shown.length ? 'all' : 'some',
  };
}

const none: ReadonlySet<string> = new Set();

/** The rows from one to the other, whichever comes first; the last alone without a first. */
function between(shown: readonly string[], first: string | undefined, last: string) {
  const from = first === undefined ? -1 : shown.indexOf(first);
  const to = shown.indexOf(last);
  if (from < 0) return [last];
  return shown.slice(Math.min(from, to), Math.max(from, to) + 1);
}
