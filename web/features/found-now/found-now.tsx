import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { readCalculator } from '#domain/pricing/calculator.ts';
import { readAnswers } from '#domain/pricing/legal-form-advice.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Button } from '../../kit/ui/elements/button.tsx';
import { Text } from '../../kit/ui/elements/text.tsx';
import { Main } from '../../kit/ui/page/main.tsx';
import { PageHead } from '../../kit/ui/page-head.tsx';
import { Section } from '../../kit/ui/section.tsx';
import { Calculator } from './calculator.tsx';
import styles from './found-now.module.css';
import { Hero } from './hero.tsx';
import { Abroad, Journey, People, Scope } from './journey.tsx';
import { LegalFormQuestions } from './legal-form.tsx';
import { WaitingTimes } from './waiting-times.tsx';

/** Both forms are answered from the query, so that they work without script and can be sent on. */
export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return { costs: readCalculator(query), answers: readAnswers(query) };
}

export default function FoundNow() {
  const { t } = useTranslation(['foundNow']);
  const { costs, answers } = useLoaderData<typeof loader>();
  return (
    <Main>
      <PageHead title={t('foundNow:meta.title')} description={t('foundNow:meta.description')} />
      <Hero />
      <Calculator input={costs} />
      <LegalFormQuestions answers={answers} />
      <Scope />
      <Abroad />
      <People />
      <Journey />
      <WaitingTimes />
      <End />
    </Main>
  );
}

function End() {
  const { t } = useTranslation(['foundNow']);
  const { to } = useLocale();
  return (
    <Section band>
      <Text variant="h2">{t('foundNow:end.title')}</Text>
      <Text tone="secondary" className={styles.endText}>
        {t('foundNow:end.text')}
      </Text>
      <Button variant="contained" size="large" href={to('register')}>
        {t('foundNow:hero.start')}
      </Button>
    </Section>
  );
}
