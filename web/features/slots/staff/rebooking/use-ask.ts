import { useTexts } from '../../../../kit/texts/use-texts.ts';
import { call } from '../../../../shared/staff/call.ts';
import { usePress } from '../../../../shared/staff/forms/use-press.ts';

/** Asks people by mail to choose another time; who was asked before gets no second mail. */
export function useAsk(bookingIds: string[]) {
  const { t } = useTexts('staffSlots');
  return usePress({
    send: () => call('POST /admin/calendar/rebookings', { body: { bookingIds } }),
    done: () => t('staffSlots:rebookings.asked'),
  });
}
