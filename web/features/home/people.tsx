import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { homeSections } from '#domain/site/paths.ts';
import { headingFont } from '../../fonts.ts';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import {
  Community as CommunityPicture,
  Key,
  RegisterBook,
} from '../../shared/ui/illustrations.tsx';
import { Section, SectionHead } from '../../shared/ui/section.tsx';
import { useOperator } from '../../shared/ui/site-data.ts';

/** Testimonials in the style of letters, labelled as examples. */
export function Testimonials() {
  const { texts, to } = useI18n('home');
  const { kicker, title, note, letters, action } = texts.home.testimonials;
  return (
    <Section id={homeSections.testimonials} band>
      <SectionHead kicker={kicker} title={title} lead={note} />
      <Box
        sx={{
          mt: 6,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
          gap: 3,
        }}
      >
        {letters.map(({ text, from }) => (
          <Card
            component="figure"
            key={from}
            sx={{
              m: 0,
              p: 4,
              bgcolor: 'background.default',
              display: 'flex',
              flexDirection: 'column',
            }}
          >
            <Box
              component="blockquote"
              sx={{
                m: 0,
                flex: 1,
                fontFamily: headingFont,
                fontStyle: 'italic',
                fontVariationSettings: "'SOFT' 60, 'WONK' 0",
                fontWeight: 450,
                fontSize: '1.25rem',
                lineHeight: 1.45,
                color: 'primary.main',
                textWrap: 'pretty',
                quotes: "'„' '“'",
                '&:lang(en)': { quotes: "'“' '”'" },
                '&::before': { content: 'open-quote' },
                '&::after': { content: 'close-quote' },
              }}
            >
              {text}
            </Box>
            <Typography component="figcaption" variant="body2" color="textSecondary" sx={{ mt: 3 }}>
              {from}
            </Typography>
          </Card>
        ))}
      </Box>
      <Button variant="outlined" href={to('register')} sx={{ mt: 5 }}>
        {action}
      </Button>
    </Section>
  );
}

const mailTo = (email: string, subject: string) =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`;

export function Partners() {
  const { texts } = useI18n('home');
  const { email } = useOperator();
  const { kicker, title, lead, universities, members } = texts.home.partners;
  return (
    <Section id={homeSections.partners}>
      <SectionHead kicker={kicker} title={title} lead={lead} />
      <Box
        sx={{
          mt: 6,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
          gap: 3,
        }}
      >
        {[
          { ...universities, Picture: RegisterBook },
          { ...members, Picture: Key },
        ].map(({ Picture, ...partner }) => (
          <Card
            key={partner.title}
            sx={{ p: { xs: 3, md: 4 }, display: 'flex', flexDirection: 'column', gap: 1.5 }}
          >
            <Picture size={48} />
            <Typography variant="h4" component="h3" sx={{ mt: 1 }}>
              {partner.title}
            </Typography>
            <Typography color="textSecondary" sx={{ flex: 1 }}>
              {partner.text}
            </Typography>
            <Button
              href={mailTo(email, partner.subject)}
              sx={{ alignSelf: 'flex-start', ml: -1.5 }}
            >
              {partner.action}
            </Button>
          </Card>
        ))}
      </Box>
    </Section>
  );
}

export function Community() {
  const { texts, to } = useI18n('home');
  const { title, text, action } = texts.home.community;
  return (
    <Section band>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'auto 1fr auto' },
          gap: { xs: 3, md: 5 },
          alignItems: 'center',
        }}
      >
        <CommunityPicture size={88} />
        <Box sx={{ maxWidth: 600 }}>
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1.5, textWrap: 'pretty' }}>
            {text}
          </Typography>
        </Box>
        <Button variant="outlined" size="large" href={to('register')}>
          {action}
        </Button>
      </Box>
    </Section>
  );
}
