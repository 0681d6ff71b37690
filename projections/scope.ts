/** Whose foundations to read: a founder's own, or all. */
export type Scope = { founderId: string } | 'all';
