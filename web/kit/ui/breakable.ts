import { syllablesOf } from '#domain/syllables.ts';

/** Longer words do not fit beside a phone's margins in a headline. */
const longWord = /\p{L}{21,}/gu;

/** Lets very long words break at a syllable; browsers without a German dictionary cannot. */
export const breakable = (text: string) =>
  text.replace(longWord, (word) => syllablesOf(word).join('\u00ad'));
