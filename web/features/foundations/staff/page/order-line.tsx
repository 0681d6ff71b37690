import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { orderNumber } from '#domain/orders/order.ts';
import { longDate, money } from '#domain/site/formats.ts';
import { useTexts } from '../../../../kit/texts/use-texts.ts';
import { useIdentity } from '../../../../shared/staff/session/session.ts';
import { staffPath } from '../../../../staff-pages.ts';
import type { Foundation } from '../types.ts';

/** Whether the package is ordered, from when work may begin, and whether it is paid. */
export function OrderLine({ foundation }: { foundation: Foundation }) {
  const { t, locale } = useTexts('staffFoundations');
  const role = useIdentity()?.role;
  const { order, orderRequired, invoice } = foundation;
  if (!orderRequired) return null;
  const word = (key: string, values?: object) =>
    t(`staffFoundations:foundation.order.${key}`, values);
  const on = (instant: string) => ({ date: longDate(instant, locale) });
  const parts = order
    ? [
        word('ordered', { ...on(order.orderedAt), price: money(order.grossCents, locale) }),
        order.withdrawnAt
          ? word('withdrawn', on(order.withdrawnAt))
          : order.earlyStart
            ? word('early')
            : word('notBefore', on(order.withdrawableUntil)),
        invoice ? word(`invoice.${invoice.status}`, { number: invoice.number }) : word('noInvoice'),
      ]
    : [word('none')];
  return (
    <Typography color="textSecondary" sx={{ mt: 0.75, fontSize: '0.9375rem' }}>
      {parts.join(' · ')}
      {order && role !== 'lawyer' && (
        <>
          {' · '}
          <Link component={RouterLink} to={staffPath('order', order.id)}>
            {orderNumber(order.id)}
          </Link>
        </>
      )}
    </Typography>
  );
}
