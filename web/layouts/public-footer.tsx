import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { brand } from '#domain/site/brand.ts';
import { colors } from '#domain/site/colors.ts';
import { type HomeSection, pathToSection } from '#domain/site/paths.ts';
import { useI18n } from '../shared/i18n/use-i18n.ts';
import { Anchor } from '../shared/ui/anchor.tsx';
import { ColorModeSwitch } from '../shared/ui/color-mode-switch.tsx';
import { useOperator } from '../shared/ui/site-data.ts';
import { NewsletterForm } from './newsletter-form.tsx';

interface FooterLink {
  text: string;
  href: string;
}

export function PublicFooter() {
  const { texts, to, locale } = useI18n();
  const { sample } = useOperator();
  const { footer, menu } = texts.common;
  const section = (name: HomeSection) => pathToSection(name, locale);
  return (
    <Box
      component="footer"
      sx={{ bgcolor: colors.footer, color: '#FFFFFF', pt: { xs: 7, md: 9 }, pb: 4 }}
    >
      <NewsletterForm />
      <Box
        sx={{
          maxWidth: 1168,
          mx: 'auto',
          px: { xs: 2.5, sm: 3 },
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '2fr 1fr 1fr 1fr' },
          gap: { xs: 4, md: 6 },
        }}
      >
        <About />
        <Column
          title={footer.foundation}
          links={[
            { text: footer.steps, href: section('howItWorks') },
            { text: footer.gmbh, href: section('legalForm') },
            { text: footer.ug, href: section('legalForm') },
            { text: menu.offer, href: section('offer') },
          ]}
        />
        <Column
          title={footer.knowledge}
          links={[
            { text: menu.costs, href: section('costs') },
            { text: menu.faq, href: section('faq') },
            { text: menu.partners, href: section('partners') },
            { text: footer.becomePartner, href: to('become-a-partner') },
            { text: footer.contact, href: to('contact') },
          ]}
        />
        <Column
          title={footer.legal}
          links={[
            { text: footer.imprint, href: to('imprint') },
            { text: footer.privacy, href: to('privacy') },
            { text: footer.terms, href: to('terms') },
            { text: footer.termsOfUse, href: to('terms-of-use') },
            { text: footer.withdrawal, href: to('withdrawal') },
            { text: footer.accessibility, href: to('accessibility') },
          ]}
        />
      </Box>
      {sample && (
        <Typography
          variant="body2"
          sx={{ maxWidth: 1168, mx: 'auto', px: { xs: 2.5, sm: 3 }, mt: 6, opacity: 0.8 }}
        >
          {footer.sample}
        </Typography>
      )}
    </Box>
  );
}

function About() {
  const { texts } = useI18n();
  return (
    <Box>
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

function Column({ title, links }: { title: string; links: readonly FooterLink[] }) {
  return (
    <Box component="nav" aria-label={title}>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{title}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {links.map(({ text, href }) => (
          <li key={text}>
            <Box
              component={Anchor}
              href={href}
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: { xs: 44, md: 36 },
                color: 'inherit',
                opacity: 0.86,
                fontSize: '0.9375rem',
                textDecoration: 'none',
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
