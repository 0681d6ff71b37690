import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { proposeNotaryAppointmentSchema } from '#domain/foundation/notary-appointment.ts';
import { CheckInput } from '../../../shared/forms/choices.tsx';
import { TextInput } from '../../../shared/forms/fields.tsx';
import type { FormRules } from '../../../shared/forms/rules.ts';
import { berlinInstant } from './berlin-instant.ts';
import type { DialogProps } from './command-button.ts';
import { CommandDialog } from './command-dialog.tsx';
import { useFoundationCommand } from './use-foundation-command.ts';

const rules: FormRules<typeof proposeNotaryAppointmentSchema> = {
  schema: proposeNotaryAppointmentSchema,
  payload: ({ date = '', time = '', online, ...texts }) => ({
    ...texts,
    startsAt: berlinInstant(date, time),
    online: online === 'on',
  }),
  problems: ({ date = '', time = '' }) => {
    const startsAt = berlinInstant(date, time);
    return {
      ...(date === '' && { date: 'REQUIRED' }),
      ...(time === '' && { time: 'REQUIRED' }),
      ...(startsAt && startsAt <= new Date().toISOString() && { date: 'IN_THE_PAST' }),
    };
  },
};

export function ProposeNotaryAppointment({ foundation, onClose }: DialogProps) {
  const translate = useTranslate();
  const { notary } = foundation;
  const form = useFoundationCommand({
    command: 'propose-notary-appointment',
    rules,
    initial: {
      notaryName: notary?.name ?? '',
      notaryEmail: notary?.email ?? '',
      place: notary?.city ?? '',
    },
    foundation,
    onClose,
  });
  const word = (key: string) => translate(`commands.propose-notary-appointment.${key}`);
  return (
    <CommandDialog command="propose-notary-appointment" form={form} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, pt: 1 }}>
        <TextInput name="notaryName" label={word('notaryName')} required sx={wide} />
        <TextInput
          name="notaryEmail"
          type="email"
          label={word('notaryEmail')}
          help={word('notaryEmailHint')}
          required
          sx={wide}
        />
        <TextInput name="date" type="date" label={word('date')} required />
        <TextInput name="time" type="time" label={word('time')} help={word('timeHint')} required />
        <TextInput name="place" label={word('place')} sx={wide} />
        <Box sx={wide}>
          <CheckInput name="online" label={word('online')} />
        </Box>
      </Box>
    </CommandDialog>
  );
}

const wide = { gridColumn: '1 / -1' } as const;
