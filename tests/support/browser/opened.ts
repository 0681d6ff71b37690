import type { Visitor } from './visitor.ts';

/** Everybody with a window of their own in the test file that is running. */
export const opened = new Set<Visitor>();
