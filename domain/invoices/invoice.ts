import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';
import { TIME_ZONE } from '../days/berlin-days.ts';
import type { Billing } from '../orders/billing.ts';
import type { Payment } from '../orders/order.ts';
import type { VatTotal } from '../orders/totals.ts';
import type { Operator } from '../site/operator.ts';
import type { Locale } from '../site/paths.ts';

/** Invoices and their states. Amounts are in cents, days are Berlin days. */

export const invoiceStatuses = ['open', 'paid', 'overdue', 'cancelled'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Filters of the team's list. */
export const listedStatuses = [...invoiceStatuses, 'to-refund', 'refund-overdue'] as const;
export type ListedStatus = (typeof listedStatuses)[number];

/** Whether money is still expected. */
export const isUnpaid = (status: InvoiceStatus): boolean =>
  status === 'open' || status === 'overdue';

export type InvoiceKind = 'invoice' | 'cancellation';

/** Relations between invoices: cancellation, settlement, and the reverse. */
export const invoiceRelations = ['cancels', 'cancelled-by', 'settles', 'settled-by'] as const;
export type InvoiceRelation = (typeof invoiceRelations)[number];

export interface InvoiceLine {
  title: string;
  /** Contents of a bundle, one per line. */
  details?: readonly string[] | undefined;
  quantity: number;
  /** Before any discount. */
  unitNetCents: number;
  discountPercent: number;
  /** For all units, after the discount. */
  netCents: number;
  vatPercent: number;
  /** Days such as `2026-11-26`; omitted where the service is yet to be agreed. */
  service?: { from: string; until?: string | undefined } | undefined;
}

/** The lines of an order whose vendor is the operator. */
export interface InvoicedOrder {
  orderId: string;
  accountId: string;
  language: Locale;
  buyer: Billing;
  lines: readonly InvoiceLine[];
  orderedAt: Date;
  payment: Payment;
  /** Vendors who invoice the other lines themselves. */
  otherVendors?: readonly string[] | undefined;
}

/** The operator's data on an invoice. */
export type Seller = Omit<Operator, 'lawFirm' | 'hours' | 'editor' | 'processors'>;

/** The whole content of an invoice, which never changes. */
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
  /** The invoice that this one cancels. */
  cancels?: { number: string; issuedOn: string };
  /** The cancelled invoice whose performed part this one bills, and the amount paid there. */
  settles?: { number: string; issuedOn: string; offsetCents: number };
}

/** The amount to be paid at the time of issue. */
export const payableCents = ({
  grossCents,
  settles,
}: Pick<InvoiceContent, 'grossCents' | 'settles'>): number =>
  grossCents - (settles?.offsetCents ?? 0);

/** Terms of payment, for words in any language. */
export type PaymentTerms =
  /** A cancellation: the payment is returned. */
  | { how: 'refund' }
  | {
      how: 'nothing-left' | 'card' | 'transfer';
      cents: number;
      /** The payment for a cancelled invoice that counts here. */
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

export const asksForTransfer = (content: InvoiceContent): boolean =>
  paymentTerms(content).how === 'transfer';

export const PAYMENT_DAYS = 14;
/** Days after the due day at which the last reminder has gone out. */
export const TEAM_CALLS_AFTER_DAYS = 28;

/** The end of the due day. */
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

/** The refund: the excess over the invoice, or the whole payment of a cancelled one. */
export const refundOf = ({ state, grossCents, paidCents }: Balance): number =>
  Math.max(0, paidCents - (state === 'cancelled' ? 0 : grossCents));

/** An invoice is paid once nothing is open; a cancelled one stays cancelled. */
export function stateAfterPayment(
  state: Standing['state'],
  { paidCents, grossCents }: { paidCents: number; grossCents: number },
): Standing['state'] {
  if (state === 'cancelled') return state;
  return paidCents >= grossCents ? 'paid' : 'open';
}
