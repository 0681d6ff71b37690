import { useTranslation } from 'react-i18next';
import type { CommandForm } from '../../commands/command.ts';
import { PlainCommand } from '../../commands/command-form.tsx';
import { useFoundationPage } from '../../page-context.tsx';

export const confirmNotaryAppointment: CommandForm = {
  Form: ConfirmNotaryAppointment,
  places: ['notary-appointment-confirmation-pending'],
};

function ConfirmNotaryAppointment() {
  const { t } = useTranslation(['foundations']);
  const { notaryAppointment } = useFoundationPage().foundation;
  // Of several dates, one is chosen, which confirms it.
  if ((notaryAppointment?.dates.length ?? 0) > 1) return null;
  return (
    <PlainCommand
      command="confirm-notary-appointment"
      button={t('foundations:appointment.confirm')}
    />
  );
}
