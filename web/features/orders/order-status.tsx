import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { OrderCard } from '#api/contract.gen.d.ts';
import { isWithdrawalOver } from '#domain/orders/withdrawal.ts';

interface OrderStatusProps {
  order: Pick<OrderCard, 'withdrawnAt' | 'releasedBecause' | 'withdrawableUntil' | 'performedAt'>;
  now: string;
}

/** Whether an order was withdrawn, or still can be. */
export function OrderStatus({ order, now }: OrderStatusProps) {
  const { t } = useTranslation(['orders']);
  const { withdrawnAt, releasedBecause, withdrawableUntil, performedAt } = order;
  const over = performedAt !== null || isWithdrawalOver(withdrawableUntil, now);
  const label = withdrawnAt
    ? t(releasedBecause ? 'orders:status.released' : 'orders:status.withdrawn')
    : over
      ? t('orders:status.placed')
      : t('orders:status.withdrawable');
  return <Chip size="small" label={label} />;
}
