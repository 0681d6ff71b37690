import type pg from 'pg';
import type { Config } from '#config';
import { consume, createLimiter, type Wait } from './limiter.ts';

const HOUR = 3_600;
/** Each is a mail, and an order an invoice that cannot be deleted. */
const perHour = { orders: 20, redemptions: 30 };

export interface OrderLimits {
  /** The wait when this account has ordered too often. */
  order(accountId: string): Promise<Wait | undefined>;
  /** The same for hours. */
  redemption(accountId: string): Promise<Wait | undefined>;
}

const unlimited: OrderLimits = {
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
    order: (accountId) => consume(orders, accountId),
    redemption: (accountId) => consume(redemptions, accountId),
  };
}
