import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { orderNumber } from '#domain/orders/order.ts';
import { longDate } from '#domain/site/formats.ts';
import { useMay } from '../../../../../desk/session/session.ts';
import { useLocale } from '../../../../../kit/texts/use-locale.ts';
import { priceOf } from '../../../../../shared/foundations/model.ts';
import { staffPath } from '../../../../../staff-pages.ts';
import type { Foundation } from '../../types.ts';

/** Whether the package is ordered, from when work may begin, and whether it is paid. */
export function OrderLine({ foundation }: { foundation: Foundation }) {
  const { t } = useTranslation(['staffFoundations']);
  const { locale } = useLocale();
  const sees = useMay()('money.read');
  const { order, orderRequired, invoice } = foundation;
  if (!orderRequired) return null;
  const words = t('staffFoundations:foundation.order');
  const on = (instant: string) => ({ date: longDate(instant, locale) });
  const workBegins = (placed: NonNullable<Foundation['order']>) => {
    if (placed.withdrawnAt) {
      return t('staffFoundations:foundation.order.withdrawn', on(placed.withdrawnAt));
    }
    return placed.earlyStart
      ? words.early
      : t('staffFoundations:foundation.order.notBefore', on(placed.withdrawableUntil));
  };
  const parts = order
    ? [
        sees
          ? t('staffFoundations:foundation.order.ordered', {
              ...on(order.orderedAt),
              price: priceOf(order, locale),
            })
          : t('staffFoundations:foundation.order.orderedOn', on(order.orderedAt)),
        workBegins(order),
        sees &&
          (invoice
            ? t(`staffFoundations:foundation.order.invoice.${invoice.status}`, {
                number: invoice.number,
              })
            : words.noInvoice),
      ]
    : [words.none];
  return (
    <Typography color="textSecondary" sx={{ mt: 0.75, fontSize: '0.9375rem' }}>
      {parts.filter(Boolean).join(' · ')}
      {order && sees && (
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
