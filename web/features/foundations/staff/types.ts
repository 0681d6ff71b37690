import type { TeamFoundation } from '#api/contract.ts';

/** What the console reads about a foundation. */
export type Foundation = TeamFoundation;
