import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useActionData } from 'react-router';
import type { z } from 'zod';
import { PasswordInput } from '../../kit/forms/fields.tsx';
import type { Fields } from '../../kit/forms/rules.ts';
import { SchemaForm } from '../../kit/forms/schema-form.tsx';
import { useNavigationSender } from '../../kit/forms/sender.ts';
import { useSchemaForm } from '../../kit/forms/use-schema-form.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { useToasts } from '../../kit/ui/toasts/toasts.tsx';
import { useLinkWithEmail } from './email-link.ts';
import { accepted, type NoticeKey, type Outcome } from './outcome.ts';

/** The toast on screen; the next one replaces it. */
let shownNotice: string | undefined;

function useNoticeToast() {
  const toasts = useToasts();
  const { texts } = useI18n('account');
  return useCallback(
    (notice: NoticeKey, color: 'success' | 'error') => {
      if (shownNotice !== undefined) toasts.remove(shownNotice);
      shownNotice = toasts.add({ ...texts.account.notices[notice], color });
    },
    [toasts, texts],
  );
}

/** The specification names a notification for these; the others are said in the page alone. */
const notified: readonly NoticeKey[] = [
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
  const { texts } = useI18n('account');
  const [stopped, setStopped] = useState(false);
  const sender = useNavigationSender<Outcome>();
  const form = useSchemaForm({
    rules: { schema },
    sender,
    initial,
    onInvalid: () => setStopped(true),
  });
  const incomplete = stopped && Object.keys(form.problems).length > 0;
  const problemTexts: Readonly<Record<string, string>> = texts.account.problem;
  return (
    <SchemaForm
      form={form}
      problemText={(code) => problemTexts[code] ?? texts.account.problem.INVALID}
      starred
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}>
        {incomplete ? (
          <Notice outcome={missing} />
        ) : (
          sender.result && <Notice outcome={sender.result} />
        )}
        {children}
      </Box>
    </SchemaForm>
  );
}

/** The outcome of the form sent to this page, where the form itself is gone. */
export function SentNotice() {
  const outcome = useActionData<Outcome>();
  return outcome && <Notice outcome={outcome} />;
}

const missing: Outcome = { ok: false, code: 'missing', problems: {} };
const verified = accepted('verified');
export const VerifiedNotice = () => <Notice outcome={verified} />;

/** Why the visitor is back without having logged in. */
export function RefusedNotice({ code }: { code: NoticeKey }) {
  const outcome = useMemo((): Outcome => ({ ok: false, code, problems: {} }), [code]);
  return <Notice outcome={outcome} />;
}

/** Shown in the page; what the specification names also as a toast, where scripts run. */
function Notice({ outcome }: { outcome: Outcome }) {
  const { texts } = useI18n('account');
  const showToast = useNoticeToast();
  const { title, description } = texts.account.notices[outcome.code];
  const color = outcome.ok ? 'success' : outcome.code === 'otpNeeded' ? 'info' : 'error';
  const toasted = notified.includes(outcome.code);
  useEffect(() => {
    if (toasted) showToast(outcome.code, outcome.ok ? 'success' : 'error');
  }, [showToast, outcome, toasted]);
  return (
    <Alert severity={color} role={toasted ? 'presentation' : 'alert'}>
      <AlertTitle sx={{ fontWeight: 600, mb: 0.25 }}>{title}</AlertTitle>
      {description}
      {outcome.code === 'loginFailed' && <ResendLink outcome={outcome} />}
      {(outcome.code === 'staffLogin' || outcome.code === 'providerTeam') && (
        <Link href="/admin/" sx={{ display: 'block', mt: 1 }}>
          {texts.account.login.console}
        </Link>
      )}
    </Alert>
  );
}

/** The login may have failed because the address was never confirmed. */
function ResendLink({ outcome }: { outcome: Outcome }) {
  const { texts } = useI18n('account');
  const email = outcome.ok ? '' : (outcome.typed?.email ?? '');
  const link = useLinkWithEmail('verify', () => email);
  return (
    <Link {...link} sx={{ display: 'block', mt: 1 }}>
      {texts.account.login.resend}
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
  const { showPassword: show, hidePassword: hide } = useI18n('account').texts.account;
  return <PasswordInput {...props} words={{ show, hide }} required />;
}
