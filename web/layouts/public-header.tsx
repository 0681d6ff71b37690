import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Search } from 'lucide-react';
import { pathToSection } from '#domain/site/paths.ts';
import { useI18n } from '../kit/texts/use-i18n.ts';
import { Anchor } from '../kit/ui/anchor.tsx';
import { BrandLink } from '../kit/ui/brand-link.tsx';
import { LanguageSwitch } from '../kit/ui/language-switch.tsx';
import { PublicMenu } from './public-menu.tsx';

/** Sections of the home page. */
const sections = ['howItWorks', 'offer', 'partners', 'faq', 'testimonials'] as const;

/** In rem, so that larger text, too, moves entries into the menu. */
const wide = '@container (min-width: 75rem)';
const medium = '@container (min-width: 44rem)';

export function PublicHeader() {
  const { texts, locale } = useI18n();
  return (
    <Box
      component="header"
      sx={{
        containerType: 'inline-size',
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{
          maxWidth: 1168,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          minHeight: { xs: 64, md: 76 },
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
        }}
      >
        <BrandLink />
        <Box
          component="nav"
          aria-label={texts.common.mainMenu}
          sx={{ display: 'none', [wide]: { display: 'flex' }, gap: 0.5 }}
        >
          {sections.map((section) => (
            <MenuLink key={section} href={pathToSection(section, locale)}>
              {texts.common.menu[section]}
            </MenuLink>
          ))}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box
            sx={{ display: 'none', [medium]: { display: 'flex' }, alignItems: 'center', gap: 1 }}
          >
            <SearchLink />
            <LanguageSwitch />
            <SessionButtons />
          </Box>
          <Box sx={{ [wide]: { display: 'none' } }}>
            <NarrowMenu />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

function SearchLink() {
  const { texts, to } = useI18n();
  const { search } = texts.common.menu;
  return (
    <IconButton href={to('search')} aria-label={search} title={search} color="primary">
      <Search size={20} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}

/** The script in the head marks documents of visitors who are logged in. */
const forMembers = { 'html:not([data-member]) &': { display: 'none' } };
const forGuests = { 'html[data-member] &': { display: 'none' } };

function SessionButtons({ fullWidth = false }: { fullWidth?: boolean }) {
  const { texts, to } = useI18n();
  const { menu } = texts.common;
  return (
    <>
      <Button variant="contained" href={to('dashboard')} fullWidth={fullWidth} sx={forMembers}>
        {menu.dashboard}
      </Button>
      <Button href={to('login')} fullWidth={fullWidth} sx={forGuests}>
        {menu.login}
      </Button>
      <Button variant="contained" href={to('register')} fullWidth={fullWidth} sx={forGuests}>
        {menu.register}
      </Button>
    </>
  );
}

function MenuLink({ href, children }: { href: string; children: string }) {
  return (
    <Box
      component={Anchor}
      href={href}
      sx={{
        px: 1,
        minHeight: 44,
        display: 'inline-flex',
        alignItems: 'center',
        fontSize: '0.9375rem',
        fontWeight: 500,
        color: 'text.primary',
        textDecoration: 'none',
        whiteSpace: 'nowrap',
        '&:hover': { color: 'primary.main', textDecoration: 'underline', textUnderlineOffset: 6 },
      }}
    >
      {children}
    </Box>
  );
}

function NarrowMenu() {
  const { texts, to, locale } = useI18n();
  const { menu, footer } = texts.common;
  return (
    <PublicMenu>
      <Box
        component="nav"
        aria-label={texts.common.mainMenu}
        sx={{ mt: 0.5, display: 'flex', flexDirection: 'column', gap: 0.5 }}
      >
        {sections.map((section) => (
          <MenuLink key={section} href={pathToSection(section, locale)}>
            {menu[section]}
          </MenuLink>
        ))}
        <MenuLink href={to('services')}>{footer.services}</MenuLink>
        <MenuLink href={to('blog')}>{footer.blog}</MenuLink>
        <MenuLink href={to('search')}>{menu.search}</MenuLink>
      </Box>
      <Box sx={{ my: 1, px: 0.5 }}>
        <LanguageSwitch />
      </Box>
      <SessionButtons fullWidth />
    </PublicMenu>
  );
}
