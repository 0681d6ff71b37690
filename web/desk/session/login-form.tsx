import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { FormRefusal } from '../../kit/forms/form-outcome.ts';
import { SchemaForm } from '../../kit/forms/schema-form.tsx';
import { useCallSender } from '../../kit/forms/sender.ts';
import { SubmitButton } from '../../kit/forms/submit-button.tsx';
import { useSchemaForm } from '../../kit/forms/use-schema-form.ts';
import { LoginFields } from '../../kit/session/login-fields.tsx';
import { type ErrorText, useErrorText } from '../error-text.ts';
import { ErrorAlert } from '../forms/error-alert.tsx';
import { useProblemText } from '../forms/use-problem-text.ts';
import type { Credentials, LoginAnswer } from './session.ts';

const rules = {
  schema: z.object({
    email: z.string().trim().min(1, 'REQUIRED'),
    password: z.string().min(1, 'REQUIRED'),
    otp: z.string().trim().optional(),
  }),
};

/** After these the form asks for a code as well. */
const OTP_CODES: readonly string[] = ['OTP_NEEDED', 'INVALID_OTP'];

type Result = { ok: true } | (FormRefusal & { text: ErrorText });

interface Props {
  logIn: (credentials: Credentials) => Promise<LoginAnswer>;
  onDone?: () => void;
  /** Asks for the password alone. */
  email?: string;
}

export function LoginForm({ logIn, onDone, email }: Props) {
  const { t } = useTranslation(['staff']);
  const errorText = useErrorText();
  const sender = useCallSender<Credentials, Result>(async ({ data }) => {
    const answer = await logIn(data);
    if (answer.ok) return { ok: true };
    const code = answer.code === 'INVALID_OTP' && !data.otp ? 'OTP_NEEDED' : answer.code;
    return { ok: false, code, problems: {}, text: errorText({ ...answer, code }) };
  });
  const form = useSchemaForm({ rules, sender, ...(onDone && { onDone }) });
  const asked = sender.result?.ok === false && OTP_CODES.includes(sender.result.code);
  return (
    <SchemaForm
      form={form}
      problemText={useProblemText()}
      {...(email !== undefined && { hidden: { email } })}
      starred
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {form.refused && <ErrorAlert text={form.refused.text} />}
        <LoginFields asked={asked} withEmail={email === undefined} />
        <SubmitButton size="large">{t('staff:login.submit')}</SubmitButton>
      </Box>
    </SchemaForm>
  );
}
