/** How often an open page of a case says so, and how long somebody counts as there after the last time. */
export const SAYS_EVERY_MS = 10_000;
export const THERE_MS = 25_000;
