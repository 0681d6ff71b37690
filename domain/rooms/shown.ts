import type { Role } from '../foundations/command.ts';
import { evolve, initialState } from '../foundations/foundation.ts';
import type { RecordedEvent } from '../foundations/history.ts';
import { type FoundationDocument, newestOf } from '../foundations/state.ts';

/** A draft that the lawyer has approved, and since when. */
export type ApprovedDraft = FoundationDocument & { approvedAt: string };

/** The drafts that were approved and still stand, the oldest approval of each. */
export function approvedDraftsIn(events: readonly RecordedEvent[]): ApprovedDraft[] {
  let state = initialState;
  const approvedAt = new Map<string, string>();
  for (const event of events) {
    const { occurredAt, actor } = event.metadata;
    state = evolve(state, event, { id: event.id, occurredAt, by: actor.role as Role });
    if (event.type !== 'DocumentsApproved' || !('documents' in state)) continue;
    for (const { documentId } of state.documents) {
      if (!approvedAt.has(documentId)) approvedAt.set(documentId, occurredAt);
    }
  }
  if (!('documents' in state)) return [];
  return newestOf(state.documents).flatMap((document) => {
    const at = approvedAt.get(document.documentId);
    return at === undefined ? [] : [{ ...document, approvedAt: at }];
  });
}

/** What the data sheet is made from. */
const stated: readonly string[] = [
  'CoreDataSubmitted',
  'CoreDataCorrected',
  'PeopleStated',
  'ParticipantStated',
  'ParticipantRemoved',
  'ParticipantLeft',
  'ParticipantDetailsStated',
  'NotaryReleased',
];

/** When something on the data sheet last changed. */
export const sheetChangedAt = (events: readonly RecordedEvent[]): string | undefined =>
  events.findLast(({ type }) => stated.includes(type))?.metadata.occurredAt;
