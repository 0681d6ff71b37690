/** Working days in Germany, as days `2026-11-25`. Holidays of single states are not counted. */

const DAY_MS = 86_400_000;

const after = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Holidays in all states: fixed ones, then days from Easter Sunday. */
const fixedHolidays = ['01-01', '05-01', '10-03', '12-25', '12-26'];
const holidaysFromEaster = [-2, 1, 39, 50];

/** The Gregorian computus in the form of Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const count = moon + weekday - 7 * shift + 114;
  const day = new Date(Date.UTC(year, Math.floor(count / 31) - 1, (count % 31) + 1));
  return day.toISOString().slice(0, 10);
}

export function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  if (weekday === 0 || weekday === 6 || fixedHolidays.includes(day.slice(5))) return false;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return !holidaysFromEaster.some((days) => after(easter, days) === day);
}

export function addWorkingDays(day: string, count: number): string {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = after(reached, 1);
    if (isWorkingDay(reached)) left -= 1;
  }
  return reached;
}
