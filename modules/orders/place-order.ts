import type { Database } from '#database/connection.ts';
import {
  MAX_ORDERS_PER_DAY,
  type OrderRequest,
  orderNumber,
  TERMS_VERSION,
} from '#domain/orders/order.ts';
import { totalsOf } from '#domain/orders/totals.ts';
import type { Operator } from '#domain/site/operator.ts';
import type { Locale } from '#domain/site/paths.ts';
import { findOffers } from '../catalogue/offers.ts';
import { findCommand } from '../commands/commands.ts';
import { fingerprintOf } from '../shared/fingerprint.ts';
import { boughtHours } from './bought-hours.ts';
import { removeFromCart } from './cart.ts';
import { invoiceOrder } from './invoicing.ts';
import { chosen, isAvailable, lineOf } from './lines.ts';
import { lockOrder, lockOrdersOf } from './order-lock.ts';
import { ordersOfDay } from './orders-of-day.ts';
import { writeOrder } from './write-order.ts';

export interface NewOrder extends OrderRequest {
  /** The idempotency key: a repetition is answered as before. */
  orderId: string;
  accountId: string;
  language: Locale;
}

export interface PlacedOrder {
  id: string;
  number: string;
  grossCents: number;
}

export type Placed =
  | { placed: PlacedOrder; repeated: boolean }
  | { refused: 'CART_EMPTY' | 'CARD_NOT_OFFERED' | 'KEY_USED' | 'TOO_MANY_ORDERS' }
  | { refused: 'NOT_SOLD'; productIds: string[] }
  | { refused: 'PRICE_CHANGED'; grossCents: number };

/**
 * Places an order of a member in one transaction: the order, its hours, its invoice and the mail
 * with the confirmation. What was ordered leaves the cart.
 */
export async function placeOrder(
  db: Database,
  operator: Operator,
  order: NewOrder,
  at: Date,
  maxPerDay = MAX_ORDERS_PER_DAY,
): Promise<Placed> {
  const before = await findPlaced(db, order);
  if (before) return before;
  return db.transaction().execute(async (transaction) => {
    await lockOrder(transaction, order.orderId);
    await lockOrdersOf(transaction, order.accountId);
    if ((await ordersOfDay(transaction, order.accountId, at)) >= maxPerDay) {
      return (await findPlaced(transaction, order)) ?? { refused: 'TOO_MANY_ORDERS' };
    }
    return place(transaction, operator, order, at);
  });
}

/** How an order with this id was answered before; undefined if there was none. */
export async function findPlaced(db: Database, order: NewOrder): Promise<Placed | undefined> {
  const row = await db
    .selectFrom('orders')
    .select(['account_id', 'fingerprint', 'gross_cents'])
    .where('id', '=', order.orderId)
    .executeTakeFirst();
  if (!row) return undefined;
  const isSame =
    row.account_id === order.accountId && row.fingerprint === fingerprintOf(contentOf(order));
  if (!isSame) return { refused: 'KEY_USED' };
  return { placed: placedOrder(order.orderId, Number(row.gross_cents)), repeated: true };
}

async function place(
  transaction: Database,
  operator: Operator,
  order: NewOrder,
  at: Date,
): Promise<Placed> {
  const { orderId, accountId, language, earlyStart, payment, billing } = order;
  if (order.lines.length === 0) return { refused: 'CART_EMPTY' };
  // It may be, or become, the order of a package, see `isOtherOrder`.
  if (await findCommand(transaction, orderId)) return { refused: 'KEY_USED' };
  const productIds = order.lines.map(({ productId }) => productId);
  const offers = await findOffers(transaction, productIds, language, at);
  const notSold = productIds.filter((id) => {
    const offer = offers.get(id);
    return !offer || !isAvailable(offer);
  });
  if (notSold.length > 0) return { refused: 'NOT_SOLD', productIds: notSold };
  const wanted = chosen(order.lines, offers);
  const lines = wanted.map(({ offer, quantity }) => lineOf(offer, quantity, operator));
  const { grossCents, invoicedGrossCents } = totalsOf(lines);
  if (grossCents !== order.expectedGrossCents) return { refused: 'PRICE_CHANGED', grossCents };
  // A card pays our invoice, and here will be none.
  if (payment === 'card' && invoicedGrossCents === 0) return { refused: 'CARD_NOT_OFFERED' };
  const written = {
    id: orderId,
    accountId,
    foundationId: null,
    language,
    payment,
    termsVersion: TERMS_VERSION,
    earlyStart,
    billing,
    lines,
    hours: boughtHours(wanted, operator),
    fingerprint: fingerprintOf(contentOf(order)),
    placedAt: at,
  };
  const isNew = await writeOrder(transaction, written);
  if (!isNew) return (await findPlaced(transaction, order)) ?? { refused: 'KEY_USED' };
  await removeFromCart(transaction, accountId, productIds, at);
  await invoiceOrder(transaction, operator, written, billing, at);
  return { placed: placedOrder(orderId, grossCents), repeated: false };
}

const placedOrder = (id: string, grossCents: number): PlacedOrder => ({
  id,
  number: orderNumber(id),
  grossCents,
});

const contentOf = ({ orderId: _id, accountId: _account, language: _language, ...body }: NewOrder) =>
  body;
