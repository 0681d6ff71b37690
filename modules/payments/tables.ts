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
  /** The mistaken payment that this one takes back, and why. */
  takes_back: WithDefault<string | null>;
  reason: WithDefault<TakeBackReason | null>;
}

/** The only page of Stripe on which an invoice can be paid. */
export interface InvoiceCheckoutRow {
  invoice_id: string;
  /** The idempotency key under which Stripe creates the page, written before the request. */
  id: string;
  /** Null until Stripe has answered. */
  session_id: string | null;
  language: Locale;
  amount_cents: number;
  begun_at: Instant;
}

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
