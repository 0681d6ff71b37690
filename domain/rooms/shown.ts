import type { Role } from '../foundations/command.ts';
import { evolve, initialState } from '../foundations/foundation.ts';
import type { RecordedEvent } from '../foundations/history.ts';
import { type FileReference, type FoundationDocument, newestOf } from '../foundations/state.ts';
import type { UploadPurpose } from '../foundations/upload-purposes.ts';

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

/** A file that the notary has uploaded, and when. */
export type SentFile = FileReference & { purpose: UploadPurpose; sentAt: string };

const purposesOf: Partial<Record<string, UploadPurpose>> = {
  FoundationCertificateReceived: 'foundation-certificate',
  RegisterExtractReceived: 'register-extract',
};

/** Deed and extract as the notary sent them, without what was sent back. */
export function filesOfNotaryIn(events: readonly RecordedEvent[]): SentFile[] {
  const files = new Map<string, SentFile>();
  for (const { type, data, metadata } of events) {
    if (type === 'FileSentBack') files.delete(data.fileId);
    const purpose = purposesOf[type];
    if (!purpose || metadata.actor.role !== 'notary') continue;
    const { fileId, name, size, sha256 } = data as FileReference;
    files.set(fileId, { fileId, name, size, sha256, purpose, sentAt: metadata.occurredAt });
  }
  return [...files.values()];
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
