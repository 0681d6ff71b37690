import { meetingMinutes } from '#domain/booking/meetings.ts';
import type { SlotWords } from '../../shared/booking/slot-picker.tsx';
import { useI18n } from '../../shared/i18n/use-i18n.ts';

export function usePickerWords(): SlotWords {
  const { texts, t } = useI18n('memberMeeting');
  const minutes = meetingMinutes['strategy-meeting'];
  return { ...texts.memberMeeting.picker, length: t('memberMeeting:picker.length', { minutes }) };
}
