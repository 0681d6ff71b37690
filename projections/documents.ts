import type { Database } from '#database/connection.ts';
import type { FirmInvoice } from '#domain/foundations/steps/firm-invoice.ts';
import { examinedFiles } from '#modules/files/stored-files.ts';
import type { DocumentEntry, DocumentKind } from './foundations/views.ts';
import type { ParticipationRole } from './read-models/participations.ts';
import { isLedWithin, isWithin, type Scope } from './scope.ts';

const draft = 'draft' satisfies DocumentKind;
const firmInvoice = 'firm-invoice' satisfies DocumentKind;

/**
 * Documents of a foundation, the oldest first; founders see drafts once they are in review, and the lead alone the
 * invoices of the law firm.
 */
export async function documentsOf(
  db: Database,
  foundationId: string,
  reader: 'team' | ParticipationRole,
): Promise<DocumentEntry[]> {
  let query = db
    .selectFrom('projections.documents')
    .selectAll()
    .where('foundation_id', '=', foundationId);
  if (reader !== 'team') {
    query = query.where('released', '=', true).where('withdrawn_at', 'is', null);
  }
  if (reader === 'co-founder') query = query.where('kind', '!=', firmInvoice);
  const rows = await query.orderBy('added_at').orderBy('id').execute();
  const ids = rows.map(({ id }) => id);
  const examined = await examinedFiles(db, ids);
  const versions = versionsIn(rows);
  return rows.map((row) => ({
    documentId: row.id,
    kind: row.kind as DocumentKind,
    title: row.title,
    fileName: row.file_name,
    size: row.size,
    modifiedAt: row.added_at.toISOString(),
    released: row.released,
    scan: examined.get(row.id)?.scan ?? null,
    isSigned: examined.get(row.id)?.isSigned ?? null,
    sha256: row.sha256,
    ...(versions.get(row.id) ?? onlyVersion),
    withdrawn: row.withdrawn_at !== null,
    deleted: row.deleted_at !== null,
    ...(row.invoice && { invoice: row.invoice as FirmInvoice }),
  }));
}

type Version = Pick<DocumentEntry, 'version' | 'newest' | 'previous'>;

const onlyVersion: Version = { version: 1, newest: true, previous: null };

interface Draft {
  id: string;
  kind: string;
  title: string;
  replaces: string | null;
  withdrawn_at: Date | null;
}

/** Numbers the versions: drafts with one title, or that replace each other. `rows` come oldest first. */
function versionsIn(rows: readonly Draft[]) {
  const drafts = rows.filter(({ kind }) => kind === draft);
  const names = new Map<string, string>();
  for (const { id, title, replaces } of drafts) {
    names.set(id, (replaces && names.get(replaces)) ?? title.trim().toLowerCase());
  }
  const byTitle = Map.groupBy(drafts, ({ id }) => names.get(id));
  return new Map(
    [...byTitle.values()].flatMap((versions) => {
      // Withdrawing the last version makes the one before it count again.
      const newest = versions.findLast(({ withdrawn_at }) => withdrawn_at === null);
      return versions.map((one, index): [string, Version] => [
        one.id,
        {
          version: index + 1,
          newest: one === newest,
          previous: versions[index - 1]?.id ?? null,
        },
      ]);
    }),
  );
}

/** Checksums of the drafts that neither were withdrawn nor have a later version. */
export async function presentDraftHashes(db: Database, foundationId: string): Promise<string[]> {
  const documents = await documentsOf(db, foundationId, 'team');
  return documents
    .filter(({ kind, newest, withdrawn }) => kind === 'draft' && newest && !withdrawn)
    .map(({ sha256 }) => sha256);
}

/** Ids of documents that were deleted because they were about other people. */
export async function deletedDocuments(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('projections.documents')
    .select('id')
    .where('deleted_at', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Number of drafts of each of these foundations. */
export async function draftCounts(
  db: Database,
  foundationIds: readonly string[],
): Promise<Map<string, number>> {
  if (foundationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('projections.documents')
    .select((select) => ['foundation_id', select.fn.countAll<string>().as('count')])
    .where('foundation_id', 'in', foundationIds)
    .where('kind', '=', 'draft')
    .where('withdrawn_at', 'is', null)
    .groupBy('foundation_id')
    .execute();
  return new Map(rows.map((row) => [row.foundation_id, Number(row.count)]));
}

/**
 * A file that the reader may download. Undefined if it does not exist, belongs to another foundation, or is a
 * draft that the founder must not see yet; callers cannot tell which.
 */
export async function releasedDocument(
  db: Database,
  foundationId: string,
  documentId: string,
  scope: Scope,
): Promise<{ id: string; kind: string; fileName: string; size: number } | undefined> {
  let query = db
    .selectFrom('projections.documents as document')
    .select(['document.id', 'document.kind', 'document.file_name as fileName', 'document.size'])
    .where('document.id', '=', documentId)
    .where('document.deleted_at', 'is', null)
    .where('document.foundation_id', '=', foundationId);
  if (scope !== 'all') {
    query = query
      .where(isWithin(scope, 'document.foundation_id'))
      .where('document.released', '=', true)
      .where('document.withdrawn_at', 'is', null)
      .where((where) =>
        where.or([
          where('document.kind', '!=', firmInvoice),
          isLedWithin(scope, 'document.foundation_id'),
        ]),
      );
  }
  return query.executeTakeFirst();
}

/** An earlier file with the same content; only the team sees drafts, and nobody who sends one in an invoice. */
export interface SameFile {
  kind: DocumentKind;
  title: string;
  /** True where the file has been withdrawn or sent back. */
  withdrawn: boolean;
}

/** The latest other file of the foundation with the same content. */
export async function sameFile(
  db: Database,
  { foundationId, fileId, sha256 }: { foundationId: string; fileId: string; sha256: string },
  only: 'received' | 'all',
): Promise<SameFile | undefined> {
  let query = db
    .selectFrom('projections.documents')
    .select(['title', 'kind', 'withdrawn_at'])
    .where('foundation_id', '=', foundationId)
    .where('sha256', '=', sha256)
    .where('id', '!=', fileId);
  if (only === 'received') query = query.where('kind', 'not in', [draft, firmInvoice]);
  const found = await query.orderBy('added_at', 'desc').executeTakeFirst();
  if (!found) return undefined;
  const { title, kind, withdrawn_at } = found;
  return { title, kind: kind as DocumentKind, withdrawn: withdrawn_at !== null };
}
