import { fontCoverage } from './font-coverage.ts';

/**
 * Scripts that our PDFs can print: PDFs have no fallback fonts, so each text is split by the fonts that cover it.
 */
export type Script = keyof typeof fontCoverage;
export const scripts = Object.keys(fontCoverage) as Script[];

type Range = readonly [first: number, last: number];

/** `20-7e a9` */
const rangesOf = (coverage: string): Range[] =>
  coverage.split(' ').map((range) => {
    const [first = '', last = first] = range.split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

const ranges = scripts.map((script) => [script, rangesOf(fontCoverage[script])] as const);

/** The first of our fonts that covers the character. */
export function scriptOf(character: string): Script | undefined {
  const point = character.codePointAt(0) ?? 0;
  const has = ([first, last]: Range) => first <= point && point <= last;
  return ranges.find(([, covered]) => covered.some(has))?.[0];
}

export const isPrintable = (text: string): boolean =>
  [...text.normalize('NFC')].every((character) => scriptOf(character) !== undefined);
