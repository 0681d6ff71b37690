import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import { PasswordInput, TextInput } from '../../kit/forms/fields.tsx';

interface Props {
  words: {
    email: string;
    password: string;
    otp: string;
    otpHelp: string;
    otherAccount: string;
  };
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
export function LoginFields({ words, asked, withEmail = true }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState(false);
  useEffect(() => {
    const input = (name: string) =>
      fields.current?.querySelector<HTMLInputElement>(`input[name=${name}]`);
    const hasPassword = Boolean(input('password')?.value);
    setKept(asked && hasPassword);
    if (asked && hasPassword) input('otp')?.focus();
  }, [asked]);
  return (
    <Stack ref={fields} spacing={2.5}>
      <Stack spacing={2.5} sx={{ display: kept ? 'none' : undefined }}>
        {withEmail && (
          <TextInput
            name="email"
            label={words.email}
            type="email"
            autoComplete="username"
            required
          />
        )}
        <PasswordInput
          name="password"
          label={words.password}
          autoComplete="current-password"
          required
        />
      </Stack>
      {asked && (
        <TextInput
          name="otp"
          label={words.otp}
          help={words.otpHelp}
          autoComplete="one-time-code"
          required
        />
      )}
      {kept && withEmail && (
        <Button type="button" onClick={() => setKept(false)} sx={{ alignSelf: 'flex-start' }}>
          {words.otherAccount}
        </Button>
      )}
    </Stack>
  );
}
