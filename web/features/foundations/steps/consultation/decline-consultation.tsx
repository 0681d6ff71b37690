import { useTranslation } from 'react-i18next';
import { CheckCard } from '../../../../kit/forms/choices.tsx';
import { station } from '../../commands/station.tsx';

export const declineConsultation = station({
  command: 'decline-consultation',
  places: ['consultation-appointment-select-pending'],
  ask: 'decline',
  // The talk cannot be booked later, so declining takes an explicit confirmation.
  rules: {
    problems: ({ confirmed }): Record<string, string> =>
      confirmed === 'yes' ? {} : { confirmed: 'CONFIRM_FIRST' },
  },
  useWords() {
    const { t } = useTranslation(['foundations']);
    const button = { variant: 'text', sx: { mt: -0.5, ml: -1.5 } } as const;
    return { ...t('foundations:consultation.decline'), button };
  },
  Fields() {
    const { t } = useTranslation(['foundations']);
    const label = t('foundations:consultation.decline.confirm');
    return <CheckCard name="confirmed" option={{ value: 'yes', label }} />;
  },
});
