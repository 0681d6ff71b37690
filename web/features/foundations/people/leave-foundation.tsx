import { useTranslation } from 'react-i18next';
import { isLater } from '#domain/foundations/statuses.ts';
import { TextInput } from '../../../kit/forms/fields.tsx';
import { station } from '../commands/station.tsx';
import { useFoundationPage } from '../page-context.tsx';

export const leaveFoundation = station({
  command: 'leave-foundation',
  ask: 'leave',
  places: ['foot'],
  destructive: true,
  useWords: () => {
    const words = useTranslation(['foundations']).t('foundations:people.leave');
    const { foundation, now } = useFoundationPage();
    const { status, notaryAppointment } = foundation;
    const hasBegun =
      status === 'foundation-certificate-pending' && (notaryAppointment?.startsAt ?? now) <= now;
    if (hasBegun || isLater(status, 'foundation-certificate-pending')) return undefined;
    return { ...words, button: { variant: 'text' } };
  },
  Fields: function LeaveFields() {
    const words = useTranslation(['foundations']).t('foundations:people.leave');
    return (
      <TextInput
        name="reason"
        label={words.reason}
        help={words.reasonHelp}
        rows={2}
        maxLength={500}
      />
    );
  },
});
