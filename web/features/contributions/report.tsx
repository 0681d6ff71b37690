import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { ObstacleKind } from '#api/contract.gen.d.ts';
import { obstacleNames } from '#domain/foundations/obstacles/obstacle-names.ts';
import { longDate, money } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import type { Shareholder } from './lines.ts';

interface ReportProps {
  shareholder: Shareholder;
  kinds: readonly ObstacleKind[];
  formKey: string;
}

/** What does not fit can be reported as an obstacle, with the numbers filled in. */
export function Report({ shareholder, kinds, formKey }: ReportProps) {
  const { t } = useTranslation(['contributions']);
  const { locale } = useLocale();
  const suggested = useSuggested(shareholder).filter(({ kind }) => kinds.includes(kind));
  const words = t('contributions:report');
  return suggested.map(({ kind, note }) => (
    <Box component="details" key={kind} sx={{ mt: 2 }}>
      <Box component="summary" sx={{ cursor: 'pointer', color: 'primary.main', py: 1 }}>
        {words.open}: {obstacleNames[kind][locale]}
      </Box>
      <Form method="post">
        <input type="hidden" name="form" value="report" />
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="key" value={formKey} suppressHydrationWarning />
        <Typography color="textSecondary" sx={{ mt: 1, mb: 2, maxWidth: '68ch' }}>
          {words.text}
        </Typography>
        <TextField
          key={note}
          name="note"
          label={words.note}
          defaultValue={note}
          multiline
          fullWidth
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        <Button type="submit" variant="outlined" sx={{ mt: 2 }}>
          {words.open}
        </Button>
      </Form>
    </Box>
  ));
}

type CapitalKind = Extract<ObstacleKind, `capital-${string}`>;

/** An obstacle for each thing that is wrong, and what to say about it. */
function useSuggested(shareholder: Shareholder): { kind: CapitalKind; note: string }[] {
  const { t } = useTranslation(['contributions']);
  const { locale } = useLocale();
  const { name, state, lines, missingCents, expectedCents, fittingCents } = shareholder;
  if (state === 'open' || state === 'complete') return [];
  const lineWith = (code: 'early' | 'wrong-payer') =>
    lines.find(({ findings }) => findings.some((finding) => finding.code === code));
  const said = (line: (typeof lines)[number]) => ({
    name,
    amount: money(line.amountCents, locale),
    date: longDate(line.bookedOn, locale),
  });
  const [early, wrong] = [lineWith('early'), lineWith('wrong-payer')];
  const short = { name, amount: money(missingCents, locale) };
  // The same sums as the page says.
  const shortNote =
    state === 'short'
      ? t('contributions:notes.capital-short', { ...short, due: money(expectedCents, locale) })
      : t('contributions:notes.capital-short-again', {
          ...short,
          due: money(expectedCents - fittingCents, locale),
        });
  return [
    ...(early
      ? [
          {
            kind: 'capital-early' as const,
            note: t('contributions:notes.capital-early', said(early)),
          },
        ]
      : []),
    ...(wrong
      ? [
          {
            kind: 'capital-wrong-payer' as const,
            note: t('contributions:notes.capital-wrong-payer', {
              ...said(wrong),
              payer: wrong.payer,
            }),
          },
        ]
      : []),
    ...(missingCents > 0 ? [{ kind: 'capital-short' as const, note: shortNote }] : []),
  ];
}
