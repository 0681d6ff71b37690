import { expect, test } from 'vitest';
import { differencesOf, nearestOf } from '#domain/identification/identification.ts';
import { lastDayOfRecords, lastYearOver } from '#domain/identification/retention.ts';
import { isBeneficialOwner } from '#domain/identification/risk.ts';

const jana = { firstName: 'Jana', lastName: 'Müller-Weiß', birthDate: '1990-05-14' };

test.each([
  ['MUELLER WEISS', []],
  ['Muller-Weiß', ['lastName']],
  ['Müller', ['lastName']],
])('a document that calls her %s differs in %j', (lastName, found) => {
  expect(differencesOf(jana, { ...jana, lastName })).toEqual(found);
});

test('accents and case make no difference, another first name and day do', () => {
  expect(differencesOf({ ...jana, firstName: 'René' }, { ...jana, firstName: 'RENE' })).toEqual([]);
  const seen = { ...jana, firstName: 'Jana Maria', birthDate: '1990-05-15' };
  expect(differencesOf(jana, seen)).toEqual(['firstName', 'birthDate']);
});

test('a day that nobody has stated yet differs from nothing', () => {
  const { birthDate: _, ...stated } = jana;
  expect(differencesOf(stated, jana)).toEqual([]);
});

test('of those who represent a company, the one who is meant is compared', () => {
  const tom = { firstName: 'Tom', lastName: 'Weber', birthDate: '1980-01-02' };
  expect(nearestOf([jana, tom], { ...tom, firstName: 'Thomas' })).toBe(tom);
  expect(nearestOf([], tom)).toBeUndefined();
});

test.each([
  ['2027-07-09', 25, false],
  ['2027-07-10', 25, true],
  ['2026-11-29', 26, true],
  ['2027-07-10', 24, false],
])('on %s a share of %d percent makes a beneficial owner: %s', (day, euros, isOwner) => {
  expect(isBeneficialOwner(euros, 100, day)).toBe(isOwner);
});

test('the records end five years after the end of the year, counted in Berlin', () => {
  expect(lastDayOfRecords('2026-12-31T22:59:00Z')).toBe('2031-12-31');
  expect(lastDayOfRecords('2026-12-31T23:00:00Z')).toBe('2032-12-31');
  expect(lastYearOver('2031-12-31T22:59:00Z')).toBe(2025);
  expect(lastYearOver('2031-12-31T23:00:00Z')).toBe(2026);
});
