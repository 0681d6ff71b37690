import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type MiddlewareFunction,
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useNavigate,
  useNavigation,
} from 'react-router';
import { areas } from '#domain/desk/rights.ts';
import { lastListAt } from '../../kit/list/list-address.ts';
import { keepFocus } from '../../kit/session/kept-focus.ts';
import { useLiveData } from '../../kit/session/use-live.ts';
import { rightOf, staffLogin, staffPath } from '../../staff-pages.ts';
import { isKeyName } from '../keys.ts';
import {
  identify,
  loggedInAgain,
  memberOfThisTab,
  sessionHasEnded,
  useMay,
} from '../session/session.ts';
import { type Shortcuts, useShortcuts } from '../shortcuts.ts';
import { readTotals } from '../totals.ts';
import { AreaTabs } from './area-tabs.tsx';
import { Header } from './header.tsx';
import { entries, Menu } from './menu.tsx';
import { ReachabilityNotice, useReturn } from './reachability-notice.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';

/**
 * The API checks permissions on every call; this only avoids showing empty pages. Only a refusal
 * ends a session: a server that cannot be asked has not logged anybody out.
 *
 * A page is read while the session is asked for. What somebody else was shown meanwhile, who has
 * logged in in another tab, is read again.
 */
const requireTeam: MiddlewareFunction<Record<string, unknown>> = async ({ request, url }, next) => {
  const address = url.pathname + url.search;
  if (!memberOfThisTab()) {
    const member = await identify(request.signal);
    if (!member) throw redirect(`${staffLogin}?${new URLSearchParams({ redirect: address })}`);
    return next();
  }
  const [hasEnded, page] = await Promise.all([sessionHasEnded(), next()]);
  // Calls that were refused have waited for the login, and were made again.
  if (!hasEnded || !(await sessionHasEnded())) return page;
  await loggedInAgain();
  throw redirect(address);
};

export const clientMiddleware = [requireTeam];

export const clientLoader = () => readTotals();

/** The figures of the menu are not those of the list that is being filtered. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => defaultShouldRevalidate && currentUrl.href === nextUrl.href;

export function HydrateFallback() {
  const { t } = useTranslation(['staff']);
  return (
    <Box
      component="output"
      sx={{ display: 'block', minHeight: '100vh', bgcolor: 'background.default' }}
    >
      <LinearProgress aria-label={t('staff:error.loading')} />
      <ReachabilityNotice />
    </Box>
  );
}

/** So that the longest entry has room for its count. */
const MENU_PX = 240;
/** Nobody tells of inquiries, orders, mails and accounts. */
const READ_EVERY_MS = 30_000;

/** Header, side menu and page. On narrow screens a button opens the menu. */
export default function Desk() {
  const { t } = useTranslation(['common']);
  const [menuOpen, setMenuOpen] = useState(false);
  const [helpOpen, setHelpOpen] = useState(false);
  useShortcuts({
    help: () => setHelpOpen(true),
    ...useAreaKeys(),
  });
  useLiveData({ everyMs: READ_EVERY_MS });
  useReturn();
  useEffect(keepFocus, []);

  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default', color: 'text.primary' }}>
      <Link href="#main" sx={skipLink}>
        {t('common:skipToContent')}
      </Link>
      <NextPage />
      <Header onMenu={() => setMenuOpen(true)} onHelp={() => setHelpOpen(true)} />
      <ReachabilityNotice />
      <Box sx={area}>
        <Box component="aside" sx={sideMenu}>
          <Menu />
        </Box>
        <Drawer open={menuOpen} onClose={() => setMenuOpen(false)} sx={{ display: { md: 'none' } }}>
          <Box sx={{ width: 264, pt: 2 }}>
            <Menu onNavigate={() => setMenuOpen(false)} />
          </Box>
        </Drawer>
        <Box component="main" id="main" tabIndex={-1} sx={page}>
          <AreaTabs />
          <Outlet />
        </Box>
      </Box>
      <ShortcutHelp open={helpOpen} onClose={() => setHelpOpen(false)} />
    </Box>
  );
}

/** Each area that this role may read, as it was left. */
function useAreaKeys(): Shortcuts {
  const navigate = useNavigate();
  const may = useMay();
  return Object.fromEntries(
    areas.flatMap((area) => {
      const page = entries[area]?.page;
      if (!page || !isKeyName(area) || !may(rightOf(page))) return [];
      return [[area, () => void navigate(lastListAt(staffPath(page)))]];
    }),
  );
}

/** Most pages are there sooner, and need no sign that they are on their way. */
const PATIENCE_MS = 300;

/** The page stays until the next one is there; a line says that it is on its way. */
function NextPage() {
  const { t } = useTranslation(['staff']);
  const { state } = useNavigation();
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(setLate, PATIENCE_MS, true);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [state]);
  return late && <LinearProgress aria-label={t('staff:error.loading')} sx={onItsWay} />;
}

const onItsWay = { position: 'fixed', top: 0, insetInline: 0, zIndex: 'tooltip' } as const;
const area = {
  display: 'flex',
  alignItems: 'stretch',
  minHeight: 'calc(100vh - 65px)',
  // What reaches to the edge of a wide screen does not make the page scroll sideways.
  overflowX: 'clip',
} as const;

const sideMenu = {
  display: { xs: 'none', md: 'block' },
  width: MENU_PX,
  flexShrink: 0,
  // As high as the window, whatever room there is below the page.
  '&::before': {
    content: '""',
    position: 'fixed',
    top: 64,
    bottom: 0,
    left: 0,
    width: MENU_PX,
    bgcolor: 'background.paper',
    borderRight: 1,
    borderColor: 'divider',
  },
} as const;

const page = {
  flexGrow: 1,
  minWidth: 0,
  maxWidth: 1400,
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
