import Box from '@mui/material/Box';
import { type LoaderFunctionArgs, Outlet, redirect, useLoaderData } from 'react-router';
import { localeOf, pathTo } from '#domain/site/paths.ts';
import { services } from '../kit/session/context.ts';
import { loginPath, refusedRoles, requireLogin, termsPath } from '../kit/session/guard.ts';
import { logMissingUser, type User, userFields, userIn } from '../kit/session/user.ts';
import { useLocale } from '../kit/texts/use-locale.ts';
import { BrandLink } from '../kit/ui/brand-link.tsx';
import { ErrorMessage } from '../kit/ui/error-page.tsx';
import { Main } from '../kit/ui/page/main.tsx';
import { SkipLink } from '../kit/ui/skip-link.tsx';
import { AppMenu } from './app/app-menu.tsx';
import { Bell } from './app/bell.tsx';
import { MenuDrawer } from './app/menu-drawer.tsx';
import { NextPage } from './app/next-page.tsx';
import { UserMenu } from './app/user-menu.tsx';
import { ConsentedTagManager } from './consented-tag-manager.tsx';
import { LegalLinks } from './legal-links.tsx';

export const middleware = [requireLogin];

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { call, session } = services(context);
  const [answer, notices] = await Promise.all([
    call('GET /users/me', { query: { fields: userFields } }),
    call('GET /notices', { query: { limit: 1 } }),
  ]);
  if (!answer.ok) {
    if (answer.status === 401) throw redirect(loginPath(url));
    logMissingUser(answer);
    return { user: null, unread: 0 };
  }
  const user = userIn(answer.data);
  if (!user) return { user: null, unread: 0 };
  const reason = refusedRoles[user.role.name];
  if (reason) {
    await session.end();
    throw redirect(`${pathTo('login', localeOf(url.pathname))}?${new URLSearchParams({ reason })}`);
  }
  if (user.terms_accepted_at === null) throw redirect(termsPath(url));
  return { user, unread: (notices.ok && notices.meta.unread) || 0 };
}

const menuWidth = 248;

/**
 * The member area: side menu, bell and picture on wide screens, top bar with a drawer on phones.
 */
export default function AppLayout() {
  const { user, unread } = useLoaderData<typeof loader>();
  const { locale } = useLocale();
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <SkipLink />
      <ConsentedTagManager />
      <Box
        component="header"
        sx={{
          display: { xs: 'none', md: 'block' },
          flex: `0 0 ${menuWidth}px`,
          bgcolor: 'background.paper',
          borderRight: 1,
          borderColor: 'divider',
        }}
      >
        <Box
          sx={{
            position: 'sticky',
            top: 0,
            height: '100dvh',
            overflowY: 'auto',
            display: 'flex',
            flexDirection: 'column',
            p: 2,
            pt: 2.5,
          }}
        >
          <Box sx={{ px: 1.5, pb: 2 }}>
            <BrandLink />
          </Box>
          {user && <AppMenu />}
        </Box>
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <PhoneBar user={user} unread={unread} />
        {user && <Corner user={user} unread={unread} />}
        <Box
          component={Main}
          sx={{
            maxWidth: 1080,
            mx: 'auto',
            px: { xs: 2.5, sm: 3, lg: 4 },
            py: { xs: 4, md: 5 },
            // Room for the corner beside the title; other parts of that line use it themselves.
            '--corner': { xs: '0px', md: '112px' },
            '& h1': { paddingInlineEnd: 'var(--corner)' },
          }}
        >
          {user ? (
            <NextPage>
              <Outlet />
            </NextPage>
          ) : (
            <ErrorMessage status={503} locale={locale} />
          )}
        </Box>
        <LegalLinks />
      </Box>
    </Box>
  );
}

interface PersonProps {
  user: User | null;
  unread: number;
}

/** Beside the title of the page. */
function Corner({ user, unread }: PersonProps) {
  return (
    <Box
      sx={{
        display: { xs: 'none', md: 'block' },
        maxWidth: 1080,
        mx: 'auto',
        px: { md: 3, lg: 4 },
        position: 'relative',
      }}
    >
      <Box
        sx={{
          position: 'absolute',
          zIndex: 1,
          top: 40,
          insetInlineEnd: { md: 24, lg: 32 },
          display: 'flex',
          gap: 1,
        }}
      >
        <Bell unread={unread} />
        {user && <UserMenu user={user} />}
      </Box>
    </Box>
  );
}

function PhoneBar({ user, unread }: PersonProps) {
  return (
    <Box
      component="header"
      sx={{
        display: { xs: 'flex', md: 'none' },
        alignItems: 'center',
        justifyContent: 'space-between',
        height: 56,
        px: 2,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <BrandLink />
      {user && (
        <Box sx={{ display: 'flex', gap: 0.5 }}>
          <Bell unread={unread} />
          <MenuDrawer>
            {(close) => (
              <>
                <AppMenu onFollow={close} />
                <UserMenu user={user} wide onFollow={close} />
              </>
            )}
          </MenuDrawer>
        </Box>
      )}
    </Box>
  );
}
