/**
 * Classes of personal data by retention. Each class ends separately: data that the law keeps stay when the rest
 * is erased.
 */
export const classes = ['profile', 'formation', 'law-firm-file', 'invoice'] as const;
/** What goes with a person's account, or stays behind it until a day. */
export type PersonClass = (typeof classes)[number];
/**
 * Identifications and files on risk stand apart: their key is that of a formation, and they end by its end alone
 * (§ 8 (4) GwG), whoever is erased.
 */
export type RetentionClass = PersonClass | 'identification';

/**
 * The key that seals data of a person; identifications have one for each formation. The first releases had one key
 * per person: it became that of the class with the longest retention, so that nothing ends early.
 */
export const keyOf = (person: string, retention: RetentionClass) =>
  retention === 'law-firm-file' ? person : `${person}:${retention}`;

/** Name of the keys that seal what is known of a participant, in one formation. */
export const participantKey = (foundationId: string, participantId: string) =>
  `participant:${foundationId}:${participantId}`;
