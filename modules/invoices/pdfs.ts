import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Database } from '#database/connection.ts';
import type { InvoiceContent } from '#domain/invoices/invoice.ts';
import type { FileStore } from '../files/file-store.ts';
import { type FileSettings, openFileStore } from '../files/open-file-store.ts';
import { eachOnRecord, type FileOnRecord } from '../files/stored-files.ts';
import { threads } from '../shared/threads.ts';
import type { Rendered } from './render-worker.ts';

/** The store of invoices' PDFs, apart from files that are swept. */
export type InvoiceFiles = Pick<FileStore, 'put' | 'read' | 'remove'>;
export const invoiceFiles = (settings: FileSettings): InvoiceFiles =>
  openFileStore(settings, 'invoices');

export interface StoredPdf {
  fileId: string;
  size: number;
  sha256: string;
}

interface ToRender {
  id: string;
  content: InvoiceContent;
}

interface Storing {
  db: Database;
  files: InvoiceFiles;
  now: () => Date;
}

/** Fonts take memory, and hours may pass until the next invoice. */
const IDLE_MS = 60_000;
const WAITING_MAX = 40;

const render = threads<InvoiceContent, Rendered>(new URL('./render-worker.ts', import.meta.url), {
  width: 1,
  maxWaiting: WAITING_MAX,
  idleMs: IDLE_MS,
});

/** The renderer cannot make a PDF of this content; further attempts would fail as well. */
export class Unrenderable extends Error {
  override name = 'Unrenderable';
  /** The kind of failure, since messages may quote the buyer. */
  code: string;

  constructor({ name, stack = '' }: Pick<Error, 'name' | 'stack'>) {
    super();
    this.code = name;
    this.stack = stack;
  }
}

/** Renderings under way in this process, by the id of the invoice. */
const underWay = new Map<string, Promise<StoredPdf>>();

/**
 * The PDF of an invoice, rendered on the first request and unchanged afterwards.
 *
 * @throws Unrenderable
 * @throws Overloaded when too many PDFs are waiting to be rendered
 */
export async function storedPdf(deps: Storing, invoice: ToRender): Promise<StoredPdf> {
  const existing = await findPdf(deps.db, invoice.id);
  if (existing) return existing;
  const begun = underWay.get(invoice.id);
  if (begun) return begun;
  const stored = renderAndStore(deps, invoice).finally(() => underWay.delete(invoice.id));
  underWay.set(invoice.id, stored);
  return stored;
}

/** Another process may render it at the same time; one of the files is kept. */
async function renderAndStore(
  { db, files, now }: Storing,
  { id, content }: ToRender,
): Promise<StoredPdf> {
  const rendered = await render(content);
  if ('failure' in rendered) throw new Unrenderable(rendered.failure);
  const bytes = Buffer.from(rendered.bytes);
  const fileId = randomUUID();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  // The file is stored first, so that every row has its file.
  await files.put(fileId, bytes);
  await db
    .insertInto('invoice_pdfs')
    .values({ invoice_id: id, file_id: fileId, sha256, size: bytes.length, stored_at: now() })
    .onConflict((conflict) => conflict.column('invoice_id').doNothing())
    .execute();
  const kept = (await findPdf(db, id)) ?? { fileId, sha256, size: bytes.length };
  if (kept.fileId !== fileId) await files.remove(fileId);
  return kept;
}

async function findPdf(db: Database, id: string): Promise<StoredPdf | undefined> {
  const row = await db
    .selectFrom('invoice_pdfs')
    .select(['file_id', 'sha256', 'size'])
    .where('invoice_id', '=', id)
    .executeTakeFirst();
  return row && { fileId: row.file_id, sha256: row.sha256, size: row.size };
}

/** All PDFs that have a row. */
export const pdfsOnRecord = (db: Database): AsyncGenerator<FileOnRecord> =>
  eachOnRecord((after, limit) =>
    db
      .selectFrom('invoice_pdfs')
      .select(['file_id as id', 'sha256'])
      .where('file_id', '>', after)
      .orderBy('file_id')
      .limit(limit)
      .execute(),
  );

export class PdfDamaged extends Error {
  override name = 'PdfDamaged';
}

/** @throws PdfDamaged when the bytes differ from those that were stored */
export async function readPdf(files: InvoiceFiles, { fileId, sha256 }: StoredPdf): Promise<Buffer> {
  const stream: Readable = await files.read(fileId);
  const bytes = await buffer(stream);
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== sha256) throw new PdfDamaged(`The file ${fileId} is not what was stored.`);
  return bytes;
}
