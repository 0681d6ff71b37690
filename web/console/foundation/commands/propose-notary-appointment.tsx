import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { proposeNotaryAppointmentSchema } from '#domain/foundation/notary-appointment.ts';
import { berlinInstant } from './berlin-instant.ts';
import type { DialogProps } from './command-button.ts';
import { CommandDialog } from './command-dialog.tsx';
import { sendCommand, useCommand } from './use-command.ts';

const TEXTS = 'commands.propose-notary-appointment';

type Field = 'notaryName' | 'notaryEmail' | 'date' | 'time' | 'place';

export function ProposeNotaryAppointment({ foundation, onClose }: DialogProps) {
  const translate = useTranslate();
  const { pending, error, run } = useCommand('propose-notary-appointment', onClose);
  const [online, setOnline] = useState(false);
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({});
  const [values, setValues] = useState<Record<Field, string>>({
    notaryName: foundation.notary?.name ?? '',
    notaryEmail: foundation.notary?.email ?? '',
    date: '',
    time: '',
    place: foundation.notary?.city ?? '',
  });

  const submit = () => {
    const { date, time, ...texts } = values;
    const startsAt = berlinInstant(date, time);
    const parsed = proposeNotaryAppointmentSchema.safeParse({ ...texts, startsAt, online });
    const found = problemsOf(values, startsAt, parsed.error?.issues ?? []);
    setProblems(found);
    if (parsed.success && Object.keys(found).length === 0) {
      const send = sendCommand(foundation.id, 'propose-notary-appointment', parsed.data);
      void run(JSON.stringify(parsed.data), send);
    }
  };

  const field = (name: Field, hint = '') => ({
    label: translate(`${TEXTS}.${name}`),
    name,
    value: values[name],
    disabled: pending,
    error: name in problems,
    helperText: problems[name] ? translate(problems[name]) : hint,
    onChange: (event: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: event.target.value })),
  });
  const dateAndTime = { inputLabel: { shrink: true } };

  return (
    <CommandDialog
      texts={TEXTS}
      pending={pending}
      error={error}
      onClose={onClose}
      onSubmit={submit}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, pt: 1 }}>
        <TextField required {...field('notaryName')} sx={wide} />
        <TextField
          required
          type="email"
          {...field('notaryEmail', translate(`${TEXTS}.notaryEmailHint`))}
          sx={wide}
        />
        <TextField required type="date" slotProps={dateAndTime} {...field('date')} />
        <TextField
          required
          type="time"
          slotProps={dateAndTime}
          {...field('time', translate(`${TEXTS}.timeHint`))}
        />
        <TextField {...field('place')} sx={wide} />
        <Online checked={online} disabled={pending} onChange={setOnline} />
      </Box>
    </CommandDialog>
  );
}

interface OnlineProps {
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

function Online({ checked, disabled, onChange }: OnlineProps) {
  const translate = useTranslate();
  const box = (
    <Checkbox
      checked={checked}
      disabled={disabled}
      onChange={(_event, chosen) => onChange(chosen)}
    />
  );
  return <FormControlLabel sx={wide} control={box} label={translate(`${TEXTS}.online`)} />;
}

const wide = { gridColumn: '1 / -1' } as const;

/** The text key of what is wrong with each field. */
function problemsOf(
  { date, time }: Record<Field, string>,
  startsAt: string | null,
  issues: readonly { path: PropertyKey[]; message: string }[],
): Partial<Record<Field, string>> {
  const problems: Partial<Record<Field, string>> = {};
  for (const { path, message } of issues) {
    const name = String(path[0]);
    if (name === 'notaryEmail' && message === 'NOT_AN_EMAIL') {
      problems.notaryEmail = `${TEXTS}.invalidEmail`;
    } else if (name === 'notaryName' || name === 'notaryEmail' || name === 'place') {
      problems[name] = 'commands.required';
    }
  }
  if (date === '') problems.date = 'commands.required';
  if (time === '') problems.time = 'commands.required';
  if (startsAt && startsAt <= new Date().toISOString()) problems.date = `${TEXTS}.past`;
  return problems;
}
