import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { pathToSection } from '#domain/site/paths.ts';
import { useI18n } from '../shared/i18n/use-i18n.ts';
import { useLoggedIn } from '../shared/session/use-logged-in.ts';
import { Anchor } from '../shared/ui/anchor.tsx';
import { BrandLink } from '../shared/ui/brand-link.tsx';
import { LanguageSwitch } from '../shared/ui/language-switch.tsx';
import { MenuDrawer } from './menu-drawer.tsx';

/** Sections of the home page, in page order. */
const sections = ['howItWorks', 'offer', 'costs', 'partners', 'testimonials', 'faq'] as const;

export function PublicHeader() {
  const { texts, locale } = useI18n();
  return (
    <Box
      component="header"
      sx={{
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
          height: { xs: 64, md: 76 },
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
          sx={{ display: { xs: 'none', lg: 'flex' }, gap: 0.5 }}
        >
          {sections.map((section) => (
            <MenuLink key={section} href={pathToSection(section, locale)}>
              {texts.common.menu[section]}
            </MenuLink>
          ))}
        </Box>
        <Box sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', gap: 1 }}>
          <LanguageSwitch />
          <SessionButtons />
          <Box sx={{ display: { lg: 'none' } }}>
            <PhoneMenu />
          </Box>
        </Box>
        <Box sx={{ display: { sm: 'none' } }}>
          <PhoneMenu />
        </Box>
      </Box>
    </Box>
  );
}

function SessionButtons({ fullWidth = false }: { fullWidth?: boolean }) {
  const { texts, to } = useI18n();
  const loggedIn = useLoggedIn();
  const { menu } = texts.common;
  if (loggedIn) {
    return (
      <Button variant="contained" href={to('dashboard')} fullWidth={fullWidth}>
        {menu.dashboard}
      </Button>
    );
  }
  return (
    <>
      <Button href={to('login')} fullWidth={fullWidth}>
        {menu.login}
      </Button>
      <Button variant="contained" href={to('register')} fullWidth={fullWidth}>
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

function PhoneMenu() {
  const { texts, locale } = useI18n();
  return (
    <MenuDrawer>
      {(close) => (
        // Clicking any link closes the menu.
        <Box onClick={close} sx={{ mt: 0.5, display: 'flex', flexDirection: 'column', gap: 0.5 }}>
          {sections.map((section) => (
            <MenuLink key={section} href={pathToSection(section, locale)}>
              {texts.common.menu[section]}
            </MenuLink>
          ))}
          <Box sx={{ my: 1, px: 0.5 }}>
            <LanguageSwitch />
          </Box>
          <SessionButtons fullWidth />
        </Box>
      )}
    </MenuDrawer>
  );
}
