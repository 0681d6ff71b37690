import type { Instant, Json, MaybeInstant, WithDefault, Words } from '#database/columns.ts';
import type { InvoiceContent, InvoiceKind } from '#domain/invoices/invoice.ts';
import type { Locale } from '#domain/site/paths.ts';

/** The last number of each year; its row is the lock under which the next one is drawn. */
export interface InvoiceNumberRow {
  year: number;
  last: number;
}

/** Written once: the database refuses to change or remove it. */
export interface InvoiceRow {
  id: string;
  number: string;
  kind: InvoiceKind;
  order_id: string;
  account_id: string;
  /** The invoice that a cancellation takes back. */
  cancels: string | null;
  /** The cancelled invoice of a withdrawn order, of which this one bills the part performed. */
  settles: WithDefault<string | null>;
  language: Locale;
  issued_at: Instant;
  due_at: Instant;
  gross_cents: number;
  content: Json<InvoiceContent>;
  words: Words;
}

/** Where the rendered PDF is. */
export interface InvoicePdfRow {
  invoice_id: string;
  file_id: string;
  sha256: string;
  size: number;
  stored_at: Instant;
}

/** An invoice whose PDF could not be made yet; gone once it is there. */
export interface UnrenderedInvoiceRow {
  invoice_id: string;
  attempts: number;
  reason: string;
  /** True when it is tried again only if staff ask for it. */
  permanent: boolean;
  failed_at: Instant;
}

/** The part of an invoice that changes; follows from payments and cancellations. */
export interface InvoiceStateRow {
  invoice_id: string;
  state: 'open' | 'paid' | 'cancelled';
  paid_cents: WithDefault<number>;
  /** Of it, what has to go back: beyond the invoice, or all of a cancelled one. */
  refund_cents: WithDefault<number>;
  /** Since when it has to; also null where an earlier release has written the row. */
  refund_since: MaybeInstant;
  /** Counts the changes, from 0. */
  version: WithDefault<number>;
  issued_at: Instant;
  due_at: Instant;
  changed_at: Instant;
  /** All mails are out and nothing is waited for. */
  closed_at: MaybeInstant;
}

export interface InvoicesTables {
  invoice_numbers: InvoiceNumberRow;
  invoices: InvoiceRow;
  invoice_pdfs: InvoicePdfRow;
  unrendered_invoices: UnrenderedInvoiceRow;
  invoice_states: InvoiceStateRow;
}
