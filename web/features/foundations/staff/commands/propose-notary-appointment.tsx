import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { proposeNotaryAppointmentSchema } from '#domain/foundations/steps/notary-appointment.ts';
import { longDay } from '#domain/site/formats.ts';
import { publicHolidayOn } from '#domain/slots/public-holidays.ts';
import { CheckInput } from '../../../../kit/forms/choices.tsx';
import { useFieldValue } from '../../../../kit/forms/field.ts';
import { TextInput } from '../../../../kit/forms/fields.tsx';
import type { FormRules } from '../../../../kit/forms/rules.ts';
import { useTexts } from '../../../../kit/texts/use-texts.ts';
import { call } from '../../../../shared/staff/call.ts';
import type { Foundation } from '../types.ts';
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
  const { t } = useTexts('staffCommands');
  const form = useFoundationCommand({
    command: 'propose-notary-appointment',
    rules,
    initial: knownNotary(foundation),
    foundation,
    onClose,
    send: (body, attempt) =>
      call('POST /foundations/:id/commands/propose-notary-appointment', {
        params: { id: foundation.id },
        body,
        ...attempt,
      }),
  });
  const words = t('staffCommands:commands.propose-notary-appointment');
  return (
    <CommandDialog
      command="propose-notary-appointment"
      what={words.what}
      form={form}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, pt: 1 }}>
        <TextInput name="notaryName" label={words.notaryName} required sx={wide} />
        <TextInput
          name="notaryEmail"
          type="email"
          label={words.notaryEmail}
          help={words.notaryEmailHint}
          required
          sx={wide}
        />
        <TextInput name="date" type="date" label={words.date} required />
        <TextInput name="time" type="time" label={words.time} help={words.timeHint} required />
        <FreeDayHint />
        <TextInput name="place" label={words.place} sx={wide} />
        <Box sx={wide}>
          <CheckInput name="online" label={words.online} />
        </Box>
      </Box>
    </CommandDialog>
  );
}

/** The notary the founder named, completed by what the last proposal said of the same one. */
function knownNotary({ notary, rejections }: Foundation) {
  const last = rejections.at(-1);
  const isSame = !notary || notary.name === last?.notaryName;
  const proposed = isSame ? last : undefined;
  return {
    notaryName: notary?.name ?? proposed?.notaryName ?? '',
    notaryEmail: notary?.email ?? proposed?.notaryEmail ?? '',
    place: proposed?.place ?? notary?.city ?? '',
    online: proposed?.online ? 'on' : '',
  };
}

/** Appointments on weekends and public holidays are rare, and mostly a slip. */
function FreeDayHint() {
  const { t, locale } = useTexts('staffCommands');
  const date = useFieldValue('date');
  const at = berlinInstant(date, '12:00');
  if (!at) return null;
  const day = longDay(at, locale);
  const holiday = publicHolidayOn(date);
  const isWeekend = [0, 6].includes(new Date(at).getUTCDay());
  if (!holiday && !isWeekend) return null;
  return (
    <Alert severity="warning" role="status" sx={wide}>
      {holiday
        ? t('staffCommands:commands.propose-notary-appointment.holiday', {
            day,
            holiday: t(`staffCommands:commands.propose-notary-appointment.holidays.${holiday}`),
          })
        : t('staffCommands:commands.propose-notary-appointment.weekend', { day })}
    </Alert>
  );
}

const wide = { gridColumn: '1 / -1' } as const;
