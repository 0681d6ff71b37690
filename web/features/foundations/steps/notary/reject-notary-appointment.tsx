import { useTranslation } from 'react-i18next';
import { station } from '../../commands/station.tsx';
import { ReasonInput } from '../../commands/text-fields.tsx';
import { useFoundationPage } from '../../page-context.tsx';
import { useAppointmentDay } from './use-appointment-day.ts';

/** Asks for confirmation, since a timely replacement cannot be promised. */
export const rejectNotaryAppointment = station({
  command: 'reject-notary-appointment',
  places: ['notary-appointment-confirmation-pending'],
  ask: 'reject-appointment',
  destructive: true,
  useWords() {
    const { t } = useTranslation(['foundations']);
    const { notaryAppointment } = useFoundationPage().foundation;
    const text = t('foundations:appointment.reject.text', { date: useAppointmentDay() });
    const button = { size: 'large', sx: { width: { xs: 1, sm: 'auto' } } } as const;
    return (notaryAppointment?.dates.length ?? 0) > 1
      ? { ...t('foundations:appointment.rejectAll'), button }
      : { ...t('foundations:appointment.reject'), text, button };
  },
  Fields: ReasonInput,
});
