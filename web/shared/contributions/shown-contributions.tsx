import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Contributions } from '#api/contract.gen.d.ts';
import { longDate, money } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { StateChip } from './state-chip.tsx';

type Shareholder = Contributions['shareholders'][number];
type Payment = Shareholder['lines'][number];

/** What founders show law firm and notary of the payments, with what does not fit. */
export function ShownContributions({ shareholders }: Pick<Contributions, 'shareholders'>) {
  const { t } = useTranslation(['sharedContributions']);
  const { locale } = useLocale();
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {t('sharedContributions:about')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 2, display: 'grid', gap: 2.5 }}>
        {shareholders.map(({ participantId, name, state, expectedCents, paidCents, lines }) => (
          <Box component="li" key={participantId} sx={{ overflowWrap: 'anywhere' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
              <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
              <StateChip state={state} />
            </Box>
            <Typography variant="body2" sx={{ mt: 0.5 }}>
              {t('sharedContributions:due', {
                amount: money(expectedCents, locale),
                paid: money(paidCents, locale),
              })}
            </Typography>
            {lines.map((line, at) => (
              <PaymentText key={`${line.bookedOn} ${at}`} line={line} />
            ))}
          </Box>
        ))}
      </Box>
    </>
  );
}

function PaymentText({ line }: { line: Payment }) {
  const { t } = useTranslation(['sharedContributions']);
  const { locale } = useLocale();
  const { bookedOn, amountCents, payer, findings } = line;
  const payment = t('sharedContributions:payment', {
    amount: money(amountCents, locale),
    date: longDate(bookedOn, locale),
    payer,
  });
  const found = findings.map((finding) =>
    finding.code === 'early'
      ? t('sharedContributions:early', { count: finding.days })
      : t(`sharedContributions:${finding.code}`),
  );
  return <Typography variant="body2">{[payment, ...found].join(' · ')}</Typography>;
}
