import { useTranslation } from 'react-i18next';
import type { CommandForm } from '../../commands/command.ts';
import { PlainCommand } from '../../commands/command-form.tsx';

export const confirmNotaryAppointment: CommandForm = {
  Form: ConfirmNotaryAppointment,
  places: ['notary-appointment-confirmation-pending'],
};

function ConfirmNotaryAppointment() {
  const { t } = useTranslation(['foundations']);
  return (
    <PlainCommand
      command="confirm-notary-appointment"
      button={t('foundations:appointment.confirm')}
    />
  );
}
