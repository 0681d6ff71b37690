import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { endOfDay } from 'date-fns/endOfDay';
import { TIME_ZONE } from '../days/berlin-days.ts';
import { isStateHoliday } from '../days/state-holidays.ts';
import { isWorkingDay } from '../days/working-days.ts';
import { dayKey } from '../site/formats.ts';
import type { Locale } from '../site/paths.ts';

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

interface Ordered {
  number: string;
  language: Locale;
}

/** How the contract is called, and what of it is withdrawn from, in a declaration on some services. */
export function partialWithdrawal({ number, language }: Ordered, titles: readonly string[]) {
  const only =
    language === 'de'
      ? 'Ich widerrufe nur diese Leistungen der Bestellung:'
      : 'I withdraw from these services of the order only:';
  return {
    contract: language === 'de' ? `Bestellung ${number}` : `Order ${number}`,
    message: [only, ...titles.map((title) => `– ${title}`)].join('\n'),
  };
}

export const isWithdrawalOver = (until: string, at: string): boolean =>
  Date.parse(at) > Date.parse(until);
