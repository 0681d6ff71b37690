import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Link from '@mui/material/Link';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { keepFocus } from '../../kit/session/kept-focus.ts';
import { consolePaths } from '../../shared/staff/paths.ts';
import { Header } from './header.tsx';
import { ReachabilityNotice } from './reachability-notice.tsx';
import { type Shortcut, ShortcutHelp } from './shortcut-help.tsx';
import { useShortcuts } from '../../shared/staff/shortcuts.ts';
import { useTexts } from '../../kit/texts/use-texts.ts';

const MENU_PX = 212;

interface Props {
  /** The menu entries. */
  menu: ReactNode;
  /** Shortcuts of the commands on the page of a foundation, for the overview. */
  commandShortcuts: readonly Shortcut[];
  children: ReactNode;
}

/** Header, side menu and page. On narrow screens a button opens the menu. */
export function ConsoleLayout({ menu, commandShortcuts, children }: Props) {
  const { t } = useTexts('staff');
  const navigate = useNavigate();
  const { locale } = useTexts();
  const [menuOpen, setMenuOpen] = useState(false);
  const [helpOpen, setHelpOpen] = useState(false);
  useShortcuts({
    '?': () => setHelpOpen(true),
    a: () => navigate(consolePaths.workList),
    g: () => navigate(consolePaths.foundations),
  });
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  useEffect(keepFocus, []);

  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default', color: 'text.primary' }}>
      <Link href="#main" sx={skipLink}>
        {t('staff:header.skip')}
      </Link>
      <Header onMenu={() => setMenuOpen(true)} onHelp={() => setHelpOpen(true)} />
      <ReachabilityNotice />
      <Box sx={{ display: 'flex', alignItems: 'stretch', minHeight: 'calc(100vh - 65px)' }}>
        <Box component="aside" sx={sideMenu}>
          <Menu>{menu}</Menu>
        </Box>
        <Drawer open={menuOpen} onClose={() => setMenuOpen(false)} sx={{ display: { md: 'none' } }}>
          <Box sx={{ width: 264, pt: 2 }}>
            <Menu onNavigate={() => setMenuOpen(false)}>{menu}</Menu>
          </Box>
        </Drawer>
        <Box component="main" id="main" tabIndex={-1} sx={page}>
          {children}
        </Box>
      </Box>
      <ShortcutHelp
        open={helpOpen}
        onClose={() => setHelpOpen(false)}
        commandShortcuts={commandShortcuts}
      />
    </Box>
  );
}

interface MenuProps {
  onNavigate?: () => void;
  children: ReactNode;
}

function Menu({ onNavigate, children }: MenuProps) {
  const { t } = useTexts('staff');
  return (
    <Box component="nav" aria-label={t('staff:header.nav')} sx={nav}>
      <Box component="ul" onClick={onNavigate} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

/** Stays in view while the page scrolls. */
const nav = { px: 1.5, py: 3, position: { md: 'sticky' }, top: 64 } as const;

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
