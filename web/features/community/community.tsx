import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { pathToSection } from '#domain/site/paths.ts';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import {
  CheckSheet,
  Community as CommunityPicture,
  Key,
  Papers,
  RegisterBook,
  Seal,
  Talk,
} from '../../shared/ui/illustrations.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Section } from '../../shared/ui/section.tsx';

const pictures = [RegisterBook, Papers, Talk, Key, CheckSheet, Seal];

/** What a member gets today, and what there is not yet. */
export default function Community() {
  const { texts, to, locale } = useI18n('community');
  const { title, description, missing, links } = texts.community;
  return (
    <main id="content" tabIndex={-1} style={{ outline: 'none' }}>
      <PageHead title={title} description={description} />
      <Intro />
      <Section band>
        <Benefits />
      </Section>
      <Section>
        <Box sx={{ maxWidth: 640 }}>
          <Typography variant="h3" component="h2">
            {missing.title}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 2, textWrap: 'pretty' }}>
            {missing.text}
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
    </main>
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
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) auto' },
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
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <CommunityPicture size={176} />
        </Box>
      </Box>
    </Section>
  );
}

function Benefits() {
  const { texts } = useI18n('community');
  const { today, benefits } = texts.community;
  return (
    <>
      <Typography variant="h2">{today}</Typography>
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
