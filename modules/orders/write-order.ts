import { randomUUID } from 'node:crypto';
import type { Database } from '#database/connection.ts';
import type { Billing } from '#domain/orders/billing.ts';
import { hoursExpireAt } from '#domain/orders/hours.ts';
import type { OrderLine, Payment } from '#domain/orders/order.ts';
import { totalsOf } from '#domain/orders/totals.ts';
import { withdrawableUntil } from '#domain/orders/withdrawal.ts';
import type { Locale } from '#domain/site/paths.ts';
import { enqueueMail } from '../outbox/outbox.ts';
import type { BoughtHours } from './bought-hours.ts';

export interface WrittenOrder {
  id: string;
  accountId: string;
  foundationId: string | null;
  language: Locale;
  payment: Payment;
  termsVersion: string;
  earlyStart: boolean;
  billing: Billing | undefined;
  lines: readonly OrderLine[];
  hours: readonly BoughtHours[];
  fingerprint: string;
  placedAt: Date;
}

/**
 * Writes an order with its lines, hours, billing address and mails.
 *
 * @returns false when the id is taken; then nothing is written
 */
export async function writeOrder(transaction: Database, order: WrittenOrder): Promise<boolean> {
  const { netCents, grossCents } = totalsOf(order.lines);
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('orders')
    .values({
      id: order.id,
      account_id: order.accountId,
      foundation_id: order.foundationId,
      language: order.language,
      payment: order.payment,
      terms_version: order.termsVersion,
      early_start: order.earlyStart,
      net_cents: netCents,
      gross_cents: grossCents,
      fingerprint: order.fingerprint,
      placed_at: order.placedAt,
      withdrawable_until: withdrawableUntil(order.placedAt.toISOString()),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await writeLines(transaction, order);
  await writeHours(transaction, order);
  if (order.billing) await writeBilling(transaction, order.id, order.billing, order.placedAt);
  await enqueueMail(transaction, 'order-placed', { orderId: order.id });
  await enqueueMail(transaction, 'order-placed-team', { orderId: order.id });
  return true;
}

async function writeLines(transaction: Database, { id, lines }: WrittenOrder): Promise<void> {
  const rows = lines.map((line, position) => ({
    order_id: id,
    position,
    product_id: line.productId,
    title: line.title,
    quantity: line.quantity,
    regular_unit_net_cents: line.regularUnitNetCents,
    discount_percent: line.discountPercent,
    unit_net_cents: line.unitNetCents,
    net_cents: line.netCents,
    vat_percent: line.vatPercent,
    vendor_kind: line.vendor.kind,
    vendor_name: line.vendor.name,
    vendor_address: line.vendor.address ?? null,
    starts_at: line.startsAt,
    duration_hours: line.durationHours,
    location: line.location,
    parts: JSON.stringify(line.parts),
  }));
  await transaction.insertInto('order_lines').values(rows).execute();
}

async function writeHours(transaction: Database, order: WrittenOrder): Promise<void> {
  if (order.hours.length === 0) return;
  const rows = order.hours.map(({ line, title, vendor, minutes }, position) => ({
    id: randomUUID(),
    account_id: order.accountId,
    order_id: order.id,
    position,
    line_position: line,
    title,
    vendor_kind: vendor.kind,
    vendor_name: vendor.name,
    minutes_total: minutes,
    minutes_left: minutes,
    expires_at: hoursExpireAt(order.placedAt.toISOString()),
    created_at: order.placedAt,
  }));
  await transaction.insertInto('hour_packages').values(rows).execute();
}

/** @returns false when the order has an address already */
export async function writeBilling(
  transaction: Database,
  orderId: string,
  billing: Billing,
  at: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('order_billing')
    .values({ order_id: orderId, billing: JSON.stringify(billing), given_at: at })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
