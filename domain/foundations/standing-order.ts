import { isWithdrawalOver, withdrawableUntil } from '../orders/withdrawal.ts';
import { type Refusal, refuse } from './command.ts';

/** A package order that has not been withdrawn. */
export interface PackageOrder {
  orderId: string;
  orderedAt: string;
  /** Whether advice and drafts were requested before the end of the withdrawal period. */
  earlyStart: boolean;
}

export interface OrderStanding {
  /** False for foundations started before packages were ordered. */
  orderRequired: boolean;
  order: PackageOrder | null;
}

export const lacksOrder = ({ orderRequired, order }: OrderStanding): boolean =>
  orderRequired && order === null;

/** Why the order cannot be withdrawn now; undefined when it can. */
export function withdrawalRefusal({ orderedAt }: PackageOrder, at: string): Refusal | undefined {
  const until = withdrawableUntil(orderedAt);
  return isWithdrawalOver(until, at)
    ? { refused: 'WITHDRAWAL_OVER', details: { until } }
    : undefined;
}

/** Until when work has to wait unless the founder requests an early start; undefined if it may begin now. */
export const startHeldUntil = (
  { orderedAt, earlyStart }: Pick<PackageOrder, 'orderedAt' | 'earlyStart'>,
  at: string,
): string | undefined => {
  const until = withdrawableUntil(orderedAt);
  return earlyStart || isWithdrawalOver(until, at) ? undefined : until;
};

/**
 * @param at time of the advice or draft
 * @returns why it is not allowed yet; undefined when it is
 */
export function orderRefusal(standing: OrderStanding, at: string): Refusal | undefined {
  if (lacksOrder(standing)) return refuse('ORDER_REQUIRED');
  const until = standing.order && startHeldUntil(standing.order, at);
  return until ? { refused: 'WITHDRAWAL_PERIOD', details: { until } } : undefined;
}
