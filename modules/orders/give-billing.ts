import type { Database } from '#database/connection.ts';
import type { Billing } from '#domain/orders/billing.ts';
import type { Operator } from '#domain/site/operator.ts';
import { fingerprintOf } from '../shared/fingerprint.ts';
import { invoiceOrder } from './invoicing.ts';
import { lockOrder } from './order-lock.ts';
import { findOrder } from './orders.ts';
import { writeBilling } from './write-order.ts';

export type BillingGiven =
  | { given: true; repeated: boolean }
  | { refused: 'NOT_FOUND' | 'BILLING_GIVEN' | 'ORDER_WITHDRAWN' };

interface Given {
  orderId: string;
  /** Left out where the team enters it. */
  accountId?: string;
  billing: Billing;
}

/** Of more, the older ones are typed again. */
const LATEST = 20;

/** The addresses of somebody's orders, the newest first. */
export async function usedAddresses(db: Database, accountId: string): Promise<Billing[]> {
  const rows = await db
    .selectFrom('order_billing')
    .innerJoin('orders', 'orders.id', 'order_billing.order_id')
    .select('billing')
    .where('account_id', '=', accountId)
    .orderBy('given_at', 'desc')
    .limit(LATEST)
    .execute();
  return rows.map(({ billing }) => billing);
}

/** Sets the billing address an order was placed without, once, and issues its invoice. */
export async function giveBilling(
  db: Database,
  operator: Operator,
  { orderId, billing, ...whose }: Given,
  at: Date,
): Promise<BillingGiven> {
  return db.transaction().execute(async (transaction) => {
    await lockOrder(transaction, orderId);
    const order = await findOrder(transaction, { orderId, ...whose }, at);
    if (!order) return { refused: 'NOT_FOUND' };
    if (order.billing) {
      const isSame = fingerprintOf(order.billing) === fingerprintOf(billing);
      return isSame ? { given: true, repeated: true } : { refused: 'BILLING_GIVEN' };
    }
    if (order.withdrawnAt) return { refused: 'ORDER_WITHDRAWN' };
    await writeBilling(transaction, orderId, billing, at);
    const placedAt = new Date(order.placedAt);
    await invoiceOrder(transaction, operator, { ...order, placedAt }, billing, at);
    return { given: true, repeated: false };
  });
}
