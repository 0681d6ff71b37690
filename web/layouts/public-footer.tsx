import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { brand } from '#domain/site/brand.ts';
import { colors } from '#domain/site/colors.ts';
import { useI18n } from '../kit/texts/use-i18n.ts';
import { Anchor } from '../kit/ui/anchor.tsx';
import { ColorModeSwitch } from '../kit/ui/color-mode-switch.tsx';
import { useOperator } from '../kit/ui/site-data.ts';
import { type FooterColumn, footerColumns } from './footer-links.ts';
import { NewsletterForm } from './newsletter-form.tsx';

/** In rem, so that larger text, too, has fewer columns. */
const medium = '@container (min-width: 42rem)';
const wide = '@container (min-width: 75rem)';

export function PublicFooter() {
  const { texts, locale } = useI18n();
  const { sample } = useOperator();
  return (
    <Box
      component="footer"
      sx={{
        containerType: 'inline-size',
        '--focus-color': colors.light.accent,
        bgcolor: colors.footer,
        color: '#FFFFFF',
        pt: { xs: 7, md: 9 },
        pb: 4,
      }}
    >
      <NewsletterForm />
      <Box
        sx={{
          maxWidth: 1168,
          mx: 'auto',
          px: { xs: 2.5, sm: 3 },
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          [medium]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
          [wide]: { gridTemplateColumns: '1.5fr repeat(4, minmax(0, 1fr))' },
          columnGap: { xs: 2, sm: 3, lg: 4 },
          rowGap: 4,
        }}
      >
        <About />
        {footerColumns(texts.common, locale).map((column) => (
          <Column key={column.title} {...column} />
        ))}
      </Box>
      {sample && (
        <Typography
          variant="body2"
          sx={{ maxWidth: 1168, mx: 'auto', px: { xs: 2.5, sm: 3 }, mt: 6, opacity: 0.8 }}
        >
          {texts.common.footer.sample}
        </Typography>
      )}
    </Box>
  );
}

function About() {
  const { texts } = useI18n();
  return (
    <Box sx={{ gridColumn: '1 / -1', [wide]: { gridColumn: 'auto' } }}>
      <Typography variant="h4" component="p" sx={{ color: 'inherit' }}>
        {brand.name}
      </Typography>
      <Typography sx={{ mt: 1.5, mb: 2, maxWidth: 300, opacity: 0.86 }}>
        {texts.common.footer.claim}
      </Typography>
      <ColorModeSwitch />
    </Box>
  );
}

function Column({ title, links }: FooterColumn) {
  return (
    <Box component="nav" aria-label={title}>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{title}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {links.map(({ text, href, asksConsent }) => (
          <li key={text}>
            <Box
              component={Anchor}
              href={href}
              data-asks-consent={asksConsent}
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: { xs: 44, md: 36 },
                color: 'inherit',
                opacity: 0.86,
                fontSize: { xs: '0.875rem', sm: '0.9375rem' },
                textDecoration: 'none',
                overflowWrap: 'anywhere',
                '&:hover': { opacity: 1, textDecoration: 'underline', textUnderlineOffset: 4 },
              }}
            >
              {text}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
