import type { TimelineEntry } from '#api/contract.ts';
import type { Foundation } from './types.ts';

/** Changes were asked for, and no document has come since. */
export function unchangedSinceRequest({ changesRequested, documents }: Foundation): boolean {
  if (!changesRequested) return false;
  return documents.every(({ modifiedAt }) => modifiedAt <= changesRequested.requestedAt);
}

/** The last request for changes, for who reviews the documents again. */
export const lastChangeRequest = (timeline: readonly TimelineEntry[]) =>
  timeline.findLast(({ type }) => type === 'DocumentChangesRequested');
