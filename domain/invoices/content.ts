import { orderNumber } from '../orders/order.ts';
import { invoiceTotals } from '../orders/totals.ts';
import { dayKey } from '../site/formats.ts';
import type { Operator } from '../site/operator.ts';
import { dueAtOf, type InvoiceContent, type InvoicedOrder, type Seller } from './invoice.ts';

/** How an invoice is written down. */
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
    dueOn: dayKey(new Date(dueAtOf(at).getTime() - 1).toISOString()),
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

function sellerOf({ lawFirm: _firm, hours: _hours, ...seller }: Operator): Seller {
  return seller;
}

/** Takes an invoice back: the same invoice with all quantities and amounts reversed. */
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
