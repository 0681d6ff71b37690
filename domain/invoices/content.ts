import { dayKey } from '../site/formats.ts';
import type { Operator } from '../site/operator.ts';
import {
  dueAtOf,
  type InvoiceContent,
  type InvoicedOrder,
  type InvoiceLine,
  type Seller,
  type VatAmount,
} from './invoice.ts';

/** How an invoice is written down. */
interface Issue {
  number: string;
  at: Date;
}

/** VAT is computed per rate, on the sum of the nets (EN 16931, BR-CO-17). */
export function vatOf(lines: readonly InvoiceLine[]): VatAmount[] {
  const nets = new Map<number, number>();
  for (const { vatPercent, netCents } of lines) {
    nets.set(vatPercent, (nets.get(vatPercent) ?? 0) + netCents);
  }
  return [...nets]
    .toSorted(([one], [other]) => other - one)
    .map(([percent, netCents]) => ({
      percent,
      netCents,
      vatCents: Math.round((netCents * percent) / 100),
    }));
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);

export function invoiceContent(
  order: InvoicedOrder,
  operator: Operator,
  { number, at }: Issue,
): InvoiceContent {
  const { language, buyer, lines, payment, otherVendors = [] } = order;
  const vat = vatOf(lines);
  const netCents = sum(vat.map((each) => each.netCents));
  const vatCents = sum(vat.map((each) => each.vatCents));
  return {
    kind: 'invoice',
    number,
    language,
    issuedOn: dayKey(at.toISOString()),
    dueOn: dayKey(new Date(dueAtOf(at).getTime() - 1).toISOString()),
    orderNumber: `B-${order.orderId.slice(0, 8).toUpperCase()}`,
    orderedOn: dayKey(order.orderedAt.toISOString()),
    seller: sellerOf(operator),
    buyer,
    lines,
    vat,
    netCents,
    vatCents,
    grossCents: netCents + vatCents,
    payment,
    otherVendors,
  };
}

function sellerOf({ lawFirm: _firm, hours: _hours, ...seller }: Operator): Seller {
  return seller;
}

/** Takes an invoice back: the same document with all quantities and amounts reversed. */
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
