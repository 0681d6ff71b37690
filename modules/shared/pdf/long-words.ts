import { syllablesOf } from '#domain/syllables.ts';

/** Breaks words that are longer than a line at a syllable, since pdfmake knows no hyphenation. */
export const withBrokenWords = (text: string, maxLetters: number): string =>
  text.replace(/\p{L}+/gu, (word) => (word.length > maxLetters ? broken(word, maxLetters) : word));

function broken(word: string, maxLetters: number): string {
  const lines: string[] = [];
  for (const syllable of syllablesOf(word)) {
    const line = lines.at(-1);
    if (line === undefined || line.length + syllable.length > maxLetters) lines.push(syllable);
    else lines[lines.length - 1] = line + syllable;
  }
  return lines.join('-\n');
}
