import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Link from '@mui/material/Link';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { Header } from './header.tsx';
import { Menu } from './menu.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { useShortcuts } from './shortcuts.ts';

const MENU_PX = 212;

/** Header, side menu, page. On narrow screens the menu waits behind a button. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [locale] = useLocaleState();
  const [menuOpen, setMenuOpen] = useState(false);
  const [helpOpen, setHelpOpen] = useState(false);
  useShortcuts({
    '?': () => setHelpOpen(true),
    a: () => navigate('/admin/'),
    g: () => navigate('/admin/foundations'),
  });
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default', color: 'text.primary' }}>
      <Link href="#main" sx={skipLink}>
        {translate('header.skip')}
      </Link>
      <Header onMenu={() => setMenuOpen(true)} onHelp={() => setHelpOpen(true)} />
      <Box sx={{ display: 'flex', alignItems: 'stretch', minHeight: 'calc(100vh - 65px)' }}>
        <Box component="aside" sx={sideMenu}>
          <Menu />
        </Box>
        <Drawer open={menuOpen} onClose={() => setMenuOpen(false)} sx={{ display: { md: 'none' } }}>
          <Box sx={{ width: 264, pt: 2 }}>
            <Menu onNavigate={() => setMenuOpen(false)} />
          </Box>
        </Drawer>
        <Box component="main" id="main" tabIndex={-1} sx={page}>
          {children}
        </Box>
      </Box>
      <ShortcutHelp open={helpOpen} onClose={() => setHelpOpen(false)} />
    </Box>
  );
}

const sideMenu = {
  display: { xs: 'none', md: 'block' },
  width: MENU_PX,
  flexShrink: 0,
  bgcolor: 'background.paper',
  borderRight: 1,
  borderColor: 'divider',
} as const;

const page = {
  flexGrow: 1,
  minWidth: 0,
  maxWidth: 1240,
  px: { xs: 2, sm: 3, md: 4 },
  pt: { xs: 3, md: 3 },
  pb: 8,
  outline: 'none',
} as const;

const skipLink = {
  position: 'absolute',
  left: 16,
  top: -80,
  zIndex: 2000,
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:focus': { top: 12 },
} as const;
