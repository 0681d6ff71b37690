import { isWithdrawalOver } from '#domain/orders/withdrawal.ts';
import type { Foundation } from '../../../shared/foundations/model.ts';

/** Which of the two contracts of an order can be withdrawn from now. */
export function contractsOf({ order, withdrawal }: Foundation, now: string) {
  const isOpen = (until: string | undefined) =>
    until !== undefined && !isWithdrawalOver(until, now);
  return {
    isOursOpen: isOpen(order?.withdrawableUntil),
    isFirmOpen: isOpen(withdrawal?.lawFirm),
  };
}
