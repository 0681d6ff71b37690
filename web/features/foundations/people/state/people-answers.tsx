import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { UnsureAbout } from '#domain/foundations/people/people.ts';
import { wholeEuros } from '#domain/site/formats.ts';
import { useFieldText, useFieldTexts, useFormAround } from '../../../../kit/forms/field.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { fieldOf, sumIn } from './listed-people.ts';
import { useNames, usePeopleList } from './people-list.ts';
import { useSum } from './shares-sum.tsx';

/** What was answered so far, as the overview shows it. */

export function PeopleAnswer() {
  const { rows } = usePeopleList();
  const nameOf = useNames();
  return <Given lines={rows.map(({ number }) => nameOf(number))} about="people" />;
}

export function SharesAnswer() {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const { rows, capitalEuros } = usePeopleList();
  const nameOf = useNames();
  const { texts } = useSum();
  const lines = rows.map(({ number }) => {
    const own = sumIn(texts, [number]);
    if (own === 0) return '';
    const percent = capitalEuros > 0 ? Math.round((own / capitalEuros) * 10_000) / 100 : 0;
    return t('foundations:people.shares.part', {
      name: nameOf(number),
      euros: wholeEuros(own * 100, locale),
      percent: percent.toLocaleString(locale),
    });
  });
  return <Given lines={lines} about="shares" problem="sum" />;
}

export function DirectorsAnswer() {
  const { t } = useTranslation(['foundations']);
  const { rows } = usePeopleList();
  const nameOf = useNames();
  const texts = useFieldTexts(
    rows.flatMap(({ number }) => [fieldOf(number, 'director'), fieldOf(number, 'alone')]),
  );
  const lines = rows.map(({ number, kind }) => {
    if (kind !== 'natural' || texts[fieldOf(number, 'director')] !== 'on') return '';
    const how = texts[fieldOf(number, 'alone')] === 'together' ? 'togetherAnswer' : 'aloneAnswer';
    return t(`foundations:people.directors.${how}`, { name: nameOf(number) });
  });
  return <Given lines={lines} about="directors" problem="directors" />;
}

export function ArticlesAnswer() {
  const words = useTranslation(['foundations']).t('foundations:people.articles');
  const chosen = useFieldText('articles');
  const names: Readonly<Record<string, string>> = { 'model-protocol': words.model, own: words.own };
  return <Given lines={[names[chosen] ?? words.open]} problem="articles" />;
}

interface GivenProps {
  lines: readonly string[];
  about?: UnsureAbout;
  /** Name of what may be wrong with all together. */
  problem?: string;
}

function Given({ lines, about, problem }: GivenProps) {
  const { t } = useTranslation(['foundations', 'forms']);
  const { problems, problemText } = useFormAround();
  const isUnsure = useFieldText(`unsure.${about ?? ''}`) === 'on';
  const given = lines.filter(Boolean);
  const code = problem === undefined ? undefined : problems[problem];
  return (
    <>
      {given.map((line, index) => (
        <div key={index}>{line}</div>
      ))}
      {given.length === 0 && !isUnsure && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t('forms:questions.none')}
        </Box>
      )}
      {isUnsure && (
        <Box sx={{ color: 'text.secondary' }}>{t('foundations:people.unsure.answer')}</Box>
      )}
      {code && problem && (
        <Box sx={{ fontSize: '0.875rem', color: 'error.main' }}>{problemText(code, problem)}</Box>
      )}
    </>
  );
}
