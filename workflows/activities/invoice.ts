import type { Database } from '#database/connection.ts';
import { findCancellation, findInvoice } from '#modules/invoices/invoices.ts';
import { type InvoiceFiles, storedPdf } from '#modules/invoices/pdfs.ts';

/** Without anything about the buyer. */
export interface InvoiceProgress {
  number: string;
  state: 'open' | 'paid' | 'cancelled';
  dueAt: string;
  /** Counts payments and cancellations, from 0. */
  version: number;
  cancellationId: string | null;
}

export interface InvoiceDeps {
  db: Database;
  invoiceFiles: InvoiceFiles;
  now: () => Date;
}

/** null when nothing is left to do. */
export async function loadInvoiceProgress(
  { db, now }: Pick<InvoiceDeps, 'db' | 'now'>,
  invoiceId: string,
): Promise<InvoiceProgress | null> {
  const invoice = await findInvoice(db, invoiceId, now());
  if (!invoice || invoice.isClosed) return null;
  const { number, status, dueAt, version } = invoice;
  const state = status === 'overdue' ? 'open' : status;
  const cancellationId = (await findCancellation(db, invoiceId)) ?? null;
  return { number, state, dueAt, version, cancellationId };
}

/** Renders the document unless that was done before. */
export async function renderPdf(
  { db, invoiceFiles: files, now }: InvoiceDeps,
  invoiceId: string,
): Promise<void> {
  const invoice = await findInvoice(db, invoiceId, now());
  if (invoice) await storedPdf({ db, files, now }, invoice);
}
