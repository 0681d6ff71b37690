import { syllablesOf } from '#domain/syllables.ts';

/** Longer words do not fit beside a phone's margins in a headline. */
const longWord = /\p{L}{21,}/gu;

/** Lets very long words break at a syllable; browsers without a German dictionary cannot. */
export const breakable = (text: string) =>
  text.replace(longWord, (word) => syllablesOf(word).join('\u00ad'));

/**
 * For names of companies: a word that has no room breaks at a syllable, but not the addition that
 * every UG has, which fits a line of its own.
 */
export const breaksAnywhere = {
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  hyphenateLimitChars: `${'haftungsbeschränkt'.length + 1} 4 4`,
} as const;

/**
 * Keeps the lines that somebody typed. Without lines of even length, which texts otherwise have: the
 * two together crash WebKit 2.50.
 */
export const keepsLines = { whiteSpace: 'pre-wrap', textWrap: 'wrap' } as const;
