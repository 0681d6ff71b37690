import type pg from 'pg';
import type { Config } from '#config';
import { MAX_ORDERS_PER_DAY } from '#domain/orders/order.ts';
import { createCounters } from './limiter.ts';

/** Number of orders that an account may place within 24 hours. */
export const ordersPerDay = ({ rateLimits }: Pick<Config, 'rateLimits'>): number =>
  rateLimits ? MAX_ORDERS_PER_DAY : 1_000;

export type OrderLimits = ReturnType<typeof createOrderLimits>;

export function createOrderLimits(pool: pg.Pool, config: Pick<Config, 'rateLimits'>) {
  const { take } = createCounters(pool, config, ['orders', 'hour-redemptions', 'hour-times']);
  return {
    ordersPerDay: ordersPerDay(config),
    order: (accountId: string) => take('orders', accountId),
    redemption: (accountId: string) => take('hour-redemptions', accountId),
    hourTime: (accountId: string) => take('hour-times', accountId),
  };
}
