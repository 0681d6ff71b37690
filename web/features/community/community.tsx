import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { pathToSection } from '#domain/site/paths.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import {
  CheckSheet,
  Coins,
  Door,
  IdeaBulb,
  Key,
  Papers,
  RegisterBook,
  Scales,
  Talk,
} from '../../kit/ui/illustrations.tsx';
import { Line } from '../../kit/ui/line.tsx';
import { Main } from '../../kit/ui/page/main.tsx';
import { PageHead } from '../../kit/ui/page-head.tsx';
import { Section } from '../../kit/ui/section.tsx';

const pictures = [RegisterBook, Papers, CheckSheet, Coins, Scales, IdeaBulb, Door, Talk, Key];

/** What a member gets, and what is no part of it. */
export default function Community() {
  const { texts, to, locale } = useI18n('community');
  const { title, description, limits, links } = texts.community;
  return (
    <Main>
      <PageHead title={title} description={description} />
      <Intro />
      <Section band>
        <Benefits />
      </Section>
      <Section>
        <Box sx={{ maxWidth: 640 }}>
          <Typography variant="h3" component="h2">
            {limits.title}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 2, textWrap: 'pretty' }}>
            {limits.text}
          </Typography>
          <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button variant="outlined" href={to('services')}>
              {links.services}
            </Button>
            <Button variant="outlined" href={pathToSection('partners', locale)}>
              {links.partners}
            </Button>
          </Box>
        </Box>
      </Section>
    </Main>
  );
}

function Intro() {
  const { texts, to } = useI18n('community');
  const { kicker, heading, lead, register, login } = texts.community;
  return (
    <Section>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) minmax(0, 480px)' },
          gap: { xs: 4, md: 8 },
          alignItems: 'center',
        }}
      >
        <Box sx={{ maxWidth: 720 }}>
          <Typography variant="overline" component="p" color="textSecondary" sx={{ mb: 1 }}>
            {kicker}
          </Typography>
          <Typography variant="h1">{heading}</Typography>
          <Typography
            color="textSecondary"
            sx={{ mt: 3, fontSize: '1.125rem', textWrap: 'pretty' }}
          >
            {lead}
          </Typography>
          <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button variant="contained" size="large" href={to('register')}>
              {register}
            </Button>
            <Button size="large" href={to('login')}>
              {login}
            </Button>
          </Box>
        </Box>
        <Example />
      </Box>
    </Section>
  );
}

/** What a member sees of a company that is under way. */
function Example() {
  const { texts } = useI18n('community');
  const { label, company, now, turn } = texts.community.example;
  return (
    <Card component="figure" sx={{ m: 0, p: { xs: 3, sm: 4 } }}>
      <Typography variant="overline" component="figcaption" color="textSecondary">
        {label}
      </Typography>
      <Typography variant="h5" component="p" sx={{ mt: 0.5, mb: 3 }}>
        {company}
      </Typography>
      {/* A picture: only a company of one's own has a pulse. */}
      <Box sx={{ '& circle:first-of-type:not(:only-child)': { animation: 'none', opacity: 0.25 } }}>
        <Line current={3} />
      </Box>
      <Typography sx={{ mt: 3, fontWeight: 600 }}>{now}</Typography>
      <Typography color="textSecondary">{turn}</Typography>
    </Card>
  );
}

function Benefits() {
  const { texts } = useI18n('community');
  const { gets, benefits } = texts.community;
  return (
    <>
      <Typography variant="h2">{gets}</Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          mt: 5,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
          columnGap: 5,
          rowGap: { xs: 4, md: 6 },
        }}
      >
        {benefits.map(({ title, text }, index) => {
          const Picture = pictures[index] ?? Key;
          return (
            <li key={title}>
              <Picture size={44} />
              <Typography variant="h4" component="h3" sx={{ mt: 2 }}>
                {title}
              </Typography>
              <Typography color="textSecondary" sx={{ mt: 1, textWrap: 'pretty' }}>
                {text}
              </Typography>
            </li>
          );
        })}
      </Box>
    </>
  );
}
