const NBSP = '\u00a0';

/** Parts that belong on one line: a number and its unit, a section sign and its number. */
const joints: readonly RegExp[] = [
  /(?<=[\d}]) (?=(?:€|%|MB|kB|Uhr|EUR)(?!\p{L}))/gu,
  /(?<=§§?) (?=\d)/gu,
  /(?<=\b(?:Abs\.|Art\.|Nr\.|lit\.|[Ss]ection)) (?=[\da-z]\b|\d)/gu,
  /(?<=\bi\.) (?=G\.)/gu,
  /(?<=\d\.?) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember)\b)/gu,
];

/** Replaces plain spaces that must not break on pages and in mails. */
export const fixSpaces = (text: string): string =>
  joints.reduce((fixed, joint) => fixed.replace(joint, NBSP), text);

/** Does so in every text of a table. */
export function fixSpacesIn<Texts>(texts: Texts): Texts {
  const fix = (value: unknown): unknown => {
    if (typeof value === 'string') return fixSpaces(value);
    if (Array.isArray(value)) return value.map(fix);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fix(entry)]));
  };
  return fix(texts) as Texts;
}
