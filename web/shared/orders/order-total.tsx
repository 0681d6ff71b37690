import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Totals } from '#domain/orders/totals.ts';
import { money } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { useOperator } from '../../kit/ui/site-data.ts';

/** The gross total first, then what is in it and who invoices which part. */
export function OrderTotal({ totals }: { totals: Totals }) {
  const { t } = useTranslation(['catalogue']);
  const { locale } = useLocale();
  const { name: vendor } = useOperator();
  const { grossCents, netCents, vat, invoicedGrossCents } = totals;
  const theirs = grossCents - invoicedGrossCents;
  return (
    <Box>
      <Row>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {t('catalogue:totals.total')}
        </Typography>
        <Typography component="span" variant="h3" sx={{ color: 'brand.heading', ...figures }}>
          {money(grossCents, locale)}
        </Typography>
      </Row>
      {vat.map(({ percent, vatCents }) => (
        <Small key={percent}>
          {t('catalogue:totals.vat', { amount: money(vatCents, locale), percent })}
        </Small>
      ))}
      <Small>{t('catalogue:totals.net', { amount: money(netCents, locale) })}</Small>
      {theirs > 0 && invoicedGrossCents > 0 && (
        <Box sx={{ display: 'grid', gap: 1, mt: 2, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <Part
            name={t('catalogue:totals.ours', { vendor })}
            amount={money(invoicedGrossCents, locale)}
          />
          <Part name={t('catalogue:totals.theirs')} amount={money(theirs, locale)} />
        </Box>
      )}
    </Box>
  );
}

const figures = { fontVariantNumeric: 'tabular-nums' } as const;

/** Name and amount; a large amount has a line of its own rather than being cut. */
const Row = ({ children }: { children: ReactNode }) => <Box sx={row}>{children}</Box>;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  '& > :first-of-type': { flex: '1 1 5rem' },
  '& > :last-of-type': { ml: 'auto' },
} as const;

const Small = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'end', ...figures }}>
    {children}
  </Typography>
);

const Part = ({ name, amount }: { name: string; amount: string }) => (
  <Row>
    <Typography variant="body2" component="span">
      {name}
    </Typography>
    <Typography variant="body2" component="span" sx={figures}>
      {amount}
    </Typography>
  </Row>
);
