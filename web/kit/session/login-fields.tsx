import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordInput, TextInput } from '../forms/fields.tsx';
import type { FormOutcome } from '../forms/form-outcome.ts';

/** Whether a password was right, and the account asks for a code as well, or for another one. */
export const asksForCode = (outcome: FormOutcome | undefined): boolean =>
  outcome?.ok === false && (outcome.code === 'otpNeeded' || outcome.code === 'otpWrong');

interface Props {
  /** A password was right, and the account asks for a code as well. */
  asked: boolean;
  /** Left out where it is known who logs in. */
  withEmail?: boolean;
}

/**
 * Address and password, and a code where the account has a second factor. The form stays the same,
 * so nothing is typed twice; without JavaScript the password has to be, because pages never send
 * one back.
 */
export function LoginFields({ asked, withEmail = true }: Props) {
  const { t } = useTranslation(['session']);
  const fields = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState(false);
  useEffect(() => {
    const input = (name: string) =>
      fields.current?.querySelector<HTMLInputElement>(`input[name=${name}]`);
    const hasPassword = Boolean(input('password')?.value);
    setKept(asked && hasPassword);
    if (asked && hasPassword) input('otp')?.focus();
    else if (!withEmail) input('password')?.focus();
  }, [asked, withEmail]);
  return (
    <Stack ref={fields} spacing={2.5}>
      <Stack spacing={2.5} sx={{ display: kept ? 'none' : undefined }}>
        {withEmail && (
          <TextInput
            name="email"
            label={t('session:email')}
            type="email"
            autoComplete="username"
            required
          />
        )}
        <PasswordInput
          name="password"
          label={t('session:password')}
          autoComplete="current-password"
          required
        />
      </Stack>
      {asked && (
        <TextInput
          name="otp"
          label={t('session:otp')}
          help={t('session:otpHelp')}
          autoComplete="one-time-code"
          required
        />
      )}
      {kept && withEmail && (
        <Button type="button" onClick={() => setKept(false)} sx={{ alignSelf: 'flex-start' }}>
          {t('session:otherAccount')}
        </Button>
      )}
    </Stack>
  );
}
