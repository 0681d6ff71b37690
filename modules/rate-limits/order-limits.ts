import type pg from 'pg';
import type { Config } from '#config';
import { MAX_ORDERS_PER_DAY } from '#domain/orders/order.ts';
import { consume, createLimiter, type Wait } from './limiter.ts';

const HOUR = 3_600;
/** Each is a mail, and an order an invoice that cannot be deleted. */
const perHour = { orders: 20, redemptions: 30 };

export interface OrderLimits {
  /** How many orders an account may place within 24 hours. */
  ordersPerDay: number;
  /** The wait when this account has ordered too often. */
  order(accountId: string): Promise<Wait | undefined>;
  /** The same for hours. */
  redemption(accountId: string): Promise<Wait | undefined>;
}

/** How many orders an account may place within 24 hours. */
export const ordersPerDay = ({ rateLimits }: Pick<Config, 'rateLimits'>): number =>
  rateLimits ? MAX_ORDERS_PER_DAY : 1_000;

const unlimited: OrderLimits = {
  ordersPerDay: ordersPerDay({ rateLimits: false }),
  order: async () => undefined,
  redemption: async () => undefined,
};

export function createOrderLimits(
  pool: pg.Pool,
  { rateLimits }: Pick<Config, 'rateLimits'>,
): OrderLimits {
  if (!rateLimits) return unlimited;
  const orders = createLimiter(pool, { name: 'orders', points: perHour.orders, seconds: HOUR });
  const redemptions = createLimiter(pool, {
    name: 'hour-redemptions',
    points: perHour.redemptions,
    seconds: HOUR,
  });
  return {
    ordersPerDay: ordersPerDay({ rateLimits }),
    order: (accountId) => consume(orders, accountId),
    redemption: (accountId) => consume(redemptions, accountId),
  };
}
