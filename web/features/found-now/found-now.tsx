import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { readCalculator } from '#domain/pricing/calculator.ts';
import { readAnswers } from '#domain/pricing/legal-form-advice.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { Main } from '../../kit/ui/page/main.tsx';
import { PageHead } from '../../kit/ui/page-head.tsx';
import { Section } from '../../kit/ui/section.tsx';
import { Calculator } from './calculator.tsx';
import { Hero } from './hero.tsx';
import { Journey, People, Scope } from './journey.tsx';
import { LegalFormQuestions } from './legal-form.tsx';
import { WaitingTimes } from './waiting-times.tsx';

/** Both forms are answered from the query, so that they work without script and can be sent on. */
export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return { costs: readCalculator(query), answers: readAnswers(query) };
}

export default function FoundNow() {
  const { texts } = useI18n('foundNow');
  const { costs, answers } = useLoaderData<typeof loader>();
  const { title, description } = texts.foundNow.meta;
  return (
    <Main>
      <PageHead title={title} description={description} />
      <Hero />
      <Calculator input={costs} />
      <LegalFormQuestions answers={answers} />
      <Scope />
      <People />
      <Journey />
      <WaitingTimes />
      <End />
    </Main>
  );
}

function End() {
  const { texts, to } = useI18n('foundNow');
  const { title, text } = texts.foundNow.end;
  return (
    <Section band>
      <Typography variant="h2">{title}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5, mb: 3, maxWidth: '68ch' }}>
        {text}
      </Typography>
      <Button variant="contained" size="large" href={to('register')}>
        {texts.foundNow.hero.start}
      </Button>
    </Section>
  );
}
