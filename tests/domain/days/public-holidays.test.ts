import { describe, expect, test } from 'vitest';
import { publicHolidayOn } from '#domain/days/public-holidays.ts';
import { isStateHoliday } from '#domain/days/state-holidays.ts';

const DAY_MS = 86_400_000;

/** Every public holiday of a year, in order. */
function holidaysOf(year: number): [day: string, holiday: string][] {
  const days = Array.from({ length: 366 }, (_day, index) =>
    new Date(Date.UTC(year, 0, 1) + index * DAY_MS).toISOString().slice(0, 10),
  );
  return days
    .filter((day) => day.startsWith(`${year}`))
    .flatMap((day) => {
      const holiday = publicHolidayOn(day);
      return holiday ? [[day, holiday] as [string, string]] : [];
    });
}

describe('public holidays in all of Germany', () => {
  test('of 2026', () => {
    expect(holidaysOf(2026)).toEqual([
      ['2026-01-01', 'new-year'],
      ['2026-04-03', 'good-friday'],
      ['2026-04-06', 'easter-monday'],
      ['2026-05-01', 'labour-day'],
      ['2026-05-14', 'ascension-day'],
      ['2026-05-25', 'whit-monday'],
      ['2026-10-03', 'german-unity-day'],
      ['2026-12-25', 'christmas-day'],
      ['2026-12-26', 'boxing-day'],
    ]);
  });

  test.each([
    ['2024-04-01', 2024],
    ['2025-04-21', 2025],
    ['2027-03-29', 2027],
    ['2028-04-17', 2028],
    // The latest and one of the earliest dates that Easter Monday can have.
    ['2038-04-26', 2038],
    ['2035-03-26', 2035],
    // The exceptions of the rule.
    ['2049-04-19', 2049],
    ['2076-04-20', 2076],
  ])('Easter Monday is %s', (day, year) => {
    const [found] = holidaysOf(year).find(([, holiday]) => holiday === 'easter-monday') ?? [];
    expect(found).toBe(day);
  });

  test('are nine, or eight when two fall on one day', () => {
    expect(holidaysOf(2027)).toHaveLength(9);
    // Ascension Day fell on Labour Day.
    expect(holidaysOf(2008)).toHaveLength(8);
  });

  test.each(['2026-06-04', '2026-11-01', '2026-12-24', '2026-02-30', '', 'x'])(
    'not on %j, which is none, one of some states, or no day',
    (day) => {
      expect(publicHolidayOn(day)).toBeNull();
    },
  );
});

describe('holidays of parts of Germany', () => {
  test.each([
    ['Epiphany', '2027-01-06'],
    ['Women’s Day', '2027-03-08'],
    ['Corpus Christi', '2027-05-27'],
    ['the Peace Festival of Augsburg', '2026-08-08'],
    ['Assumption Day', '2027-08-15'],
    ['Children’s Day', '2026-09-20'],
    ['Reformation Day', '2026-10-31'],
    ['All Saints’ Day', '2026-11-01'],
    ['Repentance Day', '2026-11-18'],
    ['Repentance Day at its earliest', '2022-11-16'],
    ['Repentance Day at its latest', '2028-11-22'],
  ])('%s', (_, day) => {
    expect(isStateHoliday(day)).toBe(true);
    expect(publicHolidayOn(day)).toBeNull();
  });

  test.each(['2026-11-25', '2022-11-23', '2026-12-24', '2026-12-31', '2027-05-28', '2026-12-25'])(
    'not on %j',
    (day) => {
      expect(isStateHoliday(day)).toBe(false);
    },
  );
});
