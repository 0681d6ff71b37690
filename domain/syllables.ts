/** Roughly a syllable's end: before the last consonant, or group of letters for one, and a vowel. */
const joint =
  /([aeiouäöüy][bcdfghjklmnpqrstvwxzß]*?)((?:sch|ch|ck|ph|th|[bcdfghjklmnpqrstvwxzß])(?=[aeiouäöüy]))/giu;

/** Where a word begins within another one, the last consonant stays with the one before. */
const seam = /(?<=register)(?=an)/giu;

/** Where a German word can be broken. */
export const syllablesOf = (word: string): string[] =>
  word.split(seam).flatMap((part) => part.replace(joint, '$1\n$2').split('\n'));
