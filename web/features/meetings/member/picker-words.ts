import { meetingMinutes } from '#domain/meetings/meetings.ts';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import type { SlotWords } from '../../../shared/slots/slot-picker.tsx';

export function usePickerWords(): SlotWords {
  const { t } = useTexts('memberMeetings');
  const minutes = meetingMinutes['strategy-meeting'];
  return { ...t('memberMeetings:picker'), length: t('memberMeetings:picker.length', { minutes }) };
}
