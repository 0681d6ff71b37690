import type { ComparedDocuments } from '#api/contract.gen.d.ts';

export type Compared = Extract<ComparedDocuments, { state: 'compared' }>;
type Row = Compared['rows'][number];
export type ChangedRow = Exclude<Row, { same: string }>;

/** A paragraph beside that of the other version, or several that are the same and folded away. */
export type Part =
  | { place: number; row: ChangedRow }
  | { place: number; same: string }
  | { place: number; folded: { place: number; same: string }[] };

/** So many paragraphs stay beside a change, to be read with it. */
const BESIDE = 1;
/** Fewer are not worth a click. */
const FOLDED_MIN = 3;

/** Folds away what has stayed the same, but for what is next to a change. */
export function partsOf(rows: readonly Row[]): Part[] {
  const placed = rows.map((row, place) => ({ place, row }));
  return groupsOf(placed).flatMap((group, index, groups): Part[] => {
    const same = group.flatMap(({ place, row }) => ('same' in row ? [{ place, ...row }] : []));
    if (same.length === 0) {
      return group.flatMap(({ place, row }) => ('same' in row ? [] : [{ place, row }]));
    }
    const head = index === 0 ? 0 : BESIDE;
    const tail = index === groups.length - 1 ? same.length : same.length - BESIDE;
    const folded = same.slice(head, tail);
    const [first] = folded;
    if (!first || folded.length < FOLDED_MIN) return same;
    return [...same.slice(0, head), { place: first.place, folded }, ...same.slice(tail)];
  });
}

interface Placed {
  place: number;
  row: Row;
}

/** Rows that follow each other and are all changed, or all the same. */
function groupsOf(rows: readonly Placed[]): Placed[][] {
  const groups: Placed[][] = [];
  for (const one of rows) {
    const [before] = groups.at(-1) ?? [];
    if (before && 'same' in before.row === 'same' in one.row) groups.at(-1)?.push(one);
    else groups.push([one]);
  }
  return groups;
}
