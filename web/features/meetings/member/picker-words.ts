import { useTranslation } from 'react-i18next';
import { meetingMinutes } from '#domain/meetings/meetings.ts';
import type { SlotWords } from '../../../shared/slots/slot-picker.tsx';

export function usePickerWords(): SlotWords {
  const { t } = useTranslation(['memberMeetings']);
  const minutes = meetingMinutes['strategy-meeting'];
  return { ...t('memberMeetings:picker'), length: t('memberMeetings:picker.length', { minutes }) };
}
