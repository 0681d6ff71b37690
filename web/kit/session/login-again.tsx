import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { PasswordInput, TextInput } from '../forms/fields.tsx';
import { SchemaForm } from '../forms/schema-form.tsx';
import { type FormRefusal, useFetcherSender } from '../forms/sender.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { useTexts } from '../texts/use-texts.ts';
import { loginPath } from './guard.ts';
import { useUser } from './user.ts';

const required = z.string().min(1, 'REQUIRED');
const rules = { schema: z.object({ email: required, password: required }) };

interface LoginAgainProps {
  open: boolean;
  onClose: () => void;
}

/**
 * After the session has ended: logs in above the page, which stays as it is, with everything typed
 * and chosen. Posts to the login page, whose redirect leads back here.
 */
export function LoginAgain({ open, onClose }: LoginAgainProps) {
  const { t } = useTexts('member');
  const { provider } = useUser();
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
      slotProps={{ paper: { sx: { borderRadius: '20px', p: { xs: 0, sm: 1 } } } }}
    >
      <DialogTitle id={titleId} variant="h4" component="h2" sx={{ pt: 3, lineHeight: 1.2 }}>
        {t('member:session.ended')}
      </DialogTitle>
      <DialogContent>
        {provider === 'default' ? (
          <LoginForm onClose={onClose} />
        ) : (
          <LoginElsewhere onClose={onClose} />
        )}
      </DialogContent>
    </Dialog>
  );
}

/** For accounts without a password: this page stays, the login happens next to it. */
function LoginElsewhere({ onClose }: Pick<LoginAgainProps, 'onClose'>) {
  const { t, to } = useTexts('member');
  return (
    <>
      <Typography sx={{ mb: 3 }}>{t('member:session.elsewhere')}</Typography>
      <Stack spacing={2.5}>
        <Button variant="contained" size="large" href={to('login')} target="_blank">
          {t('member:session.again')}
        </Button>
        <Button onClick={onClose}>{t('member:session.later')}</Button>
      </Stack>
    </>
  );
}

function LoginForm({ onClose }: Pick<LoginAgainProps, 'onClose'>) {
  const { t, to } = useTexts('member');
  const { email } = useUser();
  const { pathname, search } = useLocation();
  const form = useSchemaForm({
    rules,
    initial: { email },
    sender: useFetcherSender<FormRefusal>(() => false),
  });
  const login = loginPath({ pathname, search });
  const failures: Readonly<Record<string, string>> = t('member:session.failures');
  return (
    <SchemaForm form={form} action={login} problemText={() => t('member:problem.REQUIRED')}>
      <Typography sx={{ mb: 3 }}>{t('member:session.kept')}</Typography>
      <Stack spacing={2.5}>
        <TextInput
          name="email"
          label={t('member:session.email')}
          type="email"
          autoComplete="username"
          required
        />
        <PasswordInput
          name="password"
          label={t('member:session.password')}
          autoComplete="current-password"
          words={t('member:session')}
          required
        />
        <div role="alert">
          {form.refused && (
            <Alert severity="error" role="none">
              {failures[form.refused.code] ?? t('member:session.failures.loginFailed')}
            </Alert>
          )}
        </div>
        <SubmitButton size="large" fullWidth>
          {t('member:session.submit')}
        </SubmitButton>
        <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap' }}>
          <Button href={to('password-forgotten')} target="_blank">
            {t('member:session.forgotten')}
          </Button>
          <Button onClick={onClose}>{t('member:session.later')}</Button>
        </Stack>
      </Stack>
    </SchemaForm>
  );
}
