import { subHours } from 'date-fns/subHours';
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
  | { refused: 'PRICE_CHANGED'; grossCents: number }
  | { refused: 'ORDERED_BEFORE'; orderId: string; number: string };

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
  const before = order.fromCart && (await orderedMeanwhile(transaction, order, at));
  if (before) {
    return { refused: 'ORDERED_BEFORE', orderId: before, number: orderNumber(before) };
  }
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

/** A tab may show a cart for so long. */
const SHOWN_HOURS = 24;

/** The order with which one of these lines has left the cart: in another tab, or on another device. */
async function orderedMeanwhile(
  transaction: Database,
  { accountId, lines }: NewOrder,
  at: Date,
): Promise<string | undefined> {
  const ids = lines.map(({ productId }) => productId);
  const left = await transaction
    .selectFrom('cart_lines')
    .select('product_id')
    .where('account_id', '=', accountId)
    .where('product_id', 'in', ids)
    .execute();
  const there = new Set(left.map(({ product_id }) => product_id));
  const gone = ids.filter((id) => !there.has(id));
  if (gone.length === 0) return undefined;
  const order = await transaction
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .leftJoin('order_withdrawals', 'order_withdrawals.order_id', 'orders.id')
    .select('orders.id')
    .where('account_id', '=', accountId)
    .where('product_id', 'in', gone)
    .where('placed_at', '>', subHours(at, SHOWN_HOURS))
    .where('withdrawn_at', 'is', null)
    .orderBy('placed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return order?.id;
}

const placedOrder = (id: string, grossCents: number): PlacedOrder => ({
  id,
  number: orderNumber(id),
  grossCents,
});

const contentOf = ({
  orderId: _id,
  accountId: _account,
  language: _language,
  fromCart: _asked,
  ...body
}: NewOrder) => body;
