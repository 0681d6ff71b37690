const KEY = 'staff.sequence';
/** Nobody goes through more in a row, and the tab keeps it in a small place. */
const MOST = 200;

/** While the browser forbids storage. */
let ofThisPage: readonly string[] = [];

/**
 * Keeps the formations of a list in their order when one of them is opened from it, so that its page
 * leads on to the next one. Ids only, for as long as the tab is open.
 */
export function rememberSequence(ids: readonly string[], opened: string): void {
  const unique = [...new Set(ids)];
  const first = Math.max(0, unique.indexOf(opened) - MOST / 2);
  ofThisPage = unique.slice(first, first + MOST);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(ofThisPage));
  } catch {
    // Kept for this page only.
  }
}

export interface Place {
  /** From 1. */
  position: number;
  total: number;
  previous: string | undefined;
  next: string | undefined;
}

/** Where a formation stands in the list from which one was opened last; undefined outside of it. */
export function placeOf(id: string): Place | undefined {
  const ids = remembered();
  const index = ids.indexOf(id);
  if (index < 0 || ids.length < 2) return undefined;
  return {
    position: index + 1,
    total: ids.length,
    previous: ids[index - 1],
    next: ids[index + 1],
  };
}

function remembered(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, MOST) : [];
  } catch {
    return ofThisPage;
  }
}
