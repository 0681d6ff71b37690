import { useTranslation } from 'react-i18next';
import { station } from '../../commands/station.tsx';
import { ReasonInput } from '../../commands/text-fields.tsx';
import { useAppointmentDay } from './use-appointment-day.ts';

/** For founders who have confirmed and cannot make it. */
export const withdrawNotaryAppointment = station({
  command: 'withdraw-notary-appointment',
  places: ['foundation-certificate-pending'],
  ask: 'withdraw-appointment',
  destructive: true,
  useWords() {
    const { t } = useTranslation(['foundations']);
    const text = t('foundations:appointment.withdraw.text', { date: useAppointmentDay() });
    return { ...t('foundations:appointment.withdraw'), text };
  },
  Fields: ReasonInput,
});
