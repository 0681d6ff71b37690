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
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {t('sharedContributions:about')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 2, display: 'grid', gap: 2.5 }}>
        {shareholders.map((shareholder) => (
          <ShownShareholder key={shareholder.participantId} shareholder={shareholder} />
        ))}
      </Box>
    </>
  );
}

function ShownShareholder({ shareholder }: { shareholder: Shareholder }) {
  const { t } = useTranslation(['sharedContributions']);
  const { locale } = useLocale();
  const { name, state, expectedCents, paidCents, missingCents, lines } = shareholder;
  const due = { amount: money(expectedCents, locale), paid: money(paidCents, locale) };
  const missing = { amount: money(missingCents, locale) };
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <StateChip state={state} />
      </Box>
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {t('sharedContributions:due', due)}
        {paidCents > 0 && missingCents > 0 && ` ${t('sharedContributions:missing', missing)}`}
      </Typography>
      {lines.map((line, at) => (
        <PaymentText key={`${line.bookedOn} ${at}`} line={line} />
      ))}
    </Box>
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
