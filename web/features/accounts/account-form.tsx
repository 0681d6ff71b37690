import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { useActionData } from 'react-router';
import type { z } from 'zod';
import { PasswordInput } from '../../kit/forms/fields.tsx';
import type { FormRefusal } from '../../kit/forms/form-outcome.ts';
import { asToast, useProblemText, useRefusalText } from '../../kit/forms/refusal-text.ts';
import type { Fields } from '../../kit/forms/rules.ts';
import { SchemaForm } from '../../kit/forms/schema-form.tsx';
import { useNavigationSender } from '../../kit/forms/sender.ts';
import { useSchemaForm } from '../../kit/forms/use-schema-form.ts';
import { useTexts } from '../../kit/texts/use-texts.ts';
import { useToasts } from '../../kit/ui/toasts/toasts.tsx';
import { type AccountOutcome, accepted } from './account-outcome.ts';
import { useLinkWithEmail } from './email-link.ts';

/** The toast on screen; the next one replaces it. */
let shownNotice: string | undefined;

function useNoticeToast() {
  const toasts = useToasts();
  return useCallback(
    (toast: { title: string; description?: string; color: 'success' | 'error' }) => {
      if (shownNotice !== undefined) toasts.remove(shownNotice);
      shownNotice = toasts.add(toast);
    },
    [toasts],
  );
}

/** The specification names a notification for these; the others are said in the page alone. */
const notified: readonly string[] = [
  'loginFailed',
  'adminLogin',
  'providerFailed',
  'providerTaken',
  'providerTeam',
  'providerAway',
  'suspended',
  'registerFailed',
  'registered',
  'verifyFailed',
  'verified',
  'recoveryFailed',
  'recovering',
  'resetFailed',
  'linkInvalid',
  'resetDone',
  'emailConfirmed',
];

interface AccountFormProps {
  schema: z.ZodType;
  initial?: Fields;
  children: ReactNode;
}

/** A form with the outcome of its last attempt above the fields. */
export function AccountForm({ schema, initial, children }: AccountFormProps) {
  const { t } = useTexts('accounts');
  const sender = useNavigationSender<AccountOutcome>();
  const form = useSchemaForm({ rules: { schema }, sender, initial });
  const outcome = sender.result?.ok ? sender.result : form.notice;
  return (
    <SchemaForm form={form} problemText={useProblemText(t('accounts:problem'))} starred>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}>
        {outcome && <Notice outcome={outcome} />}
        {children}
      </Box>
    </SchemaForm>
  );
}

/** The outcome of the form sent to this page, where the form itself is gone. */
export function SentNotice() {
  const outcome = useActionData<AccountOutcome>();
  return outcome && <Notice outcome={outcome} />;
}

const verified = accepted('verified');
export const VerifiedNotice = () => <Notice outcome={verified} />;

/** Why the visitor is back without having logged in. */
export function RefusedNotice({ code }: { code: string }) {
  const refusal = useMemo((): FormRefusal => ({ ok: false, code, problems: {} }), [code]);
  return <Notice outcome={refusal} />;
}

/** Shown in the page; what the specification names also as a toast, where scripts run. */
function Notice({ outcome }: { outcome: AccountOutcome }) {
  const { t } = useTexts('accounts');
  const showToast = useNoticeToast();
  const refusalText = useRefusalText(t('accounts:notices'));
  const code = outcome.ok ? outcome.notice : outcome.code;
  const { title, description } = outcome.ok
    ? t('accounts:notices')[outcome.notice]
    : refusalText(outcome);
  const color = outcome.ok ? 'success' : 'error';
  const toasted = notified.includes(code);
  useEffect(() => {
    if (toasted) showToast({ ...asToast({ title, description }), color });
  }, [showToast, toasted, outcome, title, description, color]);
  return (
    <Alert
      severity={code === 'otpNeeded' ? 'info' : color}
      role={toasted ? 'presentation' : 'alert'}
    >
      <AlertTitle sx={{ fontWeight: 600, mb: 0.25 }}>{title}</AlertTitle>
      {description}
      {code === 'loginFailed' && <ResendLink outcome={outcome} />}
      {(code === 'staffLogin' || code === 'providerTeam') && (
        <Link href="/admin/" sx={{ display: 'block', mt: 1 }}>
          {t('accounts:login.console')}
        </Link>
      )}
    </Alert>
  );
}

/** The login may have failed because the address was never confirmed. */
function ResendLink({ outcome }: { outcome: AccountOutcome }) {
  const { t } = useTexts('accounts');
  const email = outcome.ok ? '' : (outcome.typed?.email ?? '');
  const link = useLinkWithEmail('verify', () => email);
  return (
    <Link {...link} sx={{ display: 'block', mt: 1 }}>
      {t('accounts:login.resend')}
    </Link>
  );
}

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  help?: string;
}

export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTexts('accounts');
  return (
    <PasswordInput
      {...props}
      words={{ show: t('accounts:showPassword'), hide: t('accounts:hidePassword') }}
      required
    />
  );
}
