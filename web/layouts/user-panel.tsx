import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { LogOut, UserRound } from 'lucide-react';
import { Form } from 'react-router';
import { forgetAllDrafts } from '../shared/forms/draft-storage.ts';
import { useI18n } from '../shared/i18n/use-i18n.ts';
import { ColorModeSwitch } from '../shared/ui/color-mode-switch.tsx';

interface UserPanelProps {
  email: string;
  /** The button it belongs to; closed while there is none. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Called when a link is clicked. */
  onFollow: () => void;
}

/** Account, colour mode and logout, beside the name in the menu. */
export function UserPanel({ email, anchor, onClose, onFollow }: UserPanelProps) {
  const { texts } = useI18n();
  return (
    <Popover
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': texts.common.app.userMenu,
          sx: { borderRadius: '16px', width: 232, p: 1, border: 1, borderColor: 'divider' },
        },
      }}
    >
      <AccountLinks email={email} onFollow={onFollow} />
    </Popover>
  );
}

function AccountLinks({ email, onFollow }: Pick<UserPanelProps, 'email' | 'onFollow'>) {
  const { texts, to } = useI18n();
  return (
    <>
      <Typography variant="body2" color="textSecondary" noWrap sx={{ px: 1.5, pt: 1 }}>
        {email}
      </Typography>
      <Box sx={{ px: 0.5, py: 0.5 }}>
        <ColorModeSwitch />
      </Box>
      <Button
        href={to('settings')}
        onClick={onFollow}
        fullWidth
        startIcon={<UserRound size={20} strokeWidth={1.75} aria-hidden="true" />}
        sx={{ justifyContent: 'flex-start' }}
      >
        {texts.common.app.account}
      </Button>
      <Form method="post" action={to('logout')} onSubmit={forgetAllDrafts}>
        <Button
          type="submit"
          fullWidth
          startIcon={<LogOut size={20} strokeWidth={1.75} aria-hidden="true" />}
          sx={{ justifyContent: 'flex-start' }}
        >
          {texts.common.app.logout}
        </Button>
      </Form>
    </>
  );
}
