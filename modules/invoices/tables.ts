import type { Instant, Json, MaybeInstant, WithDefault, Words } from '#database/columns.ts';
import type { InvoiceContent, InvoiceKind } from '#domain/invoices/invoice.ts';
import type { Locale } from '#domain/site/paths.ts';

/** The last number of each year; drawing the next one locks the row. */
export interface InvoiceNumberRow {
  year: number;
  last: number;
}

/** Written once: the database refuses every change and removal. */
export interface InvoiceRow {
  id: string;
  number: string;
  kind: InvoiceKind;
  order_id: string;
  account_id: string;
  /** The invoice that this cancellation cancels. */
  cancels: string | null;
  /** The cancelled invoice of a withdrawn order, whose performed part this one bills. */
  settles: WithDefault<string | null>;
  language: Locale;
  issued_at: Instant;
  due_at: Instant;
  gross_cents: number;
  content: Json<InvoiceContent>;
  words: Words;
}

/** The place of a rendered PDF. */
export interface InvoicePdfRow {
  invoice_id: string;
  file_id: string;
  sha256: string;
  size: number;
  stored_at: Instant;
}

/** An invoice whose PDF could not be rendered yet; its row goes once the PDF is there. */
export interface UnrenderedInvoiceRow {
  invoice_id: string;
  attempts: number;
  reason: string;
  /** True when only staff can start another attempt. */
  permanent: boolean;
  failed_at: Instant;
}

/** The changing part of an invoice, which follows from payments and cancellations. */
export interface InvoiceStateRow {
  invoice_id: string;
  state: 'open' | 'paid' | 'cancelled';
  paid_cents: WithDefault<number>;
  /** The part that has to go back: the excess over the invoice, or all of a cancelled one. */
  refund_cents: WithDefault<number>;
  /** When the refund became due; null also for rows of an earlier release. */
  refund_since: MaybeInstant;
  version: WithDefault<number>;
  issued_at: Instant;
  due_at: Instant;
  changed_at: Instant;
  /** When all mails were out and nothing was awaited any more. */
  closed_at: MaybeInstant;
}

export interface InvoicesTables {
  invoice_numbers: InvoiceNumberRow;
  invoices: InvoiceRow;
  invoice_pdfs: InvoicePdfRow;
  unrendered_invoices: UnrenderedInvoiceRow;
  invoice_states: InvoiceStateRow;
}
