/** States of a piece besides being on the site. */
export const pieceStates = ['draft', 'missing', 'archived'] as const;
export type PieceState = (typeof pieceStates)[number];

/** Age at which a draft no longer counts as being written. */
const WRITING_MS = 5 * 60_000;

/** Whether somebody is writing now, judged by the time of the last saving. */
export const isWriting = (savedAt: Date, now: Date): boolean =>
  now.getTime() - savedAt.getTime() < WRITING_MS;
