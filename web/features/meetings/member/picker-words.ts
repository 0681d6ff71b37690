import { useTranslation } from 'react-i18next';
import { appointmentRules } from '#domain/appointments/rules.ts';
import type { SlotWords } from '../../../shared/slots/slot-picker.tsx';

export function usePickerWords(): SlotWords {
  const { t } = useTranslation(['memberMeetings']);
  const { minutes } = appointmentRules['strategy-meeting'];
  return { ...t('memberMeetings:picker'), length: t('memberMeetings:picker.length', { minutes }) };
}
