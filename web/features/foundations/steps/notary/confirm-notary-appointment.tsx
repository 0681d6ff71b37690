import { useTexts } from '../../../../kit/texts/use-texts.ts';
import type { CommandForm } from '../../commands/command.ts';
import { PlainCommand } from '../../commands/command-form.tsx';

export const confirmNotaryAppointment: CommandForm = {
  Form: ConfirmNotaryAppointment,
  places: ['notary-appointment-confirmation-pending'],
};

function ConfirmNotaryAppointment() {
  const { t } = useTexts('foundations');
  return (
    <PlainCommand
      command="confirm-notary-appointment"
      button={t('foundations:appointment.confirm')}
    />
  );
}
