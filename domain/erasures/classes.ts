/**
 * What is said about a person, by how long it has to be kept. Each class ends on its own: what the law
 * keeps stays when the rest is erased.
 */
export const classes = ['profile', 'formation', 'law-firm-file', 'invoice'] as const;
export type RetentionClass = (typeof classes)[number];

/**
 * Which key seals what is said about a person. The first releases had one key for everything about
 * somebody: it is that of the class that is kept longest, so that nothing goes before its time.
 */
export const keyOf = (person: string, retention: RetentionClass) =>
  retention === 'law-firm-file' ? person : `${person}:${retention}`;
