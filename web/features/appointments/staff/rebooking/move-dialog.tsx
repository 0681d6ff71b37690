import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { Appointment } from '#api/contract.gen.d.ts';
import { appointmentDate, clock, longDay } from '#domain/site/formats.ts';
import { call } from '../../../../desk/call.ts';
import { FormDialog } from '../../../../desk/forms/form-dialog.tsx';
import { useCommandForm } from '../../../../desk/forms/use-command-form.ts';
import { useRead } from '../../../../desk/read-while.ts';
import { SelectInput } from '../../../../kit/forms/fields.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { whoOf } from './who.ts';

/** A start and with whom, as one choice. */
const schema = z.object({ slot: z.string().min(1, 'REQUIRED') });
const rules = { schema };

interface Props {
  appointment: Appointment;
  onClose: () => void;
}

/** The team moves a booked time to the next that is free. */
export function MoveDialog({ appointment, onClose }: Props) {
  const { t } = useTranslation(['staffAppointments', 'forms']);
  const { locale } = useLocale();
  const words = t('staffAppointments:move');
  const params = { id: appointment.bookingId };
  const read = useRead(
    (signal) => call('GET /admin/calendar/bookings/:id/times', { params, signal }),
    params.id,
  );
  const form = useCommandForm({
    rules,
    send: ({ slot }, key) => move(appointment, slot, key),
    done: () => words.done,
    onDone: onClose,
  });
  const options = (read?.ok ? read.data : []).map(({ startsAt, consultant }) => ({
    value: `${startsAt} ${consultant.id}`,
    group: longDay(startsAt, locale),
    label: t('staffAppointments:move.option', {
      time: clock(startsAt, locale),
      name: consultant.name,
    }),
  }));
  return (
    <FormDialog
      form={form}
      title={t('staffAppointments:move.title', { who: whoOf(appointment, t) })}
      what={t('staffAppointments:move.what', {
        date: appointmentDate(appointment.startsAt, locale),
      })}
      words={{ ...words, submit: options.length > 0 ? words.submit : undefined }}
      error={form.refused?.text}
      onClose={onClose}
    >
      {options.length > 0 ? (
        <SelectInput
          name="slot"
          label={words.slot}
          placeholder={t('forms:choose')}
          options={options}
          required
        />
      ) : (
        <Typography component="output">{read ? words.none : words.loading}</Typography>
      )}
    </FormDialog>
  );
}

/** A consultation by the command of its foundation, whose history then says who moved it. */
function move(appointment: Appointment, slot: string, idempotencyKey: string) {
  const [startsAt = '', consultantId = ''] = slot.split(' ');
  const { bookingId, foundationId, type } = appointment;
  if (foundationId === null) {
    return call('POST /admin/calendar/bookings/:id/move', {
      params: { id: bookingId },
      body: { startsAt, consultantId },
      idempotencyKey,
    });
  }
  return call('POST /foundations/:id/commands/move-consultation', {
    params: { id: foundationId },
    body: { type: type ?? 'phone', startsAt },
    idempotencyKey,
  });
}
