import { isWithdrawalOver, withdrawableUntil } from '../orders/withdrawal.ts';
import { type Refusal, refuse } from './command.ts';

/** The law firm's part of an order, which is a contract of its own once the firm has accepted the mandate. */
export interface FirmOrder {
  orderId: string;
  netCents?: number | undefined;
  /** When the firm first accepted, with which its withdrawal period begins. */
  acceptedAt?: string | undefined;
  /** When the firm's contract alone was withdrawn. */
  withdrawnAt?: string | undefined;
}

/** A package order that has not been withdrawn. */
export interface PackageOrder {
  orderId: string;
  orderedAt: string;
  /** Whether advice and drafts were requested before the end of the withdrawal period. */
  earlyStart: boolean;
  firm: FirmOrder;
}

export interface OrderStanding {
  /** False for foundations started before packages were ordered. */
  orderRequired: boolean;
  order: PackageOrder | null;
}

export const lacksOrder = ({ orderRequired, order }: OrderStanding): boolean =>
  orderRequired && (order === null || order.firm.withdrawnAt !== undefined);

export const contracts = ['platform', 'law-firm'] as const;
export type Contract = (typeof contracts)[number];

/** Whether a withdrawal ends the law firm's contract alone; older ones name no contract and end all. */
export const isOfFirmAlone = (withdrawn: readonly Contract[] | undefined): boolean =>
  withdrawn?.includes('platform') === false;

/** The ends of the withdrawal periods; the firm's begins with its acceptance (§ 355 (2) BGB). */
export interface WithdrawalEnds {
  platform: string;
  lawFirm?: string;
}

export const withdrawalEnds = ({ orderedAt, firm }: PackageOrder): WithdrawalEnds => ({
  platform: withdrawableUntil(orderedAt),
  ...(firm.acceptedAt && !firm.withdrawnAt && { lawFirm: withdrawableUntil(firm.acceptedAt) }),
});

/** Contracts that can be withdrawn from now; ours ends the firm's too (§ 360 BGB). */
export function withdrawable(order: PackageOrder, at: string): Contract[] {
  const { platform, lawFirm } = withdrawalEnds(order);
  const open: Contract[] = isWithdrawalOver(platform, at) ? [] : ['platform'];
  return lawFirm !== undefined && !isWithdrawalOver(lawFirm, at) ? [...open, 'law-firm'] : open;
}

const laterEnd = (order: PackageOrder): string => {
  const { platform, lawFirm = platform } = withdrawalEnds(order);
  return lawFirm > platform ? lawFirm : platform;
};

/** Why nothing of the order can be withdrawn now; undefined when something can. */
export function withdrawalRefusal(order: PackageOrder, at: string): Refusal | undefined {
  return withdrawable(order, at).length === 0
    ? { refused: 'WITHDRAWAL_OVER', details: { until: laterEnd(order) } }
    : undefined;
}

/** Until when work has to wait unless the founder requests an early start; undefined if it may begin now. */
export const startHeldUntil = (order: PackageOrder, at: string): string | undefined => {
  const until = laterEnd(order);
  return order.earlyStart || isWithdrawalOver(until, at) ? undefined : until;
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
