import { meetingMinutes } from '#domain/meetings/meetings.ts';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import type { SlotWords } from '../../../shared/slots/slot-picker.tsx';

export function usePickerWords(): SlotWords {
  const { texts, t } = useI18n('memberMeeting');
  const minutes = meetingMinutes['strategy-meeting'];
  return { ...texts.memberMeeting.picker, length: t('memberMeeting:picker.length', { minutes }) };
}
