import type { Database } from '#database/connection.ts';
import type { Billing } from '#domain/orders/billing.ts';
import { type OrderLine, type Payment, partName } from '#domain/orders/order.ts';
import { byVendor, isOurs } from '#domain/orders/totals.ts';
import { dayKey } from '#domain/site/formats.ts';
import type { Operator } from '#domain/site/operator.ts';
import type { Locale } from '#domain/site/paths.ts';
import { issueInvoice } from '../invoices/issue.ts';

interface BilledOrder {
  id: string;
  accountId: string;
  language: Locale;
  payment: Payment;
  lines: readonly OrderLine[];
  placedAt: Date;
}

/**
 * Issues our invoice of an order, for our own lines only: other contract partners send their own.
 * Call it last in the transaction, see `issueInvoice`.
 */
export async function invoiceOrder(
  transaction: Database,
  seller: Operator,
  { id, lines, placedAt, ...order }: BilledOrder,
  buyer: Billing,
  at: Date,
): Promise<void> {
  const ours = lines.filter(({ vendor }) => isOurs(vendor));
  if (ours.length === 0) return;
  const others = byVendor(lines).filter(({ vendor }) => !isOurs(vendor));
  const invoiced = {
    orderId: id,
    accountId: order.accountId,
    language: order.language,
    buyer,
    lines: ours.map(({ title, quantity, regularUnitNetCents, startsAt, parts, ...line }) => ({
      title,
      details: parts.map(partName),
      quantity,
      unitNetCents: regularUnitNetCents,
      discountPercent: line.discountPercent,
      netCents: line.netCents,
      vatPercent: line.vatPercent,
      ...(startsAt && { service: { from: dayKey(startsAt) } }),
    })),
    orderedAt: placedAt,
    payment: order.payment,
    otherVendors: others.map(({ vendor }) => vendor.name),
  };
  await issueInvoice(transaction, invoiced, { seller, at });
}
