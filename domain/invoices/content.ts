import { orderNumber } from '../orders/order.ts';
import { invoiceTotals } from '../orders/totals.ts';
import { dayKey, lastDayBefore } from '../site/formats.ts';
import type { Operator } from '../site/operator.ts';
import {
  dueAtOf,
  type InvoiceContent,
  type InvoicedOrder,
  type InvoiceLine,
  type Seller,
} from './invoice.ts';

/** Number and dates of an invoice. */
interface Issue {
  number: string;
  at: Date;
}

export function invoiceContent(
  order: InvoicedOrder,
  operator: Operator,
  { number, at }: Issue,
): InvoiceContent {
  const { language, buyer, lines, payment, otherVendors = [] } = order;
  const { vat, netCents, grossCents } = invoiceTotals(lines);
  return {
    kind: 'invoice',
    number,
    language,
    issuedOn: dayKey(at.toISOString()),
    dueOn: dueOn(at),
    orderNumber: orderNumber(order.orderId),
    orderedOn: dayKey(order.orderedAt.toISOString()),
    seller: sellerOf(operator),
    buyer,
    lines,
    vat,
    netCents,
    vatCents: grossCents - netCents,
    grossCents,
    payment,
    otherVendors,
  };
}

const dueOn = (at: Date) => dayKey(lastDayBefore(dueAtOf(at)));

function sellerOf(operator: Operator): Seller {
  const {
    lawFirm: _firm,
    hours: _hours,
    editor: _editor,
    processors: _others,
    ...seller
  } = operator;
  return seller;
}

/** Cancels an invoice with the same content in negative quantities and amounts. */
export function cancellationContent(
  invoice: InvoiceContent,
  { number, at }: Issue,
): InvoiceContent {
  const issuedOn = dayKey(at.toISOString());
  return {
    ...invoice,
    kind: 'cancellation',
    number,
    issuedOn,
    dueOn: issuedOn,
    lines: invoice.lines.map((line) => ({
      ...line,
      quantity: -line.quantity,
      netCents: -line.netCents,
    })),
    vat: invoice.vat.map(({ percent, netCents, vatCents }) => ({
      percent,
      netCents: -netCents,
      vatCents: -vatCents,
    })),
    netCents: -invoice.netCents,
    vatCents: -invoice.vatCents,
    grossCents: -invoice.grossCents,
    cancels: { number: invoice.number, issuedOn: invoice.issuedOn },
  };
}

interface Performed {
  lines: readonly InvoiceLine[];
  /** Amount paid for the cancelled invoice. */
  paidCents: number;
}

/** Bills the part of an order that was performed before its withdrawal. */
export function settlementContent(
  cancelled: InvoiceContent,
  { lines, paidCents }: Performed,
  { number, at }: Issue,
): InvoiceContent {
  const { vat, netCents, grossCents } = invoiceTotals(lines);
  const offsetCents = Math.min(paidCents, grossCents);
  return {
    ...cancelled,
    number,
    issuedOn: dayKey(at.toISOString()),
    dueOn: dueOn(at),
    lines,
    vat,
    netCents,
    vatCents: grossCents - netCents,
    grossCents,
    // The rest after the offset is paid by transfer.
    payment: 'invoice',
    settles: { number: cancelled.number, issuedOn: cancelled.issuedOn, offsetCents },
  };
}
