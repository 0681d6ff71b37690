import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { FormNotice } from '../forms/form-notice.tsx';
import type { FormRefusal } from '../forms/form-outcome.ts';
import { useProblemText } from '../forms/refusal-text.ts';
import { SchemaForm } from '../forms/schema-form.tsx';
import { useFetcherSender } from '../forms/sender.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { useLocale } from '../texts/use-locale.ts';
import { loginPath } from './guard.ts';
import { LoginDialog } from './login-dialog.tsx';
import { asksForCode, LoginFields } from './login-fields.tsx';
import { useUser } from './user.ts';

const required = z.string().min(1, 'REQUIRED');
const rules = {
  schema: z.object({ email: required, password: required, otp: z.string().trim().optional() }),
};

interface LoginAgainProps {
  open: boolean;
  onClose: () => void;
}

/** Posts to the login page, whose redirect leads back here. */
export function LoginAgain({ open, onClose }: LoginAgainProps) {
  const { t } = useTranslation(['session']);
  const { to } = useLocale();
  // Accounts without a password log in next to this page, which stays.
  const hasPassword = useUser().provider === 'default';
  return (
    <LoginDialog
      open={open}
      onClose={onClose}
      title={t('session:ended')}
      lead={t(hasPassword ? 'session:kept' : 'session:elsewhere')}
    >
      {hasPassword ? (
        <LoginForm onClose={onClose} />
      ) : (
        <Stack spacing={2.5}>
          <Button variant="contained" size="large" href={to('login')} target="_blank">
            {t('session:again')}
          </Button>
          <Button onClick={onClose}>{t('session:later')}</Button>
        </Stack>
      )}
    </LoginDialog>
  );
}

function LoginForm({ onClose }: Pick<LoginAgainProps, 'onClose'>) {
  const { t } = useTranslation(['session']);
  const { to } = useLocale();
  const { email } = useUser();
  const { pathname, search } = useLocation();
  const sender = useFetcherSender<FormRefusal>('login-again');
  const form = useSchemaForm({ rules, initial: { email }, sender });
  return (
    <SchemaForm form={form} action={loginPath({ pathname, search })} problemText={useProblemText()}>
      <Stack spacing={2.5}>
        <LoginFields asked={asksForCode(sender.result)} />
        <FormNotice
          refused={form.notice}
          texts={t('session:failures')}
          mild={sender.result?.code === 'otpNeeded'}
        />
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
