import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { LogOut, ReceiptText, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { shownEmail } from '#domain/shown-email.ts';
import type { PageName } from '#domain/site/paths.ts';
import { forgetAllDrafts } from '../../kit/forms/draft-storage.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';

interface UserPanelProps {
  name: string;
  email: string;
  /** The button it belongs to; closed while there is none. */
  anchor: HTMLElement | null;
  /** It opens upwards, as wide as its button. */
  above: boolean;
  onClose: () => void;
  /** Called when a link is clicked. */
  onFollow: () => void;
}

interface Entry {
  page: PageName;
  text: 'account' | 'invoices';
  Icon: typeof UserRound;
}

const entries: readonly Entry[] = [
  { page: 'settings', text: 'account', Icon: UserRound },
  { page: 'invoices', text: 'invoices', Icon: ReceiptText },
];

/** Account, invoices and logout, below the picture or the name. */
export function UserPanel(props: UserPanelProps) {
  const { name, email, anchor, above, onClose, onFollow } = props;
  const { t } = useTranslation(['common']);
  const { to } = useLocale();
  return (
    <Popover
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: above ? 'top' : 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: above ? 'bottom' : 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('common:app.userMenu'),
          sx: {
            borderRadius: '16px',
            width: above ? anchor?.offsetWidth : 248,
            p: 1,
            mt: above ? -0.5 : 0.5,
            border: 1,
            borderColor: 'divider',
          },
        },
      }}
    >
      <Typography noWrap sx={{ px: 1.5, pt: 1, fontWeight: 600 }}>
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary" noWrap sx={{ px: 1.5, pb: 1 }}>
        {shownEmail(email)}
      </Typography>
      {entries.map(({ page, text, Icon }) => (
        <Button
          key={page}
          href={to(page)}
          onClick={onFollow}
          fullWidth
          startIcon={<Icon size={20} strokeWidth={1.75} aria-hidden="true" />}
          sx={{ justifyContent: 'flex-start' }}
        >
          {t('common:app')[text]}
        </Button>
      ))}
      <Form method="post" action={to('logout')} onSubmit={forgetAllDrafts}>
        <Button
          type="submit"
          fullWidth
          startIcon={<LogOut size={20} strokeWidth={1.75} aria-hidden="true" />}
          sx={{ justifyContent: 'flex-start' }}
        >
          {t('common:app.logout')}
        </Button>
      </Form>
    </Popover>
  );
}
