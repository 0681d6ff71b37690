/** What a piece can have besides being on the site. */
export const pieceStates = ['draft', 'missing', 'archived'] as const;
export type PieceState = (typeof pieceStates)[number];

/** A draft saved so long ago belongs to nobody any more who is writing. */
const WRITING_MS = 5 * 60_000;

/** Whether somebody is writing now, judged by when the draft was last saved. */
export const isWriting = (savedAt: Date, now: Date): boolean =>
  now.getTime() - savedAt.getTime() < WRITING_MS;
