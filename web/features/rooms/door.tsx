import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRoomCode } from '#domain/rooms/code.ts';
import { browserCall } from '../../kit/api/browser-call.ts';
import type { Refusal } from '../../kit/api/call.ts';
import { Card } from './parts.tsx';

interface DoorProps {
  id: string;
  onOpen: () => Promise<void>;
  /** The room has ended meanwhile, or the page was open for too long. */
  onInvalid: () => void;
}

type Problem = 'wrong' | 'tooMany' | 'offline';

function problemOf({ status }: Refusal): Problem {
  if (status === 429) return 'tooMany';
  return status === 0 || status >= 500 ? 'offline' : 'wrong';
}

/** Asking for a code, and trying it. */
function useDoor({ id, onOpen, onInvalid }: DoorProps) {
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const params = { id };
  const settle = async (answer: { ok: true } | Refusal, done: () => void | Promise<void>) => {
    if (answer.ok) {
      setProblem(undefined);
      await done();
    } else if (answer.status === 404) onInvalid();
    else setProblem(problemOf(answer));
    setBusy(false);
  };
  const ask = async () => {
    setBusy(true);
    await settle(await browserCall('POST /rooms/:id/code', { params }), () => setAsked(true));
  };
  const open = async (code: string) => {
    if (!isRoomCode(code.replace(/\s/g, ''))) return setProblem('wrong');
    setBusy(true);
    await settle(await browserCall('POST /rooms/:id/open', { params, body: { code } }), onOpen);
  };
  return { isAsked, busy, problem, ask, open };
}

/** Asks for the code that goes to the notary's address, and takes it. */
export function Door(props: DoorProps) {
  const { t } = useTranslation(['rooms']);
  const words = t('rooms:door');
  const { isAsked, busy, problem, ask, open } = useDoor(props);
  return (
    <Box sx={{ maxWidth: 560, mt: { xs: 4, sm: 8 } }}>
      <Typography variant="h2" component="h1" color="primary" sx={{ mb: 2 }}>
        {words.title}
      </Typography>
      <Typography sx={{ mb: 3, fontSize: '1.125rem' }} color="textSecondary">
        {words.lead}
      </Typography>
      <Card current>
        {isAsked ? (
          <CodeForm {...{ busy, ask, open }} />
        ) : (
          <>
            <Typography sx={{ mb: 2 }}>{words.ask}</Typography>
            <Button variant="contained" size="large" onClick={() => void ask()} disabled={busy}>
              {words.send}
            </Button>
          </>
        )}
        <div role="alert">
          {problem && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {words.problem[problem]}
            </Alert>
          )}
        </div>
      </Card>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
        {words.why}
      </Typography>
    </Box>
  );
}

interface CodeFormProps {
  busy: boolean;
  ask: () => Promise<void>;
  open: (code: string) => Promise<void>;
}

function CodeForm({ busy, ask, open }: CodeFormProps) {
  const { t } = useTranslation(['rooms']);
  const words = t('rooms:door');
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // The button that was pressed is gone.
  useEffect(() => input.current?.focus(), []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void open(code);
  };
  return (
    <Box component="form" onSubmit={submit} noValidate>
      <Typography component="output" sx={{ display: 'block', mb: 2 }}>
        {words.sent}
      </Typography>
      <TextField
        label={words.code}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        required
        inputRef={input}
        slotProps={{
          htmlInput: {
            inputMode: 'numeric',
            autoComplete: 'one-time-code',
            maxLength: 9,
            style: { fontSize: '1.5rem', letterSpacing: '0.2em' },
          },
        }}
        sx={{ width: { xs: 1, sm: 240 }, display: 'block', mb: 2 }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button type="submit" variant="contained" size="large" aria-disabled={busy}>
          {words.open}
        </Button>
        <Button onClick={() => void ask()} disabled={busy}>
          {words.askAgain}
        </Button>
      </Box>
    </Box>
  );
}
