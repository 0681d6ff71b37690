import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { forecast } from '#domain/foundations/forecast/forecast.ts';
import { withdrawableUntil } from '#domain/orders/withdrawal.ts';
import { dayRange } from '#domain/site/formats.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { useFoundationPage } from '../page-context.tsx';

/** What beginning at once, or only after the withdrawal period, means for the day of the entry. */
export function StartDates() {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const { foundation, now } = useFoundationPage();
  const starts = { early: null, later: withdrawableUntil(now) } as const;
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, m: 0 }}
    >
      {(['early', 'later'] as const).map((start) => {
        const standing = { ...foundation, beginsAfter: starts[start] };
        const expected = forecast(standing, foundation.forecast?.stages ?? [], now);
        if (!expected) return null;
        const { from, to } = expected.completion;
        return (
          <Box key={start} sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {t('foundations:order.starts')[start]}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
              {t('foundations:order.starts.range', dayRange(from, to, locale, now))}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
