/** Roughly a syllable's end: before the last consonant, or group of letters for one, and a vowel. */
const joint =
  /([aeiouäöüy][bcdfghjklmnpqrstvwxzß]*?)((?:sch|ch|ck|ph|th|[bcdfghjklmnpqrstvwxzß])(?=[aeiouäöüy]))/giu;

/** Longer words do not fit beside a phone's margins in a headline. */
const longWord = /\p{L}{21,}/gu;

/** Lets very long words break at a syllable; browsers without a German dictionary cannot. */
export const breakable = (text: string) =>
  text.replace(longWord, (word) => word.replace(joint, '$1\u00ad$2'));
