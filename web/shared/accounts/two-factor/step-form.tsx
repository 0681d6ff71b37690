import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Problem } from './calls.ts';

interface StepFormProps {
  label: string;
  submit: string;
  /** A password, or a code. */
  secret: 'password' | 'code';
  problemText: (problem: Problem) => string;
  /** @returns what is wrong with the entry */
  onEnter: (entered: string) => Promise<Problem | undefined>;
  /** Missing where nothing has been begun; the button is a quiet one then. */
  onCancel?: (() => void) | undefined;
  cancel: string;
  children?: ReactNode;
}

/** One field and a button: every step takes a password or a code. */
export function StepForm(props: StepFormProps) {
  const { label, submit, secret, problemText, onEnter, onCancel, cancel, children } = props;
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const entered = String(new FormData(event.currentTarget).get(secret) ?? '');
    if (busy || entered === '') return;
    setBusy(true);
    setProblem(await onEnter(entered));
    setBusy(false);
  };
  return (
    <form method="post" onSubmit={(event) => void send(event)} noValidate>
      <Stack spacing={2.5} sx={{ maxWidth: 440 }}>
        {children}
        <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
          {problem && <Alert severity="error">{problemText(problem)}</Alert>}
        </Box>
        <TextField
          name={secret}
          label={label}
          type={secret === 'password' ? 'password' : 'text'}
          autoComplete={secret === 'password' ? 'current-password' : 'one-time-code'}
          required
        />
        <Stack direction="row" spacing={1.5}>
          <Button type="submit" variant={onCancel ? 'contained' : 'outlined'} loading={busy}>
            {submit}
          </Button>
          {onCancel && <Button onClick={onCancel}>{cancel}</Button>}
        </Stack>
      </Stack>
    </form>
  );
}
