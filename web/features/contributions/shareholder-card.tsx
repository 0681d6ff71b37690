import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { Contributions, ObstacleKind } from '#api/contract.gen.d.ts';
import { longDate, money } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { StateChip } from '../../shared/contributions/state-chip.tsx';
import type { Shareholder } from './lines.ts';
import { Report } from './report.tsx';
import { Section } from './section.tsx';

type Payment = Shareholder['lines'][number];

interface ShareholderCardProps {
  shareholder: Shareholder;
  contributions: Contributions;
  /** Obstacles that can be reported now. */
  kinds: readonly ObstacleKind[];
  formKey: string;
}

/** One shareholder: what is due, what came in, what does not fit about it and what to do. */
export function ShareholderCard(props: ShareholderCardProps) {
  const { shareholder, contributions, kinds, formKey } = props;
  const { t } = useTranslation(['contributions']);
  const { locale } = useLocale();
  const { name, state, expectedCents, paidCents, fittingCents, lines } = shareholder;
  const { mayEnter, participantId: own, shareholders } = contributions;
  const isEnterable =
    mayEnter === 'all' || (mayEnter === 'own' && shareholder.participantId === own);
  return (
    <Section title={name} beside={<StateChip state={state} />}>
      <Stack spacing={0.5} sx={{ mt: 1.5 }}>
        <Typography>{t('contributions:due', { amount: money(expectedCents, locale) })}</Typography>
        <Typography>{t('contributions:paid', { amount: money(paidCents, locale) })}</Typography>
        {fittingCents < paidCents && (
          <Typography>
            {t('contributions:counts', { amount: money(fittingCents, locale) })}
          </Typography>
        )}
      </Stack>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 2, display: 'grid', gap: 2 }}>
        {lines.map((line, at) => (
          <Box component="li" key={`${line.bookedOn} ${line.amountCents} ${at}`}>
            <PaymentLine line={line} shareholder={shareholder} shareholders={shareholders} />
            {isEnterable && (
              <Remove
                line={line}
                participantId={shareholder.participantId}
                revision={contributions.revision}
              />
            )}
          </Box>
        ))}
      </Box>
      <Sum shareholder={shareholder} />
      <Report shareholder={shareholder} kinds={kinds} formKey={formKey} />
    </Section>
  );
}

/** What does not fit about all payments together, or that everything does. */
function Sum({ shareholder }: { shareholder: Shareholder }) {
  const { t } = useTranslation(['contributions']);
  const { locale } = useLocale();
  const { name, state, expectedCents, fittingCents, missingCents, overCents, lines } = shareholder;
  const amountOf = (cents: number) => money(cents, locale);
  if (lines.length > 0 && state !== 'complete' && missingCents > 0) {
    const short = { amount: amountOf(missingCents), name };
    if (state === 'short') return <Finding>{t('contributions:findings.short', short)}</Finding>;
    const due = amountOf(expectedCents - fittingCents);
    return <Finding>{t('contributions:findings.short-again', { ...short, due })}</Finding>;
  }
  if (overCents > 0) {
    return <Finding>{t('contributions:findings.over', { amount: amountOf(overCents) })}</Finding>;
  }
  const fits = state === 'complete' && lines.every(({ findings }) => findings.length === 0);
  return fits && <Typography sx={{ mt: 2 }}>{t('contributions:findings.complete')}</Typography>;
}

interface PaymentLineProps {
  line: Payment;
  shareholder: Shareholder;
  shareholders: readonly Shareholder[];
}

function PaymentLine({ line, shareholder, shareholders }: PaymentLineProps) {
  const { t } = useTranslation(['contributions', 'sharedContributions']);
  const { locale } = useLocale();
  const { bookedOn, amountCents, payer, findings } = line;
  const { name, state } = shareholder;
  const isNeeded = state !== 'complete';
  const sentence = (finding: Payment['findings'][number]): string => {
    if (finding.code === 'written-differently')
      return t('contributions:findings.written-differently');
    if (finding.code === 'early') {
      return t('contributions:findings.early', { count: finding.days, name });
    }
    const instead = shareholders.find(({ participantId }) => participantId === finding.instead);
    if (!instead) return t('contributions:findings.wrong-payer', { payer, name });
    return t('contributions:findings.instead', { payer, name, instead: instead.name });
  };
  const fits = findings.every(({ code }) => code === 'written-differently');
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t('sharedContributions:payment', {
          amount: money(amountCents, locale),
          date: longDate(bookedOn, locale),
          payer,
        })}
      </Typography>
      {fits || isNeeded ? (
        findings.map((finding) => <Finding key={finding.code}>{sentence(finding)}</Finding>)
      ) : (
        <Finding>{t('contributions:findings.not-needed')}</Finding>
      )}
    </>
  );
}

const Finding = ({ children }: { children: string }) => (
  <Typography sx={{ mt: 1, pl: 1.5, borderLeft: 3, borderColor: 'warning.main', maxWidth: '68ch' }}>
    {children}
  </Typography>
);

interface RemoveProps {
  line: Payment;
  participantId: string;
  revision: number;
}

function Remove({ line, participantId, revision }: RemoveProps) {
  const { t } = useTranslation(['contributions']);
  const { locale } = useLocale();
  const { bookedOn, amountCents, payer } = line;
  const sent = { form: 'remove', revision, participantId, bookedOn, amountCents, payer };
  return (
    <Form method="post" preventScrollReset>
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        size="small"
        sx={{ ml: -1 }}
        aria-label={t('contributions:removeOf', { date: longDate(bookedOn, locale) })}
      >
        {t('contributions:remove')}
      </Button>
    </Form>
  );
}
