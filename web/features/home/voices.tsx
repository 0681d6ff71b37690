import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { homeSections } from '#domain/site/paths.ts';
import { headingFont } from '../../fonts.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { Community as CommunityPicture } from '../../kit/ui/illustrations.tsx';
import { Fold } from '../../kit/ui/page/fold.tsx';
import { Section, SectionHead } from '../../kit/ui/section.tsx';

/** Testimonials in the style of letters, labelled as examples. */
export function Testimonials() {
  const { kicker, title, note, read, letters } = useI18n('home').texts.home.testimonials;
  return (
    <Section id={homeSections.testimonials} band>
      <SectionHead kicker={kicker} title={title} lead={note} />
      <Box sx={{ mt: { xs: 2, sm: 0 } }}>
        <Fold summary={read}>
          <Box
            sx={{
              mt: { xs: 2, sm: 4, md: 6 },
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
              gap: { xs: 1.5, md: 3 },
            }}
          >
            {letters.map(({ text, from }) => (
              <Card
                component="figure"
                key={from}
                sx={{
                  m: 0,
                  p: { xs: 2.5, md: 4 },
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
                    fontSize: { xs: '1.125rem', md: '1.25rem' },
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
                <Typography
                  component="figcaption"
                  variant="body2"
                  color="textSecondary"
                  sx={{ mt: { xs: 1.5, md: 3 } }}
                >
                  {from}
                </Typography>
              </Card>
            ))}
          </Box>
        </Fold>
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
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <CommunityPicture size={88} />
        </Box>
        <Box sx={{ maxWidth: 600 }}>
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1.5, textWrap: 'pretty' }}>
            {text}
          </Typography>
        </Box>
        <Button variant="outlined" size="large" href={to('community')}>
          {action}
        </Button>
      </Box>
    </Section>
  );
}
