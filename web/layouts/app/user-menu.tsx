import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { ChevronsUpDown } from 'lucide-react';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { avatarAddress, initialsOf } from '../../kit/session/avatar.ts';
import { fullName } from '../../kit/session/full-name.ts';
import { Portrait } from '../../kit/session/portrait.tsx';
import type { User } from '../../kit/session/user.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { useHydrated } from '../../kit/ui/use-hydrated.ts';

/** Loaded when it is opened. */
const UserPanel = lazy(async () => ({ default: (await import('./user-panel.tsx')).UserPanel }));

interface UserMenuProps {
  user: User;
  /** With the name beside the picture, across the width of a drawer. */
  wide?: boolean;
  /** Called when a link is clicked, so that a drawer can close. */
  onFollow?: () => void;
}

/** Without script it is a link to the account. */
export function UserMenu({ user, wide = false, onFollow }: UserMenuProps) {
  const { t } = useTranslation(['common']);
  const { to } = useLocale();
  const hydrated = useHydrated();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  const name = fullName(user) || user.email;
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    setAnchor(currentTarget);
    setOpened(true);
  };
  const follow = () => {
    setAnchor(null);
    onFollow?.();
  };
  return (
    <>
      <ButtonBase
        aria-label={`${t('common:app.userMenu')}: ${name}`}
        {...(hydrated
          ? { onClick: open, 'aria-haspopup': 'dialog', 'aria-expanded': anchor !== null }
          : { href: to('settings') })}
        sx={wide ? wideButton : roundButton}
      >
        <Portrait src={avatarAddress(user)} initials={initialsOf(user)} />
        {wide && (
          <>
            <Typography noWrap sx={{ flex: 1, fontWeight: 600, fontSize: '0.9375rem' }}>
              {name}
            </Typography>
            <ChevronsUpDown size={18} strokeWidth={1.75} aria-hidden="true" />
          </>
        )}
      </ButtonBase>
      {opened && (
        <Suspense fallback={null}>
          <UserPanel
            name={name}
            email={user.email}
            anchor={anchor}
            above={wide}
            onClose={() => setAnchor(null)}
            onFollow={follow}
          />
        </Suspense>
      )}
    </>
  );
}

const wideButton = {
  width: 1,
  justifyContent: 'flex-start',
  gap: 1.5,
  p: 1,
  borderRadius: '12px',
  textAlign: 'start',
  '&:hover': { bgcolor: 'brand.highlight' },
} as const;

const roundButton = { width: 44, height: 44, borderRadius: '50%' } as const;
