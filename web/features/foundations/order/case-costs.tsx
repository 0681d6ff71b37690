import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CoreData } from '#domain/foundations/steps/core-data-schema.ts';
import { feeTable } from '#domain/pricing/fees.ts';
import { foundersCosts } from '#domain/pricing/founders-case.ts';
import { longDate, money, wholeEuros } from '#domain/site/formats.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';

const parts = ['package', 'notary', 'court', 'total'] as const;

/** All that the founder's own company costs until it is entered: our package, the notary, the court. */
export function CaseCosts({ coreData }: { coreData: CoreData }) {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const id = useId();
  const { legalForm, shareCapitalCents, totalShareholders } = coreData;
  const kinds = foundersCosts(coreData);
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h5" component="h3" color="primary" sx={{ mb: 0.5 }}>
        {t('foundations:order.case.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {t('foundations:order.case.lead', {
          company: t('foundations:order.case.company')[legalForm],
          capital: wholeEuros(shareCapitalCents, locale),
          people: t('foundations:order.case.people')[totalShareholders],
          since: longDate(feeTable.validFrom, locale),
        })}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: `repeat(${kinds.length}, 1fr)` },
        }}
      >
        {kinds.map((costs) => (
          <KindCosts key={costs.articles} costs={costs} />
        ))}
      </Box>
    </section>
  );
}

/** The costs with one kind of articles; the total is the largest on it. */
function KindCosts({ costs }: { costs: ReturnType<typeof foundersCosts>[number] }) {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2 }}
    >
      <Typography id={id} component="h4" sx={{ fontWeight: 600, mb: 1 }}>
        {t('foundations:order.case.articles')[costs.articles]}
      </Typography>
      <Box component="dl" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
        {parts.map((part) => (
          <Box key={part} sx={row}>
            <Typography component="dt" variant="body2">
              {t('foundations:order.case')[part]}
            </Typography>
            <Typography component="dd" variant="body2" sx={amount}>
              {money(costs[part], locale)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 0.75,
  '&:last-of-type': { borderTop: 1, borderColor: 'divider', '& > *': { fontWeight: 700 } },
} as const;
const amount = { m: 0, whiteSpace: 'nowrap' } as const;
