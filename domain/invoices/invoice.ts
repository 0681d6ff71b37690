import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';
import type { Billing } from '../orders/billing.ts';
import type { Payment } from '../orders/order.ts';
import type { VatTotal } from '../orders/totals.ts';
import type { Operator } from '../site/operator.ts';
import type { Locale } from '../site/paths.ts';
import { TIME_ZONE } from '../slots/berlin-days.ts';

/** What an invoice is for and what becomes of it. Amounts are cents, days are Berlin days. */

export const invoiceStatuses = ['open', 'paid', 'overdue', 'cancelled'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** By which the team filters invoices. */
export const listedStatuses = [...invoiceStatuses, 'to-refund', 'refund-overdue'] as const;
export type ListedStatus = (typeof listedStatuses)[number];

/** Whether money is still to come in. */
export const isUnpaid = (status: InvoiceStatus): boolean =>
  status === 'open' || status === 'overdue';

export type InvoiceKind = 'invoice' | 'cancellation';

/** How another invoice stands to one: what it takes back, what it bills a part of, and the reverse. */
export const invoiceRelations = ['cancels', 'cancelled-by', 'settles', 'settled-by'] as const;
export type InvoiceRelation = (typeof invoiceRelations)[number];

export interface InvoiceLine {
  title: string;
  /** What is in a bundle, one line each. */
  details?: readonly string[] | undefined;
  quantity: number;
  /** Before any discount. */
  unitNetCents: number;
  discountPercent: number;
  /** Of all units, after the discount. */
  netCents: number;
  vatPercent: number;
  /** Days as `2026-11-26`; left out where the service is yet to be agreed. */
  service?: { from: string; until?: string | undefined } | undefined;
}

/** What is invoiced: the lines of an order whose vendor is the operator, and no others. */
export interface InvoicedOrder {
  orderId: string;
  accountId: string;
  language: Locale;
  buyer: Billing;
  lines: readonly InvoiceLine[];
  orderedAt: Date;
  payment: Payment;
  /** Who invoices the other lines of the order themselves. */
  otherVendors?: readonly string[] | undefined;
}

/** What an invoice says of the operator. */
export type Seller = Omit<Operator, 'lawFirm' | 'hours' | 'editor' | 'processors'>;

/** Everything the invoice says; written once and never again. */
export interface InvoiceContent {
  kind: InvoiceKind;
  number: string;
  language: Locale;
  issuedOn: string;
  dueOn: string;
  orderNumber: string;
  orderedOn: string;
  seller: Seller;
  buyer: Billing;
  lines: readonly InvoiceLine[];
  vat: readonly VatTotal[];
  netCents: number;
  vatCents: number;
  grossCents: number;
  payment: Payment;
  otherVendors: readonly string[];
  /** The invoice that this one takes back. */
  cancels?: { number: string; issuedOn: string };
  /** The cancelled invoice of which it bills the part performed, and what of it was paid there. */
  settles?: { number: string; issuedOn: string; offsetCents: number };
}

/** What is left to be paid when it is issued. */
export const payableCents = ({
  grossCents,
  settles,
}: Pick<InvoiceContent, 'grossCents' | 'settles'>): number =>
  grossCents - (settles?.offsetCents ?? 0);

/** What an invoice says about its payment, for words in any language. */
export type PaymentTerms =
  /** It takes another one back, so what was paid is returned. */
  | { how: 'refund' }
  | {
      how: 'nothing-left' | 'card' | 'transfer';
      cents: number;
      /** What was paid for a cancelled invoice and counts here. */
      offset?: { number: string; cents: number };
    };

export function paymentTerms(
  content: Pick<InvoiceContent, 'kind' | 'payment' | 'grossCents' | 'settles'>,
): PaymentTerms {
  const { kind, payment, settles } = content;
  if (kind === 'cancellation') return { how: 'refund' };
  const cents = payableCents(content);
  const offset =
    settles && settles.offsetCents > 0
      ? { offset: { number: settles.number, cents: settles.offsetCents } }
      : {};
  if (cents === 0) return { how: 'nothing-left', cents, ...offset };
  return { how: payment === 'card' ? 'card' : 'transfer', cents, ...offset };
}

/** Whether it asks for a transfer. */
export const asksForTransfer = (content: InvoiceContent): boolean =>
  paymentTerms(content).how === 'transfer';

export const PAYMENT_DAYS = 14;
/** Days after the last in time to pay on which the last reminder has gone out. */
export const TEAM_CALLS_AFTER_DAYS = 28;

/** The end of the last day on which the invoice can be paid in time. */
export function dueAtOf(issuedAt: Date): Date {
  const issued = startOfDay(new TZDate(issuedAt.getTime(), TIME_ZONE));
  return new Date(addDays(issued, PAYMENT_DAYS + 1).getTime());
}

/** `RE-2026-000001` */
export const invoiceNumber = (year: number, count: number) =>
  `RE-${year}-${String(count).padStart(6, '0')}`;
export const isInvoiceNumber = (text: string) => /^RE-\d{4}-\d{6,}$/.test(text);

interface Standing {
  state: 'open' | 'paid' | 'cancelled';
  dueAt: string;
}

export function invoiceStatus({ state, dueAt }: Standing, now: string): InvoiceStatus {
  if (state !== 'open') return state;
  return Date.parse(now) < Date.parse(dueAt) ? 'open' : 'overdue';
}

interface Balance extends Pick<Standing, 'state'> {
  grossCents: number;
  paidCents: number;
}

/** What has to go back: more than the invoice says, or all that was paid of a cancelled one. */
export const refundOf = ({ state, grossCents, paidCents }: Balance): number =>
  Math.max(0, paidCents - (state === 'cancelled' ? 0 : grossCents));

/** Paid as soon as nothing is left to pay; a cancelled invoice stays cancelled. */
export function stateAfterPayment(
  state: Standing['state'],
  { paidCents, grossCents }: { paidCents: number; grossCents: number },
): Standing['state'] {
  if (state === 'cancelled') return state;
  return paidCents >= grossCents ? 'paid' : 'open';
}
