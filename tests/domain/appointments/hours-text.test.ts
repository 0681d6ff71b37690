import { expect, test } from 'vitest';
import { groupedHours, periodsIn, periodsText } from '#domain/appointments/hours-text.ts';

test.each([
  ['8-12, 13:30–17', '8:00–12:00, 13:30–17:00'],
  [' 09.15 - 9:45 ', '9:15–9:45'],
  ['0-24', '0:00–24:00'],
  ['', ''],
])('%j are hours of a day', (typed, text) => {
  expect(periodsText(periodsIn(typed) ?? [])).toBe(text);
});

test.each(['vormittags', '8', '8-', '8:5-9', '8-12 13-17'])('%j are none', (typed) => {
  expect(periodsIn(typed)).toBeUndefined();
});

test('a minute that no clock shows is no time', () => {
  expect(periodsIn('8:75-9')?.[0]?.startsMinute).toBeNaN();
});

test('days with the same hours are said together', () => {
  const morning = { startsMinute: 480, endsMinute: 720 };
  const hours = [1, 2, 3, 5].map((weekday) => ({ weekday, ...morning }));
  expect(groupedHours(hours)).toEqual([
    { from: 1, to: 3, text: '8:00–12:00' },
    { from: 5, to: 5, text: '8:00–12:00' },
  ]);
});
