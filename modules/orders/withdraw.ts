import type { Database } from '#database/connection.ts';
import { isWithdrawalOver } from '#domain/orders/withdrawal.ts';
import { cancelInvoiceOf } from '../invoices/issue.ts';
import { enqueueMail } from '../outbox/outbox.ts';
import { lockOrder } from './order-lock.ts';

interface OwnOrder {
  orderId: string;
  accountId: string;
}

export type Withdrawn =
  | { withdrawnAt: string; repeated: boolean }
  | { refused: 'NOT_FOUND' | 'WITHDRAWAL_OVER' | 'ORDER_OF_FOUNDATION' };

/**
 * Withdraws a member from an order: cancels its invoice, voids the hours that are left and sends a
 * receipt. A repetition gets the same answer.
 */
export async function withdrawOrder(
  db: Database,
  { orderId, accountId }: OwnOrder,
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
    await writeWithdrawal(transaction, orderId, at);
    return { withdrawnAt: at.toISOString(), repeated: false };
  });
}

/** Once only; the caller holds the lock of the order. */
export async function writeWithdrawal(
  transaction: Database,
  orderId: string,
  at: Date,
): Promise<void> {
  await transaction
    .insertInto('order_withdrawals')
    .values({ order_id: orderId, withdrawn_at: at })
    .execute();
  await transaction
    .updateTable('hour_packages')
    .set({ minutes_left: 0, voided_at: at })
    .where('order_id', '=', orderId)
    .execute();
  await enqueueMail(transaction, 'order-withdrawn', { orderId });
  await enqueueMail(transaction, 'order-withdrawn-team', { orderId });
  await cancelInvoiceOf(transaction, orderId, at);
}
