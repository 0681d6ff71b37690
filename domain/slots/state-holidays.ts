import { publicHolidayOn } from './public-holidays.ts';

const DAY_MS = 86_400_000;

/** From Epiphany to All Saints' Day. */
const fixed = ['01-06', '03-08', '08-08', '08-15', '09-20', '10-31', '11-01'];

/** Whether a day such as `2026-06-04` is a public holiday in some states or a part of one only. */
export const isStateHoliday = (day: string): boolean =>
  fixed.includes(day.slice(5)) || isCorpusChristi(day) || isRepentanceDay(day);

/** Ten days after Whit Monday, in the west and south. */
function isCorpusChristi(day: string): boolean {
  const before = new Date(Date.parse(day) - 10 * DAY_MS).toISOString().slice(0, 10);
  return publicHolidayOn(before) === 'whit-monday';
}

/** The Wednesday before 23 November, in Saxony. */
const isRepentanceDay = (day: string): boolean =>
  day.slice(5) >= '11-16' && day.slice(5) <= '11-22' && new Date(day).getUTCDay() === 3;
