import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { longDate, money } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { CopyButton } from '../../shared/sheets/copy-button.tsx';
import type { Loaded } from './duties.tsx';

type Foundation = Loaded['foundation'];

/** What forms, banks and authorities ask for, each to copy. */
export function CompanyCard({ foundation }: { foundation: Foundation }) {
  const { t } = useTranslation(['duties']);
  const { locale } = useLocale();
  const words = t('duties:company');
  const lines = linesOf(foundation, words, locale);
  return (
    <Card component="section" aria-labelledby="company" sx={{ p: 3 }}>
      <Typography id="company" variant="h5" component="h2" color="primary" sx={{ mb: 1.5 }}>
        {words.title}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        {lines.map(({ label, value }) => (
          <Box key={label} sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {label}
              </Typography>
              <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value ?? words.unknown}
              </Typography>
            </Box>
            {value !== undefined && <CopyButton text={value} title={label} />}
          </Box>
        ))}
      </Box>
    </Card>
  );
}

type Words = Record<
  'name' | 'number' | 'court' | 'enteredOn' | 'capital' | 'address' | 'purpose',
  string
>;

function linesOf(
  { companyName, coreData, registerEntry }: Foundation,
  words: Words,
  locale: Locale,
) {
  const { registerNumber, registerCourt, enteredOn } = registerEntry ?? {};
  const { businessAddress: place } = coreData ?? {};
  return [
    { label: words.name, value: companyName ?? undefined },
    { label: words.number, value: registerNumber },
    { label: words.court, value: registerCourt },
    { label: words.enteredOn, value: enteredOn && longDate(enteredOn, locale) },
    { label: words.capital, value: coreData ? money(coreData.shareCapitalCents, locale) : undefined },
    { label: words.address, value: place && `${place.street}, ${place.zip} ${place.city}` },
    { label: words.purpose, value: coreData?.companyPurpose },
  ];
}

/** Everything there is on paper, in one file. */
export function PapersCard({ foundation: { id, asCoFounder } }: { foundation: Foundation }) {
  const { t } = useTranslation(['duties']);
  const { to } = useLocale();
  const words = t('duties:papers');
  return (
    <Card component="section" aria-labelledby="papers" sx={{ p: 3 }}>
      <Typography id="papers" variant="h5" component="h2" color="primary" sx={{ mb: 1.5 }}>
        {words.title}
      </Typography>
      <Typography variant="body2" sx={{ mb: 1.5 }}>
        {asCoFounder ? words.text : `${words.text} ${words.history}`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" href={`/api/foundations/${id}/papers.zip`} download>
          {words.download}
        </Button>
        <Button href={to('sheets', { id })}>{words.sheets}</Button>
      </Box>
    </Card>
  );
}
