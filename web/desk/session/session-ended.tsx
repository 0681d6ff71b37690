import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { LoginDialog } from '../../kit/session/login-dialog.tsx';
import { staffPath } from '../../staff-pages.ts';
import { LoginForm } from './login-form.tsx';
import { resumeSession, useSession } from './session.ts';

/** Asks whoever this tab belongs to for the password. */
export function SessionEnded() {
  const { t } = useTranslation(['staff']);
  const { member, ended } = useSession();
  if (!member || !ended) return null;
  return (
    <LoginDialog
      open
      title={t('staff:sessionEnded.title')}
      lead={t('staff:sessionEnded.what', { name: member.fullName })}
    >
      <LoginForm logIn={resumeSession} email={member.email} />
      {/* A new page: what was typed here is not for others. */}
      <Button href={staffPath('tasks')} sx={{ mt: 1.5, mx: -1 }}>
        {t('staff:sessionEnded.someoneElse')}
      </Button>
    </LoginDialog>
  );
}
