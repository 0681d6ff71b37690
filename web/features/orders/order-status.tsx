import Chip from '@mui/material/Chip';
import type { OrderCard } from '#api/contract.ts';
import { isWithdrawalOver } from '#domain/orders/withdrawal.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';

interface OrderStatusProps {
  order: Pick<OrderCard, 'withdrawnAt' | 'withdrawableUntil'>;
  now: string;
}

/** Whether an order was withdrawn, or still can be. */
export function OrderStatus({ order: { withdrawnAt, withdrawableUntil }, now }: OrderStatusProps) {
  const { status } = useI18n('orders').texts.orders;
  const over = isWithdrawalOver(withdrawableUntil, now);
  const label = withdrawnAt ? status.withdrawn : over ? status.placed : status.withdrawable;
  return <Chip size="small" label={label} />;
}
