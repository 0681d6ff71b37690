import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import {
  ChevronsUpDown,
  FileText,
  GitCommitVertical,
  GraduationCap,
  Handshake,
  House,
  Store,
  UserRound,
} from 'lucide-react';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import type { PageName } from '#domain/site/paths.ts';
import { useI18n } from '../shared/i18n/use-i18n.ts';
import { avatarAddress, initialsOf } from '../shared/session/avatar.ts';
import type { User } from '../shared/session/user.ts';
import { Anchor } from '../shared/ui/anchor.tsx';
import { LanguageSwitch } from '../shared/ui/language-switch.tsx';

/** Loaded when it is opened. */
const UserPanel = lazy(async () => ({ default: (await import('./user-panel.tsx')).UserPanel }));

interface Entry {
  page: PageName;
  text:
    | 'dashboard'
    | 'foundation'
    | 'partners'
    | 'templates'
    | 'marketplace'
    | 'academy'
    | 'account';
  Icon: typeof House;
}

interface Group {
  title?: 'discover' | 'personal';
  entries: readonly Entry[];
}

/** Only pages that already exist. */
const groups: readonly Group[] = [
  {
    entries: [
      { page: 'dashboard', text: 'dashboard', Icon: House },
      { page: 'foundations', text: 'foundation', Icon: GitCommitVertical },
    ],
  },
  {
    title: 'discover',
    entries: [
      { page: 'partners', text: 'partners', Icon: Handshake },
      { page: 'templates', text: 'templates', Icon: FileText },
      { page: 'products', text: 'marketplace', Icon: Store },
      { page: 'academy', text: 'academy', Icon: GraduationCap },
    ],
  },
  { title: 'personal', entries: [{ page: 'settings', text: 'account', Icon: UserRound }] },
];

interface AppMenuProps {
  user: User;
  /** Called when a link is clicked, so that a drawer can close. */
  onFollow?: () => void;
}

export function AppMenu({ user, onFollow }: AppMenuProps) {
  const { texts } = useI18n();
  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column' }}>
      <Box component="nav" aria-label={texts.common.mainMenu} onClick={onFollow} sx={{ flex: 1 }}>
        {groups.map((group) => (
          <Box key={group.title ?? 'main'} sx={{ mb: 2.5 }}>
            {group.title && (
              <Typography variant="body2" color="textSecondary" sx={{ px: 1.5, pb: 1 }}>
                {texts.common.app[group.title]}
              </Typography>
            )}
            {group.entries.map((entry) => (
              <MenuEntry key={entry.page} {...entry} />
            ))}
          </Box>
        ))}
      </Box>
      <Box sx={{ px: 1, pb: 1 }}>
        <LanguageSwitch />
      </Box>
      <UserMenu user={user} onFollow={onFollow} />
    </Box>
  );
}

function MenuEntry({ page, text, Icon }: Entry) {
  const { texts, to } = useI18n();
  const { pathname } = useLocation();
  const href = to(page);
  const here = page === 'dashboard' ? pathname === href : pathname.startsWith(href);
  return (
    <Box
      component={Anchor}
      href={href}
      aria-current={here ? 'page' : undefined}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 46,
        px: 1.5,
        borderRadius: '12px',
        color: here ? 'primary.main' : 'text.primary',
        bgcolor: here ? 'brand.highlight' : 'transparent',
        fontWeight: here ? 600 : 400,
        textDecoration: 'none',
        '&:hover': { bgcolor: 'brand.highlight' },
      }}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      {texts.common.app[text]}
    </Box>
  );
}

function UserMenu({ user, onFollow }: AppMenuProps) {
  const { texts } = useI18n();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ') || user.email;
  const follow = () => {
    setAnchor(null);
    onFollow?.();
  };
  return (
    <>
      <ButtonBase
        aria-label={`${texts.common.app.userMenu}: ${name}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event: MouseEvent<HTMLElement>) => {
          setAnchor(event.currentTarget);
          setOpened(true);
        }}
        sx={{
          width: 1,
          justifyContent: 'flex-start',
          gap: 1.5,
          p: 1,
          borderRadius: '12px',
          textAlign: 'start',
          '&:hover': { bgcolor: 'brand.highlight' },
        }}
      >
        <Avatar
          src={avatarAddress(user)}
          alt=""
          sx={{
            width: 40,
            height: 40,
            fontSize: '1rem',
            fontWeight: 600,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          {initialsOf(user)}
        </Avatar>
        <Typography noWrap sx={{ flex: 1, fontWeight: 600, fontSize: '0.9375rem' }}>
          {name}
        </Typography>
        <ChevronsUpDown size={18} strokeWidth={1.75} aria-hidden="true" />
      </ButtonBase>
      {opened && (
        <Suspense fallback={null}>
          <UserPanel
            email={user.email}
            anchor={anchor}
            onClose={() => setAnchor(null)}
            onFollow={follow}
          />
        </Suspense>
      )}
    </>
  );
}
