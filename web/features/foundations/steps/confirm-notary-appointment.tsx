import { useI18n } from '../../../kit/texts/use-i18n.ts';
import type { CommandForm } from '../commands/command.ts';
import { PlainCommand } from '../commands/command-form.tsx';

export const confirmNotaryAppointment: CommandForm = {
  Form: ConfirmNotaryAppointment,
  places: ['notary-appointment-confirmation-pending'],
};

function ConfirmNotaryAppointment() {
  const { confirm } = useI18n('foundation').texts.foundation.appointment;
  return <PlainCommand command="confirm-notary-appointment" button={confirm} />;
}
