import type { Kysely } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { FileReference } from '#domain/foundation/state.ts';
import { scanResultsOf } from '#modules/files/scan-results.ts';
import { handlerOf, type PerEvent, type RecordedEvent } from './event.ts';
import type { ReadModels } from './schema.ts';
import type { Scope } from './scope.ts';

export const documentKinds = [
  'draft',
  'foundation-certificate',
  'bank-confirmation',
  'register-extract',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

interface Addition {
  id: string;
  kind: DocumentKind;
  title: string;
  file: FileReference;
}
type Change = Addition | 'release-drafts' | null;

const nothing = () => null;
/** What people upload later has no title of its own; the page names it by its kind. */
const received = (kind: DocumentKind) => (event: { data: FileReference }) => ({
  id: event.data.fileId,
  kind,
  title: '',
  file: event.data,
});

const changeOf = {
  FoundationStarted: nothing,
  CoreDataSubmitted: nothing,
  CoreDataCorrected: nothing,
  NotaryNamed: nothing,
  ConsultationBooked: nothing,
  DocumentAdded: ({ data }) => ({
    id: data.documentId,
    kind: 'draft',
    title: data.title,
    file: data,
  }),
  DocumentsSubmittedForReview: () => 'release-drafts',
  DocumentChangesRequested: nothing,
  NotaryAppointmentProposed: nothing,
  NotaryAppointmentRejected: nothing,
  FoundationCertificateReceived: received('foundation-certificate'),
  BankAccountOpened: nothing,
  BankConfirmationReceived: received('bank-confirmation'),
  RegisterExtractReceived: received('register-extract'),
  FoundationCancelled: nothing,
} satisfies PerEvent<Change>;

/** Additions of a batch are one insert, releases one update: both are gathered first. */
export async function writeDocuments(
  db: Kysely<ReadModels>,
  events: readonly RecordedEvent[],
): Promise<void> {
  const rows = new Map<string, ReturnType<typeof rowOf>>();
  const releasing = new Set<string>();
  for (const event of events) {
    const change = handlerOf<Change, []>(changeOf, event.type)?.(event);
    if (change === 'release-drafts') {
      releasing.add(event.foundationId);
      for (const row of rows.values()) {
        if (row.foundation_id === event.foundationId) row.released = true;
      }
    } else if (change) rows.set(change.id, rowOf(event, change));
  }
  // What the batch adds after a release stays a draft, so earlier rows are released first.
  if (releasing.size > 0) {
    await db
      .updateTable('documents')
      .set({ released: true })
      .where('foundation_id', 'in', [...releasing])
      .where('released', '=', false)
      .execute();
  }
  if (rows.size > 0)
    await db
      .insertInto('documents')
      .values([...rows.values()])
      .execute();
}

const rowOf = (event: RecordedEvent, { id, kind, title, file }: Addition) => ({
  id,
  foundation_id: event.foundationId,
  kind,
  title,
  file_name: file.name,
  size: file.size,
  sha256: file.sha256,
  added_at: event.occurredAt,
  released: kind !== 'draft',
});

export interface DocumentEntry {
  documentId: string;
  kind: DocumentKind;
  /** Empty for what was uploaded later: its kind names it. */
  title: string;
  fileName: string;
  /** Bytes. */
  size: number;
  modifiedAt: string;
  released: boolean;
  /** `not-configured`: no scanner looked at the file. */
  scan: 'clean' | 'not-configured' | null;
}

/** Oldest first; a founder sees drafts from the moment they went to review. */
export async function documentsOf(
  db: Database,
  foundationId: string,
  only: 'released' | 'all',
): Promise<DocumentEntry[]> {
  let query = db
    .selectFrom('projections.documents')
    .selectAll()
    .where('foundation_id', '=', foundationId);
  if (only === 'released') query = query.where('released', '=', true);
  const rows = await query.orderBy('added_at').orderBy('id').execute();
  const ids = rows.map(({ id }) => id);
  const scans = await scanResultsOf(db, ids);
  return rows.map((row) => ({
    documentId: row.id,
    kind: row.kind as DocumentKind,
    title: row.title,
    fileName: row.file_name,
    size: row.size,
    modifiedAt: row.added_at.toISOString(),
    released: row.released,
    scan: scans.get(row.id) ?? null,
  }));
}

/**
 * A file that may be downloaded; undefined alike for one that does not exist, belongs elsewhere or
 * is a draft that the founder is not to see yet.
 */
export async function releasedDocument(
  db: Database,
  foundationId: string,
  documentId: string,
  scope: Scope,
): Promise<{ id: string; fileName: string; size: number } | undefined> {
  let query = db
    .selectFrom('projections.documents as document')
    .innerJoin('projections.foundations as foundation', 'foundation.id', 'document.foundation_id')
    .select(['document.id', 'document.file_name as fileName', 'document.size'])
    .where('document.id', '=', documentId)
    .where('foundation.id', '=', foundationId);
  if (scope !== 'all') {
    query = query
      .where('foundation.founder_id', '=', scope.founderId)
      .where('document.released', '=', true);
  }
  return query.executeTakeFirst();
}
