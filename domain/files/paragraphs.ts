import { type ForeignText, joined, trimmed } from '../foreign-text.ts';

/** A line of a page, or part of one, in points from the upper left corner of the page. */
export interface Line {
  text: ForeignText;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Page {
  /** In points. */
  height: number;
  /** Lines in reading order. */
  lines: readonly Line[];
}

/**
 * Reconstructs paragraphs from the lines of a PDF. Lines belong together where the next line's first word had no
 * room; headers, footers and page numbers are left out.
 */
export function paragraphsIn(pages: readonly Page[]): ForeignText[] {
  const repeated = repeatedIn(pages);
  /** The pieces of each paragraph. */
  const paragraphs: string[][] = [];
  let last: { row: Line; edge: number } | undefined;
  for (const { height, lines } of pages) {
    const isText = (line: Line) => !isInMargin(line, height) || !repeated(line.text);
    const rows = rowsIn(lines.filter(isText));
    const edgeOf = edgesIn(rows);
    for (const [at, row] of rows.entries()) {
      const goesOn = last && isContinued(last.row, row, last.edge, at === 0);
      if (goesOn) join(paragraphs.at(-1) ?? [], row.text);
      else paragraphs.push([row.text]);
      last = { row, edge: Math.max(edgeOf(row), edgeOf(rows[at + 1] ?? row)) };
    }
  }
  return paragraphs.map((pieces) => joined(pieces, ''));
}

/** Whether a line is in the top or bottom tenth of its page. */
const isInMargin = ({ top, bottom }: Line, height: number) =>
  bottom < height / 10 || top > height * 0.9;

/** Page numbers are shorter; longer text is not searched for one. */
const PAGE_NUMBER_MAX = 40;
const pageNumber =
  /^[^\w#/]*(?:(?:seite|page)[^\w#/]*)?#(?:[^\w#/]*(?:von|of|\/)[^\w#/]*#)?[^\w#/]*$/i;
const isPageNumber = (text: string) => text.length <= PAGE_NUMBER_MAX && pageNumber.test(text);
const withoutNumbers = (text: string) => text.replaceAll(/\d+/g, '#').trim();

/** Recognises text in the margins of most pages, whatever its number is. */
function repeatedIn(pages: readonly Page[]): (text: string) => boolean {
  const counts = new Map<string, number>();
  for (const { height, lines } of pages) {
    const marginal = lines.filter((line) => isInMargin(line, height));
    for (const text of new Set(marginal.map((line) => withoutNumbers(line.text)))) {
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  const least = Math.max(2, pages.length / 2);
  return (text) => {
    const known = withoutNumbers(text);
    return isPageNumber(known) || (counts.get(known) ?? 0) >= least;
  };
}

/**
 * A number and the text beside it are two lines of the same height: they become one row, which begins at its
 * text.
 */
function rowsIn(lines: readonly Line[]): Line[] {
  const rows: Line[] = [];
  for (const line of lines) {
    const text = trimmed(line.text);
    if (text === '') continue;
    const last = rows.at(-1);
    if (last && isBeside(last, line)) {
      rows[rows.length - 1] = { ...line, text: joined([last.text, text], ' ') };
    } else rows.push({ ...line, text });
  }
  return rows;
}

function isBeside(one: Line, other: Line): boolean {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const least = Math.min(one.bottom - one.top, other.bottom - other.top) / 2;
  return shared > least && other.left >= one.right;
}

/** Lines may differ by this many points and still align. */
const ALIGNED = 4;

/** The right edge of the text that aligns with a row, above or below. */
function edgesIn(rows: readonly Line[]): (row: Line) => number {
  const edges = new Map<number, number>();
  const columnOf = ({ left }: Line) => Math.round(left / ALIGNED);
  for (const row of rows) {
    const column = columnOf(row);
    edges.set(column, Math.max(row.right, edges.get(column) ?? 0));
  }
  return (row) => {
    const column = columnOf(row);
    return Math.max(...[column - 1, column, column + 1].map((near) => edges.get(near) ?? 0));
  };
}

/** The beginning of a new paragraph: a section sign, a number, a letter, a dash. */
const begins = /^(?:§|\(?\p{L}?\d{0,3}[.)](?:\s|$)|[•·–—▪-]\s)/u;

function isContinued(row: Line, next: Line, edge: number, onNextPage: boolean): boolean {
  if (begins.test(next.text)) return false;
  const [height, nextHeight] = [row.bottom - row.top, next.bottom - next.top];
  if (Math.abs(height - nextHeight) > height / 5) return false;
  const gap = next.top - row.bottom;
  if (!onNextPage && (gap > height * 1.2 || gap < -height)) return false;
  const word = /^\S+/.exec(next.text)?.[0] ?? '';
  const width = ((next.right - next.left) * word.length) / next.text.length;
  // Letters can be wider or narrower than average, and a space precedes the word.
  return row.right + width * 1.15 + height / 4 > edge;
}

/** A letter, which may take two characters, and the hyphen. */
const HYPHEN_END = 3;
/** A hyphen at the end, except for omitted words as in "An- und Verkauf". */
const endsWithHyphen = /\p{Ll}[-\u00ad]$/u;
const leavesOut = /^(?:und|oder|sowie|bzw\.|and|or)(?:\s|$)/;

/** Looks at the last piece only, so that growing text is not read again with every line. */
function join(pieces: string[], next: string): void {
  const last = pieces.at(-1) ?? '';
  if (!endsWithHyphen.test(last.slice(-HYPHEN_END)) || leavesOut.test(next)) {
    pieces.push(` ${next}`);
    return;
  }
  if (/^\p{Ll}/u.test(next)) pieces[pieces.length - 1] = last.slice(0, -1);
  pieces.push(next);
}
