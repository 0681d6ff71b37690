import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { colors } from '#domain/site/colors.ts';
import { newsletterOrder } from '#domain/site/newsletter.ts';
import { trapName } from '../kit/forms/plain/read-form.ts';
import { Trap } from '../kit/forms/plain/trap.tsx';
import { useI18n } from '../kit/texts/use-i18n.ts';
import { Anchor } from '../kit/ui/anchor.tsx';

/** Posts to a page of its own: it stands on cached pages, which are the same for everybody. */
export function NewsletterForm() {
  const { texts, to, locale } = useI18n();
  const { title, email, submit, privacyBefore, privacy } = texts.common.footer.newsletter;
  return (
    <Box sx={{ maxWidth: 1168, mx: 'auto', px: { xs: 2.5, sm: 3 } }}>
      <Box component="form" method="post" action={to('newsletter-order')} sx={row}>
        <Box>
          <Typography variant="h4" component="h2" sx={{ color: 'inherit' }}>
            {title}
          </Typography>
          <Typography variant="body2" sx={{ mt: 1, opacity: 0.86, textWrap: 'pretty' }}>
            {newsletterOrder.text[locale]} {privacyBefore}{' '}
            <Box component={Anchor} href={to('privacy')} sx={{ color: 'inherit', fontWeight: 600 }}>
              {privacy}
            </Box>
            .
          </Typography>
        </Box>
        <Box>
          <Box
            component="label"
            htmlFor="newsletter-email"
            sx={{ display: 'block', mb: 0.75, fontSize: '0.9375rem', fontWeight: 500 }}
          >
            {email}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Box
              component="input"
              id="newsletter-email"
              name="email"
              type="email"
              autoComplete="email"
              required
              sx={field}
            />
            <Box component="button" type="submit" sx={button}>
              {submit}
            </Box>
          </Box>
          <Trap id={`newsletter-${trapName}`} label={texts.forms.trap} />
        </Box>
      </Box>
    </Box>
  );
}

const row = {
  pb: { xs: 5, md: 7 },
  mb: { xs: 5, md: 7 },
  borderBottom: '1px solid rgb(255 255 255 / 0.16)',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: { xs: 2.5, md: 6 },
  alignItems: 'center',
} as const;

/** The footer is dark in both colour schemes. */
const field = {
  flex: '1 1 220px',
  minWidth: 0,
  minHeight: 48,
  boxSizing: 'border-box',
  px: 1.75,
  font: 'inherit',
  color: '#FFFFFF',
  bgcolor: 'rgb(255 255 255 / 0.06)',
  border: '1px solid rgb(255 255 255 / 0.5)',
  borderRadius: '12px',
  '&:focus-visible': { outline: `3px solid ${colors.light.accent}`, outlineOffset: 2 },
} as const;

const button = {
  minHeight: 48,
  px: 3,
  font: 'inherit',
  fontWeight: 600,
  color: '#FFFFFF',
  bgcolor: 'transparent',
  border: '1px solid #FFFFFF',
  borderRadius: '12px',
  cursor: 'pointer',
  transition: 'background-color 150ms ease-out',
  '&:hover': { bgcolor: 'rgb(255 255 255 / 0.12)' },
  '&:focus-visible': { outline: `3px solid ${colors.light.accent}`, outlineOffset: 2 },
} as const;
