import type { Foundation } from './types.ts';

/** Changes were asked for, and no document has come since. */
export function unchangedSinceRequest({ changesRequested, documents }: Foundation): boolean {
  if (!changesRequested) return false;
  return documents.every(({ modifiedAt }) => modifiedAt <= changesRequested.requestedAt);
}
