import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { endOfDay } from 'date-fns/endOfDay';
import { dayKey } from '../site/formats.ts';
import { isWorkingDay } from '../site/working-days.ts';
import { TIME_ZONE } from '../slots/berlin-days.ts';
import { isStateHoliday } from '../slots/state-holidays.ts';

/** § 355 (2) BGB. The day of the order does not count (§ 187 (1) BGB). */
const WITHDRAWAL_DAYS = 14;

/**
 * The last moment at which an order can be withdrawn: the end of the fourteenth day in Berlin or, where
 * that is no working day, of the next one (§ 193 BGB). Holidays of any state count, so that the day
 * is never too early, wherever the operator sits.
 */
export function withdrawableUntil(placedAt: string): string {
  let last = addDays(new TZDate(placedAt, TIME_ZONE), WITHDRAWAL_DAYS);
  while (isDayOff(dayKey(last.toISOString()))) last = addDays(last, 1);
  return new Date(endOfDay(last).getTime()).toISOString();
}

const isDayOff = (day: string): boolean => !isWorkingDay(day) || isStateHoliday(day);

export const isWithdrawalOver = (until: string, at: string): boolean =>
  Date.parse(at) > Date.parse(until);
