import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { berlinInstant } from '#domain/days/berlin-instant.ts';
import { browserCall } from '../../../kit/api/browser-call.ts';
import { HeadedDialog } from '../../../kit/ui/dialog/headed-dialog.tsx';
import { Failed, type Failure, failureOf } from './failed.tsx';

export const answers = [
  'decline',
  'did-not-take-place',
  'documents-returned',
  'interim-order',
  'court-advance',
] as const;
export type Answer = (typeof answers)[number];

interface AnswerDialogProps {
  answer: Answer;
  id: string;
  onClose: () => void;
  onSent: () => void | Promise<void>;
}

interface Said {
  text: string;
  /** A day by which, or another day for the deed. */
  day: string;
  time: string;
}

/** Says what follows before it is sent. */
export function AnswerDialog({ answer, id, onClose, onSent }: AnswerDialogProps) {
  const { t } = useTranslation(['rooms']);
  const words = t('rooms:answers');
  const own = words[answer];
  const [said, setSaid] = useState<Said>({ text: '', day: '', time: '' });
  const [key] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [lacks, setLacks] = useState<'text' | 'day'>();
  const [failure, setFailure] = useState<Failure>();
  const change = (part: Partial<Said>) => setSaid({ ...said, ...part });
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    const missing = lackOf(answer, said);
    setLacks(missing);
    if (missing) return;
    setBusy(true);
    const sent = await post(answer, id, said, key);
    setBusy(false);
    setFailure(sent.ok ? undefined : failureOf(sent));
    if (sent.ok) await onSent();
  };
  return (
    <HeadedDialog title={own.title} onClose={onClose} disabled={busy}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0.5 }}>
          <Typography>{own.text}</Typography>
          <TextField
            label={own.reason}
            value={said.text}
            onChange={({ target }) => change({ text: target.value })}
            multiline
            minRows={3}
            maxRows={10}
            required={needsText(answer)}
            slotProps={{ htmlInput: { maxLength: 2_000 } }}
          />
          <DayFields {...{ answer, said, change }} />
          <div role="alert">{lacks && <Alert severity="error">{words.lacks[lacks]}</Alert>}</div>
          <Failed failure={failure} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {words.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {own.send}
          </Button>
        </DialogActions>
      </form>
    </HeadedDialog>
  );
}

interface DayFieldsProps {
  answer: Answer;
  said: Said;
  change: (part: Partial<Said>) => void;
}

function DayFields({ answer, said, change }: DayFieldsProps) {
  const { t } = useTranslation(['rooms']);
  const words = t('rooms:answers');
  const own = words[answer];
  if (!('day' in own)) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <TextField
        type="date"
        label={own.day}
        value={said.day}
        onChange={({ target }) => change({ day: target.value })}
        required={answer === 'interim-order'}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {answer === 'did-not-take-place' && (
        <TextField
          type="time"
          label={words.time}
          value={said.time}
          onChange={({ target }) => change({ time: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
    </Box>
  );
}

const needsText = (answer: Answer) => answer === 'decline' || answer === 'did-not-take-place';

function lackOf(answer: Answer, { text, day, time }: Said): 'text' | 'day' | undefined {
  if (needsText(answer) && text.trim() === '') return 'text';
  const isHalf = answer === 'did-not-take-place' && (day === '') !== (time === '');
  return isHalf || (answer === 'interim-order' && day === '') ? 'day' : undefined;
}

/** Each answer is a command of its own, or an obstacle of this kind. */
function post(answer: Answer, id: string, { text, day, time }: Said, idempotencyKey: string) {
  const call = { params: { id }, idempotencyKey };
  if (answer === 'decline') {
    return browserCall('POST /rooms/:id/commands/decline', { ...call, body: { reason: text } });
  }
  if (answer === 'did-not-take-place') {
    const other = berlinInstant(day, time);
    const body = { reason: text, ...(other && { other }) };
    return browserCall('POST /rooms/:id/commands/did-not-take-place', { ...call, body });
  }
  const body = {
    kind: answer,
    ...(text.trim() !== '' && { note: text }),
    ...(day !== '' && { dueOn: day }),
  };
  return browserCall('POST /rooms/:id/commands/report-obstacle', { ...call, body });
}
