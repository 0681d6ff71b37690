import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { endOfDay } from 'date-fns/endOfDay';
import { TIME_ZONE } from '../booking/slots.ts';

/** § 355 (2) BGB. The day of the order does not count (§ 187 (1) BGB). */
export const WITHDRAWAL_DAYS = 14;

/** The last moment at which an order can be withdrawn: the end of a day in Berlin. */
export const withdrawableUntil = (placedAt: string): string =>
  new Date(
    endOfDay(addDays(new TZDate(placedAt, TIME_ZONE), WITHDRAWAL_DAYS)).getTime(),
  ).toISOString();

export const isWithdrawalOver = (until: string, at: string): boolean =>
  Date.parse(at) > Date.parse(until);
