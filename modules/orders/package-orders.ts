import type { Database } from '#database/connection.ts';
import type { Billing } from '#domain/orders/billing.ts';
import type { PackagePosition } from '#domain/orders/package.ts';
import type { ReleaseReason } from '#domain/orders/release.ts';
import type { Operator } from '#domain/site/operator.ts';
import type { Locale } from '#domain/site/paths.ts';
import { enqueueMail } from '../outbox/outbox.ts';
import { fingerprintOf } from '../shared/fingerprint.ts';
import { invoiceOrder } from './invoicing.ts';
import { lockOrder } from './order-lock.ts';
import { writeWithdrawal } from './withdraw.ts';
import { writeOrder } from './write-order.ts';

/** A foundation's package, as its founder has ordered it. */
export interface PackageOrder {
  /** Of the command. */
  orderId: string;
  accountId: string;
  foundationId: string;
  language: Locale;
  positions: readonly PackagePosition[];
  termsVersion: string;
  earlyStart: boolean;
  /** Without it the invoice waits until it is given. */
  billing?: Billing | undefined;
}

/**
 * Whether the id belongs to an order outside this foundation. Call it after recording the command
 * with this id: from then on no other order can take it.
 */
export async function isOtherOrder(
  db: Database,
  { orderId, foundationId }: Pick<PackageOrder, 'orderId' | 'foundationId'>,
): Promise<boolean> {
  const row = await db.transaction().execute(async (transaction) => {
    await lockOrder(transaction, orderId);
    return transaction
      .selectFrom('orders')
      .select('foundation_id')
      .where('id', '=', orderId)
      .executeTakeFirst();
  });
  return row !== undefined && row.foundation_id !== foundationId;
}

/**
 * Writes the order that a foundation has accepted. Safe to repeat.
 *
 * @throws Error when the id is that of another order
 */
export async function placePackageOrder(
  db: Database,
  operator: Operator,
  order: PackageOrder,
  at: Date,
): Promise<void> {
  const { orderId: id, accountId, language, termsVersion, earlyStart, billing } = order;
  const payment = 'invoice';
  const lines = order.positions.map(({ title, netCents, vatPercent, vendor }) => ({
    productId: null,
    title,
    quantity: 1,
    regularUnitNetCents: netCents,
    discountPercent: 0,
    unitNetCents: netCents,
    netCents,
    vatPercent,
    vendor,
    startsAt: null,
    durationHours: null,
    location: null,
    parts: [],
  }));
  const written = {
    id,
    accountId,
    foundationId: order.foundationId,
    language,
    payment,
    termsVersion,
    earlyStart,
    billing,
    lines,
    hours: [],
    fingerprint: fingerprintOf(order),
    placedAt: at,
  } as const;
  await db.transaction().execute(async (transaction) => {
    const isNew = await writeOrder(transaction, written);
    if (isNew && billing) await invoiceOrder(transaction, operator, written, billing, at);
  });
  if (await isOtherOrder(db, order)) throw new Error(`There is another order ${id}.`);
}

/**
 * Writes the withdrawal or the release that a foundation has accepted. Safe to repeat; ignores orders that are
 * not of a package.
 */
export async function endPackageOrder(
  db: Database,
  { orderId, releasedBecause }: { orderId: string; releasedBecause?: ReleaseReason | undefined },
  at: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockOrder(transaction, orderId);
    const order = await transaction
      .selectFrom('orders')
      .leftJoin('order_withdrawals', 'order_id', 'id')
      .select('withdrawn_at')
      .where('id', '=', orderId)
      .where('foundation_id', 'is not', null)
      .executeTakeFirst();
    if (order && !order.withdrawn_at)
      await writeWithdrawal(transaction, orderId, at, releasedBecause);
  });
}

/** Writes that a foundation's founder asked to begin early. Safe to repeat. */
export async function writeEarlyStart(
  db: Database,
  { orderId, textVersion }: { orderId: string; textVersion: string },
  at: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const written = await transaction
      .insertInto('order_early_starts')
      .values({ order_id: orderId, requested_at: at, text_version: textVersion })
      .onConflict((conflict) => conflict.column('order_id').doNothing())
      .executeTakeFirst();
    if (written.numInsertedOrUpdatedRows === 0n) return;
    await enqueueMail(transaction, 'early-start-requested', { orderId });
  });
}
