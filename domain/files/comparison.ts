import { diffArrays } from 'diff';

/** A piece of one version; `changed` marks a piece that the other version lacks. */
export interface Run {
  text: string;
  changed: boolean;
}

/** A pair of pieces side by side. A paragraph that begins in only one version shows as a line break. */
export type Row = { same: string } | { before: Run[]; after: Run[] };

export interface Comparison {
  /** Number of places where the versions differ; adjacent changed words count once. */
  changes: number;
  rows: Row[];
}

/**
 * Compares two versions of a text, given as paragraphs, word by word. White space does not count, and neither do
 * boundaries of paragraphs, so that a text with other breaks is the same.
 *
 * @param whole false if the end of one version is missing; the other's text there is then left out
 */
export function compareTexts(
  before: readonly string[],
  after: readonly string[],
  whole = true,
): Comparison {
  let [old, now] = [readWords(before), readWords(after)];
  let found = changesIn(old, now);
  const last = found.at(-1);
  if (!whole && last && (isEndOf(old, last.before) || isEndOf(now, last.after))) {
    [old, now] = [cutAt(old, last.before.from), cutAt(now, last.after.from)];
    found = found.slice(0, -1);
  }
  const places = found.flatMap((change) => [...apart(change, old, now)]);
  const changes = joined(places, old, now);
  return { changes: changes.length, rows: rowsOf(old, now, changes) };
}

interface Words {
  words: readonly string[];
  /** Indexes of the words that begin a paragraph. */
  starts: ReadonlySet<number>;
  paragraphs: readonly Paragraph[];
}

interface Paragraph {
  from: number;
  text: string;
}

/** Words from `from` up to, but not including, `to` were replaced by others; either side may be empty. */
interface Change {
  before: Range;
  after: Range;
}
interface Range {
  from: number;
  to: number;
}

const lengthOf = ({ from, to }: Range) => to - from;

function readWords(blocks: readonly string[]): Words {
  const paragraphs: Paragraph[] = [];
  const words: string[] = [];
  for (const block of blocks) {
    const own = block.normalize('NFC').match(/\S+/g) ?? [];
    if (own.length === 0) continue;
    paragraphs.push({ from: words.length, text: own.join(' ') });
    for (const word of own) words.push(word);
  }
  const starts = new Set([...paragraphs.map(({ from }) => from), words.length]);
  return { words, starts, paragraphs };
}

const isEndOf = ({ words }: Words, { to }: Range) => to === words.length;

const cutAt = ({ words, starts, paragraphs }: Words, at: number): Words => ({
  words: words.slice(0, at),
  starts: new Set([...[...starts].filter((start) => start < at), at]),
  paragraphs,
});

/** Compares paragraphs first: unchanged ones separate the changes around them. */
function changesIn(before: Words, after: Words): Change[] {
  const textsOf = ({ paragraphs }: Words) => paragraphs.map(({ text }) => text);
  const differences = searching();
  return differences(textsOf(before), textsOf(after)).flatMap((moved) => {
    const old = wordsIn(before, moved.before);
    const now = wordsIn(after, moved.after);
    const within = (part: Words, { from, to }: Range) => part.words.slice(from, to);
    return differences(within(before, old), within(after, now)).map((change) => ({
      before: { from: old.from + change.before.from, to: old.from + change.before.to },
      after: { from: now.from + change.after.from, to: now.from + change.after.to },
    }));
  });
}

function wordsIn({ words, paragraphs }: Words, { from, to }: Range): Range {
  const start = (paragraph: number) => paragraphs[paragraph]?.from ?? words.length;
  return { from: start(from), to: start(to) };
}

/** Splits a replacement of several paragraphs, so that each stands beside its counterpart. */
function* apart(change: Change, before: Words, after: Words): Generator<Change> {
  let rest = change;
  for (;;) {
    const old = firstStart(before, rest.before);
    const now = firstStart(after, rest.after);
    const isLast = old === rest.before.to && now === rest.after.to;
    if (old === undefined || now === undefined || isLast) break;
    yield {
      before: { from: rest.before.from, to: old },
      after: { from: rest.after.from, to: now },
    };
    rest = { before: { from: old, to: rest.before.to }, after: { from: now, to: rest.after.to } };
  }
  yield rest;
}

/** The beginning of the next paragraph, or the end of the range if that comes first. */
function firstStart({ starts }: Words, { from, to }: Range): number | undefined {
  for (let at = from + 1; at <= to; at += 1) if (starts.has(at)) return at;
  return undefined;
}

/** Up to this many equal words between two longer changes are a coincidence. */
const CHANCE_WORDS = 2;

/** Joins changes that only a few coincidentally equal words separate. */
function joined(changes: readonly Change[], before: Words, after: Words): Change[] {
  const found: Change[] = [];
  for (const change of changes) {
    const last = found.at(-1);
    if (last && isChance(last, change, before, after)) {
      last.before = { from: last.before.from, to: change.before.to };
      last.after = { from: last.after.from, to: change.after.to };
    } else found.push({ ...change });
  }
  return found;
}

function isChance(one: Change, next: Change, before: Words, after: Words): boolean {
  const between = next.before.from - one.before.to;
  const sizeOf = (change: Change) => Math.max(lengthOf(change.before), lengthOf(change.after));
  if (between > CHANCE_WORDS || between >= Math.min(sizeOf(one), sizeOf(next))) return false;
  const paragraphIn = ({ starts }: Words, from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, step) => from + step).some((at) => starts.has(at));
  return !(
    paragraphIn(before, one.before.to, next.before.from) ||
    paragraphIn(after, one.after.to, next.after.from)
  );
}

/** Splits the text into rows, which end where a paragraph ends in both versions. */
function rowsOf(before: Words, after: Words, changes: readonly Change[]): Row[] {
  const marks = { before: marksIn(changes, 'before'), after: marksIn(changes, 'after') };
  const rows: Row[] = [];
  const begun = { before: 0, after: 0 };
  let isChanged = false;
  const endAt = (old: number, now: number) => {
    if (old === begun.before && now === begun.after) return;
    if (!before.starts.has(old) || !after.starts.has(now)) return;
    const own = { from: begun.after, to: now };
    rows.push(
      isChanged
        ? {
            before: runsOf(before, marks.before, { from: begun.before, to: old }),
            after: runsOf(after, marks.after, own),
          }
        : { same: runsOf(after, marks.after, own)[0]?.text ?? '' },
    );
    Object.assign(begun, { before: old, after: now });
    isChanged = false;
  };
  const end = { from: before.words.length, to: before.words.length };
  const atEnd = { before: end, after: { from: after.words.length, to: after.words.length } };
  let at = { old: 0, now: 0 };
  for (const change of [...changes, atEnd]) {
    for (; at.old < change.before.from; at = { old: at.old + 1, now: at.now + 1 }) {
      endAt(at.old, at.now);
    }
    endAt(at.old, at.now);
    // An addition or removal may consist of several paragraphs; a replacement stays together.
    const isReplaced = lengthOf(change.before) > 0 && lengthOf(change.after) > 0;
    for (const [old, now] of isReplaced ? [] : stepsIn(change)) {
      endAt(old, now);
      isChanged = true;
    }
    isChanged ||= isReplaced;
    at = { old: change.before.to, now: change.after.to };
  }
  endAt(at.old, at.now);
  return rows;
}

/** Steps word by word through a one-sided change. */
function* stepsIn({ before, after }: Change): Generator<[old: number, now: number]> {
  for (let old = before.from; old < before.to; old += 1) yield [old, after.from];
  for (let now = after.from; now < after.to; now += 1) yield [before.from, now];
}

function marksIn(changes: readonly Change[], side: keyof Change): ReadonlySet<number> {
  const marks = new Set<number>();
  for (const { [side]: range } of changes) {
    for (let at = range.from; at < range.to; at += 1) marks.add(at);
  }
  return marks;
}

/** Joins successive words with the same mark, together with the space between them. */
function runsOf({ words, starts }: Words, marks: ReadonlySet<number>, { from, to }: Range): Run[] {
  const runs: Run[] = [];
  for (let at = from; at < to; at += 1) {
    const changed = marks.has(at);
    const word = words[at] ?? '';
    const gap = at === from ? '' : starts.has(at) ? '\n' : ' ';
    const last = runs.at(-1);
    if (last?.changed === changed) last.text += gap + word;
    else if (last?.changed === false) {
      last.text += gap;
      runs.push({ text: word, changed });
    } else runs.push({ text: gap + word, changed });
  }
  return runs;
}

/** With more edits the texts have nothing in common, and the whole is a replacement. */
const EDITS_MAX = 1_000;
/** Work for all places together: a search takes the square of its number of edits. */
const WORK_MAX = 2 * EDITS_MAX ** 2;
/** Time for all places together, since repetitive sequences make each step long. */
const SEARCH_MS_MAX = 1_500;

/** Returns a search for differences that works until its budget is used up. */
function searching(): (before: readonly string[], after: readonly string[]) => Change[] {
  let [work, ms] = [WORK_MAX, SEARCH_MS_MAX];
  return (before, after) => {
    const maxEditLength = Math.min(EDITS_MAX, Math.floor(Math.sqrt(Math.max(0, work))));
    if (editsAtLeast(before, after) > maxEditLength || ms <= 0) return [whole(before, after)];
    const begun = performance.now();
    const found = differences(before, after, { maxEditLength, timeout: ms });
    ms -= performance.now() - begun;
    work -= found.edits ** 2;
    return found.changes;
  };
}

/** Least number of edits: words that one side has more often than the other, in any order. */
function editsAtLeast(before: readonly string[], after: readonly string[]): number {
  const surplus = new Map<string, number>();
  for (const item of before) surplus.set(item, (surplus.get(item) ?? 0) + 1);
  for (const item of after) surplus.set(item, (surplus.get(item) ?? 0) - 1);
  return [...surplus.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}

const whole = (before: readonly string[], after: readonly string[]): Change => ({
  before: { from: 0, to: before.length },
  after: { from: 0, to: after.length },
});

interface Budget {
  maxEditLength: number;
  /** In milliseconds. */
  timeout: number;
}

/** The differences between two sequences, by the shortest edit script. */
function differences(
  before: readonly string[],
  after: readonly string[],
  budget: Budget,
): { changes: Change[]; edits: number } {
  const parts = diffArrays([...before], [...after], budget);
  if (!parts) return { changes: [whole(before, after)], edits: budget.maxEditLength };
  const changes: Change[] = [];
  const at = { before: 0, after: 0 };
  let edits = 0;
  for (const { added, removed, count } of parts) {
    if (added || removed) {
      edits += count;
      const last = changes.at(-1);
      const isNext = last?.before.to === at.before && last.after.to === at.after;
      const change = isNext ? last : { before: from(at.before), after: from(at.after) };
      if (!isNext) changes.push(change);
      change[removed ? 'before' : 'after'].to += count;
    }
    if (!added) at.before += count;
    if (!removed) at.after += count;
  }
  return { changes, edits };
}

const from = (place: number): Range => ({ from: place, to: place });
