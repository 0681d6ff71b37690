import type { Instant, WithDefault } from '#database/columns.ts';
import type { TakeBackReason } from '#domain/invoices/payment.ts';
import type { Locale } from '#domain/site/paths.ts';

/** Money that came in, or went back as a negative amount. */
export interface InvoicePaymentRow {
  id: string;
  invoice_id: string;
  amount_cents: number;
  method: 'transfer' | 'card';
  reference: string | null;
  paid_at: Instant;
  recorded_at: Instant;
  recorded_by: string | null;
  /** The payment that was entered by mistake, and why this one puts it right. */
  takes_back: WithDefault<string | null>;
  reason: WithDefault<TakeBackReason | null>;
}

/** The page of Stripe on which an invoice can be paid; there is no other one. */
export interface InvoiceCheckoutRow {
  invoice_id: string;
  /** The idempotency key under which Stripe makes the page; written before Stripe is asked. */
  id: string;
  /** Null until Stripe has answered. */
  session_id: string | null;
  language: Locale;
  amount_cents: number;
  begun_at: Instant;
}

/** Events of Stripe that were carried out. */
export interface StripeEventRow {
  id: string;
  type: string;
  received_at: Instant;
}

export interface PaymentsTables {
  invoice_payments: InvoicePaymentRow;
  invoice_checkouts: InvoiceCheckoutRow;
  stripe_events: StripeEventRow;
}
