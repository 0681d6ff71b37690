import { expect, test } from 'vitest';
import { daysRefusal, mayStandInFor, standInRefusal } from '#domain/desk/stand-ins.ts';

const away = (absentId: string, standInId: string, from: string, until: string) => ({
  absentId,
  standInId,
  from: `2026-12-${from}`,
  until: `2026-12-${until}`,
});
const others = [away('anna', 'ben', '10', '14')];

test.each([
  [away('anna', 'cem', '14', '20'), 'HAS_STAND_IN'],
  [away('anna', 'cem', '15', '20'), undefined],
  [away('cem', 'anna', '01', '10'), 'STAND_IN_AWAY'],
  [away('cem', 'anna', '01', '09'), undefined],
  [away('ben', 'cem', '12', '12'), 'STANDS_IN_THEN'],
  [away('ben', 'cem', '15', '15'), undefined],
  [away('dora', 'ben', '10', '14'), undefined],
])('work goes neither in circles nor to two: %#', (wished, refused) => {
  expect(standInRefusal(wished, others)).toBe(refused);
});

test.each([
  ['2026-12-02', '2026-12-01', 'ENDS_BEFORE_IT_BEGINS'],
  ['2026-11-20', '2026-11-29', 'IN_THE_PAST'],
  ['2026-11-20', '2026-11-30', undefined],
  ['2026-12-01', '2028-01-01', 'TOO_LONG'],
  ['2027-12-31', '2028-01-01', 'TOO_FAR_AHEAD'],
])('from %s to %s: %s', (from, until, refused) => {
  expect(daysRefusal({ from, until }, '2026-11-30')).toBe(refused);
});

test('lawyers stand in for lawyers, and nobody else does', () => {
  expect(mayStandInFor('lawyer', 'lawyer')).toBe(true);
  expect(mayStandInFor('lawyer', 'staff')).toBe(false);
  expect(mayStandInFor('admin', 'lawyer')).toBe(false);
  expect(mayStandInFor('staff', 'admin')).toBe(true);
});
