import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { orderNumber } from '#domain/orders/order.ts';
import { registerReference } from '#domain/register-entry.ts';
import { longDate } from '#domain/site/formats.ts';
import { useMay } from '../../../../../desk/session/session.ts';
import { useNow } from '../../../../../desk/ui/use-now.ts';
import { useLocale } from '../../../../../kit/texts/use-locale.ts';
import { Line } from '../../../../../kit/ui/line.tsx';
import { ForecastMoves } from '../../../../../shared/foundations/forecast/moves.tsx';
import {
  type Forecast,
  useForecast,
} from '../../../../../shared/foundations/forecast/use-forecast.ts';
import { priceOf } from '../../../../../shared/foundations/model.ts';
import { staffPath } from '../../../../../staff-pages.ts';
import { currentStation } from '../../current-station.ts';
import type { Foundation } from '../../types.ts';

/** The line, what is expected when, and the order. */
export function StandingCard({ foundation }: { foundation: Foundation }) {
  const { t } = useTranslation(['staffFoundations']);
  const now = useNow();
  const { status, coreData, registerEntry, forecast } = foundation;
  const facts = [
    coreData && t(`staffFoundations:foundation.coreData.${coreData.legalForm}`),
    registerEntry && registerReference(registerEntry),
  ].filter(Boolean);
  return (
    <Card sx={{ p: { xs: 2.5, md: 3 } }}>
      <Box sx={{ mx: { sm: -2 } }}>
        <Line current={currentStation(foundation)} ended={status === 'cancelled'} />
      </Box>
      {forecast && <Outlook forecast={forecast} now={new Date(now).toISOString()} />}
      {facts.length > 0 && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {facts.join(' · ')}
        </Typography>
      )}
      <OrderLine foundation={foundation} />
    </Card>
  );
}

/** The same as the founder reads; where it comes from is asked for once, not each time. */
function Outlook({ forecast, now }: { forecast: Forecast; now: string }) {
  const { t } = useTranslation(['sharedFoundationsForecast']);
  const { completion, next, moved, basis } = useForecast(forecast, now);
  return (
    <Stack spacing={1} sx={{ mt: 3, maxWidth: '68ch' }}>
      <Typography variant="body2">
        {next && `${next}. `}
        {t('sharedFoundationsForecast:line', { when: completion })}
      </Typography>
      <ForecastMoves moved={moved} />
      <Box component="details" sx={fold}>
        <summary>{t('sharedFoundationsForecast:how')}</summary>
        <div>{basis}</div>
      </Box>
    </Stack>
  );
}

const fold = {
  color: 'text.secondary',
  fontSize: '0.875rem',
  '& > summary': { py: 0.75, cursor: 'pointer' },
} as const;

/** Whether the package is ordered, from when work may begin, and whether it is paid. */
function OrderLine({ foundation }: { foundation: Foundation }) {
  const { t } = useTranslation(['staffFoundations']);
  const { locale } = useLocale();
  const sees = useMay()('money.read');
  const { order, orderRequired, invoice } = foundation;
  if (!orderRequired) return null;
  const words = t('staffFoundations:foundation.order');
  const on = (instant: string) => ({ date: longDate(instant, locale) });
  const workBegins = (placed: NonNullable<Foundation['order']>) => {
    if (placed.withdrawnAt) {
      const ended = placed.releasedBecause ? 'released' : 'withdrawn';
      return t(`staffFoundations:foundation.order.${ended}`, on(placed.withdrawnAt));
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
