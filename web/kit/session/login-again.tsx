import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { PasswordInput, TextInput } from '../forms/fields.tsx';
import { FormNotice } from '../forms/form-notice.tsx';
import type { FormRefusal } from '../forms/form-outcome.ts';
import { useProblemText } from '../forms/refusal-text.ts';
import { SchemaForm } from '../forms/schema-form.tsx';
import { useFetcherSender } from '../forms/sender.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { useLocale } from '../texts/use-locale.ts';
import { dialogPaper } from '../ui/dialog/headed-dialog.tsx';
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
  const { t } = useTranslation(['session']);
  const { provider } = useUser();
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
      slotProps={dialogPaper}
    >
      <DialogTitle id={titleId} variant="h4" component="h2" sx={{ pt: 3, lineHeight: 1.2 }}>
        {t('session:ended')}
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
  const { t } = useTranslation(['session']);
  const { to } = useLocale();
  return (
    <>
      <Typography sx={{ mb: 3 }}>{t('session:elsewhere')}</Typography>
      <Stack spacing={2.5}>
        <Button variant="contained" size="large" href={to('login')} target="_blank">
          {t('session:again')}
        </Button>
        <Button onClick={onClose}>{t('session:later')}</Button>
      </Stack>
    </>
  );
}

function LoginForm({ onClose }: Pick<LoginAgainProps, 'onClose'>) {
  const { t } = useTranslation(['session']);
  const { to } = useLocale();
  const { email } = useUser();
  const { pathname, search } = useLocation();
  const form = useSchemaForm({
    rules,
    initial: { email },
    sender: useFetcherSender<FormRefusal>('login-again'),
  });
  const login = loginPath({ pathname, search });
  const loginFailed = t('session:failures.loginFailed');
  // Whatever the login page would ask or say: here it has failed.
  const refusalTexts = { loginFailed, otpNeeded: loginFailed, otpWrong: loginFailed };
  return (
    <SchemaForm form={form} action={login} problemText={useProblemText()}>
      <Typography sx={{ mb: 3 }}>{t('session:kept')}</Typography>
      <Stack spacing={2.5}>
        <TextInput
          name="email"
          label={t('session:email')}
          type="email"
          autoComplete="username"
          required
        />
        <PasswordInput
          name="password"
          label={t('session:password')}
          autoComplete="current-password"
          required
        />
        <FormNotice refused={form.notice} texts={refusalTexts} />
        <SubmitButton size="large" fullWidth>
          {t('session:submit')}
        </SubmitButton>
        <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap' }}>
          <Button href={to('password-forgotten')} target="_blank">
            {t('session:forgotten')}
          </Button>
          <Button onClick={onClose}>{t('session:later')}</Button>
        </Stack>
      </Stack>
    </SchemaForm>
  );
}
