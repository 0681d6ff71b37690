import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ManagedOrder } from '#api/contract.gen.d.ts';
import { money } from '#domain/site/formats.ts';
import { numberFormat } from '#domain/site/intl.ts';
import type { Locale } from '#domain/site/paths.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { dayAndTime } from '../../../shared/staff/ui/formats.ts';
import { Panel } from '../../../shared/staff/ui/panel.tsx';

type Line = ManagedOrder['lines'][number];

/** What was ordered from whom, and the sums. */
export function LinesPanel({ order }: { order: ManagedOrder }) {
  const { t } = useTranslation(['staffOrders']);
  const { locale } = useLocale();
  const { netCents, vat, grossCents, invoicedGrossCents } = order.totals;
  const amount = (cents: number) => money(cents, locale);
  return (
    <Panel title={t('staffOrders:order.lines')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {order.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never change.
          <LineItem key={index} line={line} />
        ))}
      </Box>
      <Box component="dl" sx={sums}>
        <Sum name={t('staffOrders:order.net')}>{amount(netCents)}</Sum>
        {vat.map(({ percent, vatCents }) => (
          <Sum
            key={percent}
            name={t('staffOrders:order.vat', { percent: percentText(percent, locale) })}
          >
            {amount(vatCents)}
          </Sum>
        ))}
        <Sum name={t('staffOrders:order.gross')} strong>
          {amount(grossCents)}
        </Sum>
        {invoicedGrossCents !== grossCents && (
          <Sum name={t('staffOrders:order.invoiced')}>{amount(invoicedGrossCents)}</Sum>
        )}
      </Box>
    </Panel>
  );
}

function LineItem({ line }: { line: Line }) {
  const { t } = useTranslation(['staffOrders']);
  const { locale } = useLocale();
  const { title, quantity, unitNetCents, netCents, discountPercent, vendor, startsAt, parts } =
    line;
  const details = [
    t('staffOrders:order.quantity', { count: quantity, price: money(unitNetCents, locale) }),
    discountPercent > 0 && t('staffOrders:order.discount', { percent: discountPercent }),
    vendor.kind === 'operator'
      ? t('staffOrders:order.ours')
      : t('staffOrders:order.vendor', { vendor: vendor.name }),
    startsAt && t('staffOrders:order.startsAt', { instant: dayAndTime(startsAt, locale) }),
  ];
  return (
    <Box component="li" sx={item}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
        <Typography variant="body2" color="textSecondary">
          {details.filter(Boolean).join(' · ')}
        </Typography>
        {parts.map((part) => (
          <Typography key={part.title} variant="body2" color="textSecondary">
            {`${part.quantity} × ${part.title}`}
          </Typography>
        ))}
      </Box>
      <Typography sx={figure}>{money(netCents, locale)}</Typography>
    </Box>
  );
}

interface SumProps {
  name: string;
  strong?: boolean;
  children: ReactNode;
}

const Sum = ({ name, strong = false, children }: SumProps) => (
  <Box sx={{ display: 'contents', '& > *': { fontWeight: strong ? 600 : 400 } }}>
    <Box component="dt">{name}</Box>
    <Box component="dd" sx={{ ...figure, m: 0 }}>
      {children}
    </Box>
  </Box>
);

const percentText = (percent: number, locale: Locale) => numberFormat(locale, {}).format(percent);

const figure = {
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
} as const;

const item = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 3,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '&:first-of-type': { pt: 0 },
} as const;

const sums = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
  mt: 1,
  pt: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const;
