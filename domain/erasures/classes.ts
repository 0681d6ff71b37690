/**
 * Classes of personal data by retention. Each class ends separately: data that the law keeps stay when the rest
 * is erased.
 */
export const classes = ['profile', 'formation', 'law-firm-file', 'invoice'] as const;
export type RetentionClass = (typeof classes)[number];

/**
 * The key that seals data of a person. The first releases had one key per person: it became that of the class
 * with the longest retention, so that nothing ends early.
 */
export const keyOf = (person: string, retention: RetentionClass) =>
  retention === 'law-firm-file' ? person : `${person}:${retention}`;
