/** Approximates the end of a syllable: before the last consonant, or group of letters for one, and a vowel. */
const joint =
  /([aeiouäöüy][bcdfghjklmnpqrstvwxzß]*?)((?:sch|ch|ck|ph|th|[bcdfghjklmnpqrstvwxzß])(?=[aeiouäöüy]))/giu;

/** Inside compounds, the last consonant stays with the preceding word. */
const seam = /(?<=register)(?=an)/giu;

/** Positions at which a German word can be hyphenated. */
export const syllablesOf = (word: string): string[] =>
  word.split(seam).flatMap((part) => part.replace(joint, '$1\n$2').split('\n'));
