/**
 * What is said about a person, by how long it has to be kept. Each class ends on its own: what the law
 * keeps stays when the rest is erased.
 */
export const classes = ['profile', 'formation', 'law-firm-file', 'invoice'] as const;
export type RetentionClass = (typeof classes)[number];
