import type { Database } from '#database/connection.ts';
import { findCancellation, findInvoice } from '#modules/invoices/invoices.ts';
import { type InvoiceFiles, storedPdf } from '#modules/invoices/pdfs.ts';
import { forgetUnrendered, noteUnrendered } from '#modules/invoices/unrendered-invoices.ts';
import { foundationOfOrder } from '#modules/orders/orders.ts';
import { isPermanent, kindOf } from './permanent.ts';

/** State of an invoice, without anything about the buyer. */
export interface InvoiceProgress {
  number: string;
  state: 'open' | 'paid' | 'cancelled';
  dueAt: string;
  /** Counts payments and cancellations, starting at 0. */
  version: number;
  cancellationId: string | null;
  /** The formation whose package the invoice bills; older histories lack it. */
  foundationId?: string | null;
}

export interface InvoiceDeps {
  db: Database;
  invoiceFiles: InvoiceFiles;
  now: () => Date;
}

/** @returns null when nothing is left to do */
export async function loadInvoiceProgress(
  { db, now }: Pick<InvoiceDeps, 'db' | 'now'>,
  invoiceId: string,
): Promise<InvoiceProgress | null> {
  const invoice = await findInvoice(db, invoiceId, now());
  if (!invoice || invoice.isClosed) return null;
  const { number, status, dueAt, version, orderId } = invoice;
  const state = status === 'overdue' ? 'open' : status;
  const cancellationId = (await findCancellation(db, invoiceId)) ?? null;
  const foundationId = await foundationOfOrder(db, orderId);
  return { number, state, dueAt, version, cancellationId, foundationId };
}

/** Renders the PDF unless that has been done. Staff see failures. */
export async function renderPdf(
  { db, invoiceFiles: files, now }: InvoiceDeps,
  invoiceId: string,
): Promise<void> {
  const invoice = await findInvoice(db, invoiceId, now());
  if (!invoice) return;
  try {
    await storedPdf({ db, files, now }, invoice);
  } catch (error) {
    const failure = { reason: kindOf(error), permanent: isPermanent(error), at: now() };
    await noteUnrendered(db, invoiceId, failure);
    throw error;
  }
  await forgetUnrendered(db, invoiceId);
}
