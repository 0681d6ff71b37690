/** Public holidays in all of Germany; the ones of single states are not among them. */
export const publicHolidays = [
  'new-year',
  'good-friday',
  'easter-monday',
  'labour-day',
  'ascension-day',
  'whit-monday',
  'german-unity-day',
  'christmas-day',
  'boxing-day',
] as const;
export type PublicHoliday = (typeof publicHolidays)[number];

const fixed: Record<string, PublicHoliday> = {
  '01-01': 'new-year',
  '05-01': 'labour-day',
  '10-03': 'german-unity-day',
  '12-25': 'christmas-day',
  '12-26': 'boxing-day',
};

const daysAfterEaster: Record<number, PublicHoliday> = {
  [-2]: 'good-friday',
  1: 'easter-monday',
  39: 'ascension-day',
  50: 'whit-monday',
};

/** The public holiday on a day such as `2026-12-25`; null on all other days. */
export function publicHolidayOn(day: string): PublicHoliday | null {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) return null;
  const afterEaster = (time - easterSunday(new Date(time).getUTCFullYear())) / 86_400_000;
  return fixed[day.slice(5)] ?? daysAfterEaster[afterEaster] ?? null;
}

/** By the Gregorian computus in the form of Meeus, Jones and Butcher. */
function easterSunday(year: number): number {
  const { floor } = Math;
  const golden = year % 19;
  const century = floor(year / 100);
  const ofCentury = year % 100;
  const leapless = floor((century - floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - floor(century / 4) - leapless + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return Date.UTC(year, floor(days / 31) - 1, (days % 31) + 1);
}
