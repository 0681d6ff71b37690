/** From the first to the last of a row of characters. */
const row = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/**
 * What German and English pages consist of: Latin-1, quotation marks, dashes, spaces of fixed width,
 * arrows and signs. Everything else comes from larger files, loaded only by pages that have it.
 */
export const commonCharacters = [
  ...row(0x20, 0x7e),
  ...row(0xa0, 0xff),
  ...'\u2009\u200a\u200b\u2011\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2020\u2022\u2026',
  ...'\u202f\u2030\u2039\u203a\u20ac\u2122\u2190\u2191\u2192\u2193\u2212\u2248\u2264\u2265',
].join('');

/** The same characters as a `unicode-range`. */
export const commonRange = [...commonCharacters]
  .map((character) => character.codePointAt(0) ?? 0)
  .reduce<[first: number, last: number][]>((ranges, code) => {
    const range = ranges.at(-1);
    if (range?.[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
    return ranges;
  }, [])
  .map(([first, last]) => `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ''}`)
  .join(',');
