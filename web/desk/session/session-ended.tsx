import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { staffPath } from '../../staff-pages.ts';
import { LoginForm } from './login-form.tsx';
import { type Identity, resumeSession, useSession } from './session.ts';

/** Once the session has ended: a login over the page, which stays as it is with all its texts. */
export function SessionEnded() {
  const { member, ended } = useSession();
  return member && ended ? <LoginAgain member={member} /> : null;
}

function LoginAgain({ member: { email, fullName } }: { member: Identity }) {
  const { t } = useTranslation(['staff']);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    content.current?.querySelector<HTMLElement>('input[name=password]')?.focus();
  }, []);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby="session-ended-title"
      aria-describedby="session-ended-what"
      slotProps={{ paper: { sx: { borderRadius: '20px', m: { xs: 1.5, sm: 4 } } } }}
    >
      <DialogTitle id="session-ended-title" variant="h4" component="h2" sx={{ pt: 3, pb: 1 }}>
        {t('staff:sessionEnded.title')}
      </DialogTitle>
      <DialogContent ref={content} sx={{ pb: 3 }}>
        <Typography id="session-ended-what" color="textSecondary" sx={{ mb: 2.5 }}>
          {t('staff:sessionEnded.what', { name: fullName })}
        </Typography>
        <LoginForm logIn={resumeSession} email={email} />
        {/* A new page: what was typed here is not for others. */}
        <Button href={staffPath('tasks')} sx={{ mt: 1.5, mx: -1 }}>
          {t('staff:sessionEnded.someoneElse')}
        </Button>
      </DialogContent>
    </Dialog>
  );
}
