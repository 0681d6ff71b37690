import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { PasswordInput, TextInput } from '../../kit/forms/fields.tsx';
import { SchemaForm } from '../../kit/forms/schema-form.tsx';
import { type FormRefusal, useCallSender } from '../../kit/forms/sender.ts';
import { SubmitButton } from '../../kit/forms/submit-button.tsx';
import { useSchemaForm } from '../../kit/forms/use-schema-form.ts';
import { type ErrorText, useErrorText } from '../../shared/staff/error-text.ts';
import { CallError } from '../../shared/staff/call.ts';
import { ErrorAlert } from '../../shared/staff/forms/error-alert.tsx';
import { useProblemText } from '../../shared/staff/forms/use-problem-text.ts';
import type { Credentials } from '../../shared/staff/session/session.ts';
import { useTexts } from '../../kit/texts/use-texts.ts';

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
  /** @throws CallError */
  logIn: (credentials: Credentials) => Promise<unknown>;
  /** Asks for the password alone. */
  email?: string;
}

export function LoginForm({ logIn, email }: Props) {
  const { t } = useTexts('staff');
  const errorText = useErrorText();
  const sender = useCallSender<Credentials, Result>(async ({ data }) => {
    try {
      await logIn(data);
      return { ok: true };
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      const { error } = failure;
      const code = error.code === 'INVALID_OTP' && !data.otp ? 'OTP_NEEDED' : error.code;
      return { ok: false, code, problems: {}, text: errorText({ ...error, code }) };
    }
  });
  const form = useSchemaForm({ rules, sender });
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
        {email === undefined && (
          <TextInput
            name="email"
            type="email"
            label={t('staff:login.email')}
            autoComplete="username"
            required
          />
        )}
        <PasswordInput
          name="password"
          label={t('staff:login.password')}
          autoComplete="current-password"
          words={{ show: t('staff:login.show'), hide: t('staff:login.hide') }}
          required
        />
        {asked && <OtpInput />}
        <SubmitButton size="large">{t('staff:login.submit')}</SubmitButton>
      </Box>
    </SchemaForm>
  );
}

function OtpInput() {
  const { t } = useTexts('staff');
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => around.current?.querySelector('input')?.focus(), []);
  return (
    <Box ref={around} sx={{ display: 'grid' }}>
      <TextInput
        name="otp"
        label={t('staff:login.otp')}
        help={t('staff:login.otpHelp')}
        autoComplete="one-time-code"
        required
      />
    </Box>
  );
}
