import { distance } from 'fastest-levenshtein';

const SHORTEST = 4;
const WORDS_MAX = 6;

/** Number of differing letters, where swapped letters count as two; in a short word two make another word. */
const allowed = (word: string): number => (word.length < 6 ? 1 : 2);

/**
 * The probable meaning of words that occur nowhere.
 *
 * @param known words that occur, in lower case
 * @returns undefined where none is similar
 */
export function meantBy(typed: string, known: readonly string[]): string | undefined {
  const words = typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0 || words.length > WORDS_MAX) return undefined;
  const meant = words.map((word) => nearest(word, known) ?? word);
  return meant.some((word, index) => word !== words[index]) ? meant.join(' ') : undefined;
}

function nearest(word: string, known: readonly string[]): string | undefined {
  if (word.length < SHORTEST) return undefined;
  let best: { word: string; off: number } | undefined;
  for (const other of known) {
    if (Math.abs(other.length - word.length) > allowed(word)) continue;
    const off = distance(word, other);
    if (off === 0) return other;
    if (off <= allowed(word) && off < (best?.off ?? Number.POSITIVE_INFINITY)) {
      best = { word: other, off };
    }
  }
  return best?.word;
}
