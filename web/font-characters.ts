/** From the first to the last of a row of characters. */
const row = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/**
 * What German and English pages consist of, and the accents of common names. Everything else comes
 * from larger files, loaded only by pages that have it.
 */
const characters = [
  ...row(0x20, 0x7e),
  ...'\u00a0§©«®°±²³´·»¼½¾×ßÄÖÜäöüÉàáâçèéêëíîñóôúû',
  ...'\u2009\u200a\u200b\u2011–—‘’‚“”„•…\u202f‰€→−≤≥',
];
export const commonCharacters = characters
  .toSorted((one, other) => codeOf(one) - codeOf(other))
  .join('');

/** The same characters as a `unicode-range`. */
export const commonRange = [...commonCharacters]
  .map(codeOf)
  .reduce<[first: number, last: number][]>((ranges, code) => {
    const range = ranges.at(-1);
    if (range?.[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
    return ranges;
  }, [])
  .map(([first, last]) => `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ''}`)
  .join(',');

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
