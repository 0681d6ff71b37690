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

/** Until when nobody may begin unless the founder asks for it; undefined where they may now. */
export const startHeldUntil = (
  { orderedAt, earlyStart }: Pick<PackageOrder, 'orderedAt' | 'earlyStart'>,
  at: string,
): string | undefined => {
  const until = withdrawableUntil(orderedAt);
  return earlyStart || isWithdrawalOver(until, at) ? undefined : until;
};

/** @param at when somebody advises or drafts. @returns why they may not; undefined when they may */
export function orderRefusal(standing: OrderStanding, at: string): Refusal | undefined {
  if (lacksOrder(standing)) return refuse('ORDER_REQUIRED');
  const until = standing.order && startHeldUntil(standing.order, at);
  return until ? { refused: 'WITHDRAWAL_PERIOD', details: { until } } : undefined;
}
