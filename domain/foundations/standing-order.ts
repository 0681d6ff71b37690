import { isWithdrawalOver, withdrawableUntil } from '../orders/withdrawal.ts';
import { type Refusal, refuse } from './command.ts';

/** The package a founder has ordered, and not withdrawn from. */
export interface PackageOrder {
  orderId: string;
  orderedAt: string;
  /** Asked for advice and drafts before the withdrawal period is over. */
  earlyStart: boolean;
}

export interface OrderStanding {
  /** Foundations started before packages were ordered go on without an order. */
  orderRequired: boolean;
  order: PackageOrder | null;
}

export const lacksOrder = ({ orderRequired, order }: OrderStanding): boolean =>
  orderRequired && order === null;

/** Why an order cannot be withdrawn from now; undefined when it can. */
export function withdrawalRefusal({ orderedAt }: PackageOrder, at: string): Refusal | undefined {
  const until = withdrawableUntil(orderedAt);
  return isWithdrawalOver(until, at)
    ? { refused: 'WITHDRAWAL_OVER', details: { until } }
    : undefined;
}

/** Why nobody may advise or draft now; undefined when they may. */
export function orderRefusal(standing: OrderStanding, at: string): Refusal | undefined {
  if (lacksOrder(standing)) return refuse('ORDER_REQUIRED');
  const { order } = standing;
  if (!order || order.earlyStart) return undefined;
  const until = withdrawableUntil(order.orderedAt);
  return isWithdrawalOver(until, at)
    ? undefined
    : { refused: 'WITHDRAWAL_PERIOD', details: { until } };
}
