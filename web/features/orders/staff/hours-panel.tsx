import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { HourPackage, ManagedOrder } from '#api/contract.gen.d.ts';
import { grossOfHoursLeft } from '#domain/orders/performed.ts';
import { duration, lastDayBefore, longDate, money } from '#domain/site/formats.ts';
import { dayAndTime } from '../../../desk/ui/formats.ts';
import { Panel } from '../../../desk/ui/panel.tsx';
import { useNow } from '../../../desk/ui/use-now.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';

/** Hours bought with the order, what is left of them, and what was redeemed. */
export function HoursPanel({ order }: { order: ManagedOrder }) {
  const { hourPackages, redemptions, lines } = order;
  const { t } = useTranslation(['staffOrders']);
  return (
    <Panel title={t('staffOrders:order.hours')}>
      {hourPackages.map((hours) => (
        <Box key={hours.id} sx={{ '& + &': { mt: 3 } }}>
          <Balance hours={hours} worth={grossOfHoursLeft(lines, hours)} />
          <Redemptions
            redemptions={redemptions.filter(({ packageId }) => packageId === hours.id)}
          />
        </Box>
      ))}
    </Panel>
  );
}

/** @param worth of what is left, with VAT */
function Balance({ hours, worth }: { hours: HourPackage; worth: number }) {
  const { t } = useTranslation(['staffOrders']);
  const { locale } = useLocale();
  const now = useNow();
  const { title, vendor, minutesLeft, minutesTotal, expiresAt, voidedAt } = hours;
  const lastDay = lastDayBefore(expiresAt);
  const isOver = voidedAt === null && minutesLeft > 0 && Date.parse(expiresAt) < now;
  const facts = [
    vendor.name,
    t('staffOrders:order.left', {
      left: duration(minutesLeft, locale),
      total: duration(minutesTotal, locale),
    }),
    voidedAt
      ? t('staffOrders:order.void')
      : t('staffOrders:order.expires', { date: longDate(lastDay, locale) }),
    isOver && t('staffOrders:order.toRefund', { amount: money(worth, locale) }),
  ];
  return (
    <>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
      <Typography variant="body2" color="textSecondary">
        {facts.filter(Boolean).join(' · ')}
      </Typography>
    </>
  );
}

function Redemptions({ redemptions }: Pick<ManagedOrder, 'redemptions'>) {
  const { t } = useTranslation(['staffOrders']);
  const { locale } = useLocale();
  if (redemptions.length === 0) {
    return (
      <Typography variant="body2" sx={{ mt: 1 }}>
        {t('staffOrders:order.noRedemptions')}
      </Typography>
    );
  }
  return (
    <Box component="ul" aria-label={t('staffOrders:order.redeemed')} sx={list}>
      {redemptions.map(({ id, minutes, topic, redeemedAt, time }) => (
        <li key={id}>
          <time dateTime={redeemedAt}>{dayAndTime(redeemedAt, locale)}</time>
          <Box component="span" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
            {duration(minutes, locale)}
          </Box>
          <Box component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {topic}
            {time && (
              <Box component="span" sx={{ display: 'block' }}>
                {[dayAndTime(time.startsAt, locale), time.consultant].filter(Boolean).join(' · ')}
              </Box>
            )}
          </Box>
        </li>
      ))}
    </Box>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  mt: 1.5,
  p: 0,
  fontSize: '0.9375rem',
  '& li': {
    display: 'grid',
    gridTemplateColumns: { xs: 'auto 1fr', sm: '150px 110px minmax(0, 1fr)' },
    columnGap: 2,
    py: 1,
    borderTop: 1,
    borderColor: 'divider',
  },
} as const;
