import { eventTypes, fileKindOf } from '#domain/foundations/foundation.ts';
import { obstacles } from '#domain/foundations/obstacles.ts';
import type { FileReference } from '#domain/foundations/state.ts';
import type { FirmInvoice } from '#domain/foundations/steps/firm-invoice.ts';
import { fileIn, type RecordedEvent } from '../event.ts';
import type { DocumentKind } from '../foundations/views.ts';
import { column, index, key } from './columns.ts';
import { insertRows, readModel } from './read-model.ts';

interface Addition {
  id: string;
  kind: DocumentKind;
  title: string;
  file: FileReference;
  /** The draft that this one replaces. */
  replaces?: string | undefined;
}

type Row = ReturnType<typeof rowOf>;
type Said =
  | { added: Row }
  | { withdrawn: string; at: string; deleted: boolean }
  | { released: string };

/** Later uploads have no title; pages show their kind. */
function received(event: RecordedEvent): Said | null {
  const file = fileIn(event);
  return file && { added: rowOf(event, { id: file.fileId, kind: file.kind, title: '', file }) };
}

const bringFiles = eventTypes.filter((type) => fileKindOf(type) !== undefined);

export const documents = readModel({
  name: 'documents',
  columns: {
    id: column.uuid,
    foundation_id: column.foundation,
    kind: column.text,
    title: column.text,
    file_name: column.text,
    size: column.integer,
    sha256: column.text,
    added_at: column.instant,
    /** Whether the founder sees it; a draft only once it is in review. */
    released: column.truth,
    /** The draft that this one replaces. */
    replaces: column.maybeUuid,
    /** From this time on only the team sees it. */
    withdrawn_at: column.maybeInstant,
    /** Since this time the file is gone, and only its checksum is left. */
    deleted_at: column.maybeInstant,
    /** Number, amount, due day and account of an invoice of the law firm. */
    invoice: column.maybeJson<FirmInvoice>(),
  },
  indexes: {
    toWrite: [key('primary key (id)'), index('(foundation_id, added_at)')],
    toRead: [],
  },
  on: {
    ...Object.fromEntries(bringFiles.map((type) => [type, received])),
    FirmInvoiceFiled: (event): Said => {
      const { number, grossCents, dueOn, iban, ...file } = event.data;
      const filed = { id: file.fileId, kind: 'firm-invoice', title: '', file } as const;
      return { added: { ...rowOf(event, filed), invoice: { number, grossCents, dueOn, iban } } };
    },
    DocumentAdded: (event): Said => {
      const { data } = event;
      return { added: rowOf(event, { ...data, id: data.documentId, kind: 'draft', file: data }) };
    },
    DocumentWithdrawn: ({ data, occurredAt: at }): Said => ({
      withdrawn: data.documentId,
      at,
      deleted: false,
    }),
    FileSentBack: ({ data, occurredAt: at }): Said => ({
      withdrawn: data.fileId,
      at,
      deleted: data.reason === 'stranger',
    }),
    DocumentsSubmittedForReview: (event): Said => ({ released: event.foundationId }),
    // Documents that a court asked for are not reviewed: the founder sees them at once.
    ObstacleResolved: (event): Said | null =>
      obstacles[event.data.kind].opens.includes('add-document')
        ? { released: event.foundationId }
        : null,
  },
  /** A batch takes one insert for all additions and one update for all releases. */
  async write(db, said): Promise<void> {
    const rows = new Map<string, Row>();
    const releasing = new Set<string>();
    for (const one of said) {
      if ('added' in one) rows.set(one.added.id, one.added);
      else if ('released' in one) {
        releasing.add(one.released);
        for (const row of rows.values()) {
          if (row.foundation_id === one.released) row.released = true;
        }
      }
    }
    // Documents added after a release stay drafts, so release the earlier rows first.
    if (releasing.size > 0) {
      await db
        .updateTable('documents')
        .set({ released: true })
        .where('foundation_id', 'in', [...releasing])
        .where('released', '=', false)
        .execute();
    }
    await insertRows(db, 'documents', [...rows.values()]);
    for (const one of said) {
      if (!('withdrawn' in one)) continue;
      const gone = { withdrawn_at: one.at, ...(one.deleted && { deleted_at: one.at }) };
      await db.updateTable('documents').set(gone).where('id', '=', one.withdrawn).execute();
    }
  },
});

const rowOf = (
  event: Pick<RecordedEvent, 'foundationId' | 'occurredAt'>,
  { id, kind, title, file, replaces }: Addition,
) => ({
  id,
  foundation_id: event.foundationId,
  kind,
  title,
  file_name: file.name,
  size: file.size,
  sha256: file.sha256,
  added_at: event.occurredAt,
  released: kind !== 'draft',
  replaces: replaces ?? null,
  withdrawn_at: null,
  deleted_at: null,
  invoice: null as FirmInvoice | null,
});
