import type { Database } from '#database/connection.ts';
import { isFullyPerformed, type OrderedHours, performedLines } from '#domain/orders/performed.ts';
import type { ReleaseReason } from '#domain/orders/release.ts';
import { isWithdrawalOver } from '#domain/orders/withdrawal.ts';
import type { Locale } from '#domain/site/paths.ts';
import { cancelInvoiceOf } from '../invoices/issue.ts';
import { enqueueMail } from '../outbox/outbox.ts';
import { settleInvoiceOf } from '../payments/settle.ts';
import { lockOrder } from './order-lock.ts';
import { linesOf } from './orders.ts';
import { hoursAhead, minutesAhead, takeBackAhead } from './times/hours-ahead.ts';

export type Withdrawn =
  | { withdrawnAt: string; repeated: boolean }
  | { refused: 'NOT_FOUND' | 'WITHDRAWAL_OVER' | 'ORDER_OF_FOUNDATION' | 'FULLY_PERFORMED' };

/**
 * Withdraws a member from an order: cancels its invoice and the appointments that are ahead, bills what
 * was performed, voids the hours that are left and sends a receipt. A repetition gets the same answer.
 */
export async function withdrawOrder(
  db: Database,
  { orderId, accountId }: { orderId: string; accountId: string },
  at: Date,
): Promise<Withdrawn> {
  return db.transaction().execute(async (transaction) => {
    await lockOrder(transaction, orderId);
    const order = await transaction
      .selectFrom('orders')
      .leftJoin('order_withdrawals', 'order_id', 'id')
      .select(['foundation_id', 'withdrawable_until', 'withdrawn_at'])
      .where('id', '=', orderId)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (!order) return { refused: 'NOT_FOUND' };
    // The foundation has to know, and says what becomes of it.
    if (order.foundation_id) return { refused: 'ORDER_OF_FOUNDATION' };
    if (order.withdrawn_at) {
      return { withdrawnAt: order.withdrawn_at.toISOString(), repeated: true };
    }
    const until = order.withdrawable_until.toISOString();
    if (isWithdrawalOver(until, at.toISOString())) return { refused: 'WITHDRAWAL_OVER' };
    const lines = (await linesOf(transaction, [orderId])).get(orderId) ?? [];
    if (isFullyPerformed(lines, await lockHours(transaction, orderId, at))) {
      return { refused: 'FULLY_PERFORMED' };
    }
    await writeWithdrawal(transaction, orderId, at);
    return { withdrawnAt: at.toISOString(), repeated: false };
  });
}

/**
 * Ends an order, once only; the caller holds its lock.
 *
 * @param releasedBecause where nobody withdrew: then another mail tells the member
 */
export async function writeWithdrawal(
  transaction: Database,
  orderId: string,
  at: Date,
  releasedBecause: ReleaseReason | null = null,
): Promise<void> {
  const { language } = await transaction
    .selectFrom('orders')
    .select('language')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const performed = await performedOf(transaction, { orderId, language }, at);
  await takeBackAhead(transaction, orderId, at);
  await transaction
    .insertInto('order_withdrawals')
    .values({ order_id: orderId, withdrawn_at: at, released_because: releasedBecause })
    .execute();
  await transaction
    .updateTable('hour_packages')
    .set({ minutes_left: 0, voided_at: at })
    .where('order_id', '=', orderId)
    .execute();
  if (!releasedBecause) await enqueueMail(transaction, 'order-withdrawn', { orderId });
  await enqueueMail(transaction, 'order-withdrawn-team', { orderId });
  await cancelInvoiceOf(transaction, orderId, at);
  if (performed.length > 0) await settleInvoiceOf(transaction, { orderId, lines: performed }, at);
}

async function performedOf(
  transaction: Database,
  { orderId, language }: { orderId: string; language: Locale },
  at: Date,
) {
  const hours = await lockHours(transaction, orderId, at);
  const lines = (await linesOf(transaction, [orderId])).get(orderId) ?? [];
  return performedLines(lines, hours, language);
}

/** Until the end of the transaction none of them can be redeemed. */
async function lockHours(
  transaction: Database,
  orderId: string,
  at: Date,
): Promise<OrderedHours[]> {
  const rows = await transaction
    .selectFrom('hour_packages')
    .select(['id', 'line_position', 'title', 'vendor_kind', 'vendor_name'])
    .select(['minutes_total', 'minutes_left'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .forUpdate()
    .execute();
  const ahead = minutesAhead(await hoursAhead(transaction, [orderId], at));
  return rows.map((row) => ({
    line: row.line_position,
    title: row.title,
    vendor: { kind: row.vendor_kind, name: row.vendor_name },
    minutesTotal: row.minutes_total,
    minutesLeft: row.minutes_left + (ahead.get(row.id) ?? 0),
  }));
}
