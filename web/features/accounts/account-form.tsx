import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import type { z } from 'zod';
import type { FormRefusal } from '../../kit/forms/form-outcome.ts';
import { useProblemText, useRefusalText } from '../../kit/forms/refusal-text.ts';
import type { Fields } from '../../kit/forms/rules.ts';
import { SchemaForm } from '../../kit/forms/schema-form.tsx';
import { useNavigationSender } from '../../kit/forms/sender.ts';
import { useSchemaForm } from '../../kit/forms/use-schema-form.ts';
import { type AccountOutcome, accepted, type NoticeKey } from './account-outcome.ts';
import { useLinkWithEmail } from './email-link.ts';

interface AccountFormProps {
  schema: z.ZodType;
  initial?: Fields;
  /** The notice whose title says what has failed while we, or the connection, are away. */
  failed?: NoticeKey | undefined;
  children: ReactNode;
}

/** A form with the outcome of its last attempt above the fields. */
export function AccountForm({ schema, initial, failed, children }: AccountFormProps) {
  const { t } = useTranslation(['accounts']);
  const sender = useNavigationSender<AccountOutcome>();
  const form = useSchemaForm({ rules: { schema }, sender, initial });
  const outcome = sender.result?.ok ? sender.result : form.notice;
  return (
    <SchemaForm form={form} problemText={useProblemText(t('accounts:problem'))} starred>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}>
        {outcome && <Notice outcome={outcome} failed={failed} />}
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

interface NoticeProps {
  outcome: AccountOutcome;
  failed?: NoticeKey | undefined;
}

/** Says in the page what has become of the form. */
function Notice({ outcome, failed }: NoticeProps) {
  const { t } = useTranslation(['accounts']);
  const away = failed && { title: t('accounts:notices')[failed].title };
  const refusalText = useRefusalText({
    ...t('accounts:notices'),
    ...(away && { NETWORK: away, UNAVAILABLE: away }),
  });
  const code = outcome.ok ? outcome.notice : outcome.code;
  const { title, description } = outcome.ok
    ? t('accounts:notices')[outcome.notice]
    : refusalText(outcome);
  const severity = outcome.ok ? 'success' : code === 'otpNeeded' ? 'info' : 'error';
  return (
    <Alert severity={severity} role={outcome.ok ? 'status' : 'alert'}>
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
  const { t } = useTranslation(['accounts']);
  const email = outcome.ok ? '' : (outcome.typed?.email ?? '');
  const link = useLinkWithEmail('verify', () => email);
  return (
    <Link {...link} sx={{ display: 'block', mt: 1 }}>
      {t('accounts:login.resend')}
    </Link>
  );
}
