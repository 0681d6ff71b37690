/** Whose foundations are asked for: a founder's own, or all of them. */
export type Scope = { founderId: string } | 'all';
