import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { totalShareholders } from '#domain/foundations/steps/core-data-schema.ts';
import { legalForms } from '#domain/pricing/legal-forms.ts';
import { centsOf } from '#domain/pricing/price.ts';
import { dayOfYear, wholeEuros } from '#domain/site/formats.ts';
import { useFieldText } from '../../../../kit/forms/field.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { breakable, keepsLines } from '../../../../kit/ui/breakable.ts';
import { isOddCity, isOddPurpose, missingLegalForm } from './core-data-rules.ts';

/** What somebody has answered so far, as the overview shows it. */

const useWords = () => useTranslation(['foundations']).t('foundations:coreData');

export function CapitalAnswer() {
  const words = useWords();
  const { locale } = useLocale();
  const chosen = useFieldText('legalForm');
  const form = legalForms.find((value) => value === chosen);
  const cents = centsOf(useFieldText('shareCapital'));
  return (
    <Given
      values={[form && words.legalForms[form], !Number.isNaN(cents) && wholeEuros(cents, locale)]}
    />
  );
}

export function NameAnswer() {
  const words = useWords();
  const name = useFieldText('companyName');
  const lacksForm = missingLegalForm(name, useFieldText('legalForm'));
  return (
    <Given
      values={[breakable(name), useFieldText('website')]}
      hint={lacksForm && words.legalFormInName[lacksForm]}
    />
  );
}

export function ShareholdersAnswer() {
  const words = useWords();
  const chosen = useFieldText('totalShareholders');
  const known = totalShareholders.find((value) => value === chosen);
  return <Given values={[known && words.shareholders[known]]} />;
}

export function SeatAnswer() {
  const words = useWords();
  const city = useFieldText('city');
  const street = useFieldText('businessStreet');
  const place = [useFieldText('businessZip'), useFieldText('businessCity')];
  return (
    <Given
      values={[city, [street, place.filter(Boolean).join(' ')].filter(Boolean).join(', ')]}
      hint={isOddCity(city) && words.cityOdd}
    />
  );
}

export function PurposeAnswer() {
  const words = useWords();
  const purpose = useFieldText('companyPurpose');
  return <Given values={[purpose]} hint={isOddPurpose(purpose) && words.companyPurposeOdd} />;
}

export function ProjectAnswer() {
  return <Given values={[useFieldText('description')]} />;
}

export function YearAnswer() {
  const { locale } = useLocale();
  return <Given values={[dayOfYear(useFieldText('fiscalYearEnd'), locale)]} />;
}

export function NotaryAnswer() {
  const { t } = useTranslation(['foundations']);
  const named = ['notaryName', 'notaryCity', 'notaryEmail'];
  const [name, city, email] = named.map(useFieldText);
  return <Given values={[name, city, email]} none={t('foundations:page.data.noNotary')} />;
}

interface GivenProps {
  values: readonly ReactNode[];
  /** What the answer lacks. */
  hint?: ReactNode;
  /** Where it may be left open. */
  none?: string;
}

/** What somebody has answered, each part on its line. */
function Given({ values, hint, none }: GivenProps) {
  const { t } = useTranslation(['forms']);
  const given = values.filter(Boolean);
  if (given.length === 0) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {none ?? t('forms:questions.none')}
      </Box>
    );
  }
  return (
    <>
      {given.map((value, index) => (
        <Box key={index} sx={{ ...keepsLines, ...clamped }}>
          {value}
        </Box>
      ))}
      {hint && <Box sx={{ fontSize: '0.875rem', color: 'warning.main' }}>{hint}</Box>}
    </>
  );
}

/** A whole story would push the rest away. */
const clamped = {
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;
