import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  CircleUserRound,
  Keyboard,
  LogOut,
  type LucideIcon,
  MailCheck,
  ShieldCheck,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { shownEmail } from '#domain/shown-email.ts';
import { staffLogin } from '../../staff-pages.ts';
import { openSecondFactor } from '../session/second-factor-state.ts';
import { endSession, useIdentity } from '../session/session.ts';
import { Preferences } from './preferences.tsx';

/** Loaded when it is opened. */
const Digest = lazy(async () => ({
  default: (await import('../../features/desk/staff/digest/digest-dialog.tsx')).DigestDialog,
}));

export function UserMenu({ onHelp }: { onHelp: () => void }) {
  const { t } = useTranslation(['staff']);
  const identity = useIdentity();
  const navigate = useNavigate();
  const logout = () => void endSession().then(() => navigate(staffLogin));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [digest, setDigest] = useState(false);
  const close = () => setAnchor(null);
  const andClose = (then: () => void) => () => {
    close();
    then();
  };
  if (!identity) return <Box sx={{ width: 44 }} />;
  const { fullName, email, role } = identity;
  const shortName = fullName.split(' ')[0];

  return (
    <>
      <Button
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-label={t('staff:header.account', { name: fullName })}
        startIcon={<CircleUserRound size={22} strokeWidth={1.75} />}
        sx={{ color: 'text.primary', px: 1, minWidth: 44, fontSize: '0.9375rem' }}
      >
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {shortName}, {t(`staff:role.${role}`)}
        </Box>
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { width: 288, border: 1, borderColor: 'divider' } } }}
      >
        <Box component="li" sx={{ px: 2, py: 1 }}>
          <Box sx={{ fontWeight: 600 }}>{fullName}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
            {shownEmail(email)} · {t(`staff:role.${role}`)}
          </Box>
        </Box>
        <Divider />
        <Preferences />
        <Divider />
        <Entry Icon={Keyboard} text={t('staff:header.shortcuts')} onClick={andClose(onHelp)} />
        <Entry
          Icon={MailCheck}
          text={t('staff:digest.menu')}
          onClick={andClose(() => setDigest(true))}
        />
        <Entry
          Icon={ShieldCheck}
          text={t('staff:secondFactor.menu')}
          onClick={andClose(openSecondFactor)}
        />
        <Entry Icon={LogOut} text={t('staff:header.logout')} onClick={logout} />
      </Menu>
      {digest && (
        <Suspense fallback={null}>
          <Digest onClose={() => setDigest(false)} />
        </Suspense>
      )}
    </>
  );
}

interface EntryProps {
  Icon: LucideIcon;
  text: string;
  onClick: () => void;
}

// Menus pass on what their items need for the keyboard.
function Entry({ Icon, text, ...item }: EntryProps) {
  return (
    <MenuItem {...item} sx={{ minHeight: 44 }}>
      <ListItemIcon>
        <Icon size={18} strokeWidth={1.75} />
      </ListItemIcon>
      {text}
    </MenuItem>
  );
}
