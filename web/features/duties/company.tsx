import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { longDate, wholeEuros } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { breaksAnywhere } from '../../kit/ui/breakable.ts';
import { isErased } from '../../shared/foundations/model.ts';
import { CopyButton } from '../../shared/sheets/copy-button.tsx';
import type { Loaded } from './loaded.ts';

type Foundation = Loaded['foundation'];

/** What forms, banks and authorities ask for, each to copy. */
export function CompanyCard({ foundation }: { foundation: Foundation }) {
  const { t } = useTranslation(['duties']);
  const { locale, to } = useLocale();
  const words = t('duties:company');
  const lines = linesOf(foundation, words, locale);
  const all = lines.flatMap(({ label, value }) => (value ? `${label}: ${value}` : [])).join('\n');
  return (
    <Card component="section" aria-labelledby="company" sx={{ p: 3 }}>
      <Typography id="company" variant="h5" component="h2" color="primary" sx={{ mb: 1 }}>
        {words.title}
      </Typography>
      <Box component="dl" sx={list}>
        {lines.map(({ label, value }) => (
          <Box key={label} sx={row}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Box component="dd" sx={{ m: 0, display: 'flex', gap: 1, alignItems: 'center' }}>
              <Box component="span" sx={{ flex: 1, minWidth: 0, ...breaksAnywhere }}>
                {value ?? words.unknown}
              </Box>
              {value !== undefined && <CopyButton text={value} title={label} />}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: 1.5, ml: -1 }}>
        <CopyButton text={all} title={words.title} wide />
      </Box>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {words.use}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button variant="outlined" href={`${to('templates')}?foundation=${foundation.id}`}>
          {words.templates}
        </Button>
        <Button href={to('products')}>{words.market}</Button>
      </Box>
    </Card>
  );
}

const list = {
  m: 0,
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'minmax(0, 1fr)' },
} as const;
const row = { py: 1, borderTop: 1, borderColor: 'divider', minWidth: 0 } as const;

type Words = Record<
  'name' | 'number' | 'court' | 'enteredOn' | 'capital' | 'shares' | 'address' | 'purpose',
  string
>;

/**
 * What is in the register extract is named even while it is unknown, the court by the seat; all else only once it is
 * stated.
 */
function linesOf(foundation: Foundation, words: Words, locale: Locale) {
  const { companyName, coreData, registerEntry, participants } = foundation;
  const {
    registerNumber,
    registerCourt = foundation.registerCourt?.name,
    enteredOn,
  } = registerEntry ?? {};
  const { businessAddress: place } = coreData ?? {};
  const shares = participants
    .filter(({ shareEuros }) => shareEuros > 0)
    .map(({ name, shareEuros }) => `${name}: ${wholeEuros(shareEuros * 100, locale)}`);
  const stated = [
    {
      label: words.capital,
      value: coreData ? wholeEuros(coreData.shareCapitalCents, locale) : undefined,
    },
    { label: words.shares, value: shares.length > 0 ? shares.join('; ') : undefined },
    { label: words.address, value: place && `${place.street}, ${place.zip} ${place.city}` },
    { label: words.purpose, value: coreData?.companyPurpose },
  ];
  return [
    { label: words.name, value: companyName ?? undefined },
    { label: words.number, value: registerNumber },
    { label: words.court, value: registerCourt },
    { label: words.enteredOn, value: enteredOn && longDate(enteredOn, locale) },
    ...stated.filter(({ value }) => value),
  ];
}

/** Everything there is on paper, in one file. */
export function PapersCard({ foundation }: { foundation: Foundation }) {
  const { id, asCoFounder } = foundation;
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
        {!isErased(foundation) && <Button href={to('sheets', { id })}>{words.sheets}</Button>}
      </Box>
    </Card>
  );
}
