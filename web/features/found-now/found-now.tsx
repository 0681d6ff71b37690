import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ArrowRight } from 'lucide-react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { readCalculator } from '#domain/pricing/calculator.ts';
import { readAnswers } from '#domain/pricing/legal-form-advice.ts';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { pageWidth, Section } from '../../shared/ui/section.tsx';
import { Calculator } from './calculator.tsx';
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
    <main id="content" tabIndex={-1} style={{ outline: 'none' }}>
      <PageHead title={title} description={description} />
      <Hero />
      <Calculator input={costs} />
      <LegalFormQuestions answers={answers} />
      <Scope />
      <People />
      <Journey />
      <WaitingTimes />
      <End />
    </main>
  );
}

function Hero() {
  const { texts, to } = useI18n('foundNow');
  const { kicker, title, lead, start, meeting, small, contents } = texts.foundNow.hero;
  return (
    <Box
      component="section"
      sx={{
        maxWidth: pageWidth,
        mx: 'auto',
        px: { xs: 2.5, sm: 3 },
        py: { xs: 5, md: 8 },
      }}
    >
      <Typography variant="overline" component="p" color="textSecondary" sx={{ mb: 2 }}>
        {kicker}
      </Typography>
      <Typography variant="h1">{title}</Typography>
      <Typography
        variant="subtitle1"
        component="p"
        color="textSecondary"
        sx={{ mt: 2.5, maxWidth: 640, textWrap: 'pretty' }}
      >
        {lead}
      </Typography>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 2, mt: 4 }}>
        <Button
          variant="contained"
          size="large"
          href={to('register')}
          endIcon={<ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />}
        >
          {start}
        </Button>
        <Button variant="outlined" size="large" href={to('strategy-meeting')}>
          {meeting}
        </Button>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {small}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          mt: 3,
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 3,
        }}
      >
        {contents.map(({ href, text }) => (
          <li key={href}>
            <Link href={href} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
              {text}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function End() {
  const { texts, to } = useI18n('foundNow');
  const { title, text } = texts.foundNow.end;
  return (
    <Section>
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
