import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Costs } from '#api/contract.gen.d.ts';
import { feeTable } from '#domain/pricing/fees.ts';
import { longDate } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { useAmount } from './use-amount.ts';

/** What all of it comes to; the share capital stands apart, as it is no cost. */
export function CostTotals({ totals }: { totals: Costs['totals'] }) {
  const { t } = useTranslation(['costs']);
  const { locale } = useLocale();
  const amountOf = useAmount();
  const id = useId();
  const { agreed, paid, open, estimated, capital } = totals;
  const exactly = (amountCents: number) => amountOf({ amountCents });
  const between = ({ min, max }: { min: number; max: number }) =>
    amountOf({ minCents: min, maxCents: max });
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 3 }}>
      <Typography id={id} variant="h5" component="h2" color="primary" sx={{ mb: 1.5 }}>
        {t('costs:totals.title')}
      </Typography>
      <Box component="dl" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
        <Sum term={t('costs:totals.agreed')} amount={exactly(agreed)} />
        <Sum term={t('costs:totals.paid')} amount={exactly(paid)} />
        <Sum term={t('costs:totals.open')} amount={exactly(open)} strong />
        <Sum term={t('costs:totals.estimated')} amount={between(estimated)} />
        {capital.due.max > 0 && (
          <Sum term={t('costs:totals.capitalDue')} amount={between(capital.due)} apart />
        )}
        {capital.paid > 0 && (
          <Sum term={t('costs:totals.capitalPaid')} amount={exactly(capital.paid)} />
        )}
        {capital.later > 0 && (
          <Sum term={t('costs:totals.capitalLater')} amount={exactly(capital.later)} />
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {capital.due.max > 0 && `${t('costs:totals.note')} `}
        {t('costs:totals.asOf', { day: longDate(feeTable.validFrom, locale) })}
      </Typography>
    </Card>
  );
}

interface SumProps {
  term: string;
  amount: string;
  strong?: boolean;
  /** Begins another part of the list. */
  apart?: boolean;
}

const Sum = ({ term, amount, strong = false, apart = false }: SumProps) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: 2,
      py: 0.75,
      ...(apart && { borderTop: 1, borderColor: 'divider', mt: 1, pt: 1.5 }),
      ...(strong && { '& > *': { fontWeight: 700 } }),
    }}
  >
    <Typography component="dt" variant="body2">
      {term}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0, ml: 'auto', whiteSpace: 'nowrap' }}>
      {amount}
    </Typography>
  </Box>
);
