import { describe, expect, test } from 'vitest';
import { pastBerlinInstant } from '#domain/days/berlin-instant.ts';
import { commands } from '#domain/foundations/foundation.ts';
import type { ObstacleKind } from '#domain/foundations/obstacles.ts';
import { type Status, statuses } from '#domain/foundations/statuses.ts';
import { coreDataSchema } from '#domain/foundations/steps/core-data-schema.ts';
import { centsOf } from '#domain/pricing/price.ts';
import {
  appointmentDate,
  calendarLeaf,
  dayRange,
  fileSize,
  lastDayBefore,
  longDate,
  money,
  partOfDay,
  phoneLink,
  spokenDate,
} from '#domain/site/formats.ts';
import { phoneNumber } from '#domain/text.ts';
import type { FormCommand, Place } from '#web/features/foundations/commands/command.ts';
import { commandForms, formsAt } from '#web/features/foundations/steps/command-forms.ts';
import {
  coreDataRules,
  isOddCity,
  isOddPurpose,
  missingLegalForm,
} from '#web/features/foundations/steps/details/core-data-rules.ts';
import { type Fields, fieldsOf, judge } from '#web/kit/forms/rules.ts';
import { breakable } from '#web/kit/ui/breakable.ts';
import { obstacleOf } from '../../support/mock/foundations.ts';
import { textsOf } from '../../support/texts.ts';

const de = textsOf('de');

test.each([
  // The clock shows 2:55 twice, 00:55 and 01:55 in UTC.
  ['2027-10-31T00:56:00.000Z', '2027-10-31T00:55:00.000Z'],
  ['2027-10-31T01:56:00.000Z', '2027-10-31T01:55:00.000Z'],
  // Ahead either way, which is not for this to judge.
  ['2027-10-30T12:00:00.000Z', '2027-10-31T00:55:00.000Z'],
])('a call noted at %s was at %s', (now, at) => {
  expect(pastBerlinInstant('2027-10-31', '02:55', new Date(now))).toBe(at);
});

test('a call that is ahead stays so', () => {
  const now = new Date('2026-11-28T10:00:00.000Z');
  expect(pastBerlinInstant('2026-11-28', '11:30', now)).toBe('2026-11-28T10:30:00.000Z');
});

describe('form fields become the body of a command', () => {
  test.each([
    ['5000', 500_000],
    ['5.000', 500_000],
    ['5,000', 500_000],
    ['25.000,00 €', 2_500_000],
    ['1 000', 100_000],
    ['1,5', 150],
    ['25.000,-', 2_500_000],
    ['25.000,--', 2_500_000],
    ['25.000,– €', 2_500_000],
    ["25'000", 2_500_000],
    ['25’000.50', 2_500_050],
    ['25.000 EUR', 2_500_000],
    ['EUR 25.000,00', 2_500_000],
    ['25000 Euro', 2_500_000],
  ])('an amount of %s', (typed, cents) => expect(centsOf(typed)).toBe(cents));

  test.each(['', 'viel', '-1', '5.00.0', '1e4', ',-', '5-', "25'00", 'EUR'])(
    '“%s” is not an amount',
    (typed) => expect(centsOf(typed)).toBeNaN(),
  );

  const problemsOf = (fields: Fields) => {
    const judged = judge({ schema: coreDataSchema, ...coreDataRules }, fields);
    return judged.ok ? {} : judged.problems;
  };

  test('an empty form names every field that is missing, and only those', () => {
    const missing = ['city', 'companyName', 'companyPurpose', 'description', 'legalForm'];
    missing.push('shareCapital', 'totalShareholders');
    const problems = problemsOf({});
    expect(Object.keys(problems).sort()).toEqual(missing);
    expect(new Set(Object.values(problems))).toEqual(new Set(['REQUIRED']));
  });

  test('too little capital for a GmbH is reported together with missing fields', () => {
    const problems = problemsOf({ legalForm: 'gmbh', shareCapital: '5.000' });
    expect(problems.shareCapital).toBe('GMBH_SHARE_CAPITAL');
    expect(problems.city).toBe('REQUIRED');
  });

  test('problems of the payload are named after the fields they come from', () => {
    const problems = problemsOf({
      shareCapital: 'viel',
      notaryName: 'Notariat am Dom',
      notaryEmail: 'dom',
    });
    expect(problems.shareCapital).toBe('NOT_A_NUMBER');
    expect(problems.notaryEmail).toBe('NOT_AN_EMAIL');
  });

  test('a business address is whole and German, or missing', () => {
    const problemOf = ({ businessStreet, businessZip, businessCity }: Fields) =>
      [businessStreet, businessZip, businessCity].filter(Boolean);
    expect(problemOf(problemsOf({ businessStreet: ' ' }))).toEqual([]);
    expect(problemOf(problemsOf({ businessZip: '1010', businessCity: 'Wien' }))).toEqual([
      'REQUIRED',
      'NOT_A_ZIP',
    ]);
  });

  test.each(['02-29', '06-31', '13-01', '1-1'])('a financial year does not end on %s', (day) => {
    expect(problemsOf({ fiscalYearEnd: day }).fiscalYearEnd).toBe('NOT_A_DAY');
    expect(problemsOf({ fiscalYearEnd: '02-28' }).fiscalYearEnd).toBeUndefined();
  });
});

describe('nothing typed is dropped', () => {
  test('an address of a notary without a name is a problem', () => {
    const problemsOf = (fields: Fields) => {
      const judged = judge({ schema: coreDataSchema, ...coreDataRules }, fields);
      return judged.ok ? {} : judged.problems;
    };
    expect(problemsOf({ notaryEmail: 'n@example.com' }).notaryName).toBe('NOTARY_WITHOUT_NAME');
    expect(problemsOf({ notaryCity: 'Köln' }).notaryName).toBe('NOTARY_WITHOUT_NAME');
    expect(problemsOf({ notaryEmail: ' ', notaryName: '' }).notaryName).toBeUndefined();
  });

  test.each([
    ['Muster Werkzeugbau UG (haftungsbeschränkt)', 'ug', undefined],
    ['Muster Unternehmergesellschaft (haftungsbeschränkt)', 'ug', undefined],
    ['Muster Werkzeugbau UG', 'ug', 'ug'],
    ['Muster GmbH', 'ug', 'ug'],
    ['Muster GmbH', 'gmbh', undefined],
    ['Hilfe gGmbH', 'gmbh', undefined],
    ['X', 'gmbh', 'gmbh'],
    ['', 'gmbh', undefined],
    ['X', '', undefined],
  ])('„%s“ as a %s', (name, legalForm, missing) =>
    expect(missingLegalForm(name, legalForm)).toBe(missing),
  );

  test.each(['0221 123456', '+49 (0)221 / 123-456', '00492211234567'])(
    '%s can be called',
    (number) => expect(phoneNumber.safeParse(number).success).toBe(true),
  );
  test.each(['abc', '12345', '0221 abc 123456', '+', ''])('„%s“ cannot be called', (number) =>
    expect(phoneNumber.safeParse(number).success).toBe(false),
  );

  test('what looks odd in the core data is asked about', () => {
    expect(['Xy9', 'K', ' 9 '].map(isOddCity)).toEqual([true, true, true]);
    expect(['', 'Elz', 'Köln', 'Au am Rhein'].map(isOddCity)).toEqual([false, false, false, false]);
    expect(['A', 'Handel'].map(isOddPurpose)).toEqual([true, true]);
    expect(['', 'Handel mit Rädern'].map(isOddPurpose)).toEqual([false, false]);
  });

  test('line breaks count once, as they are typed', () => {
    const form = new FormData();
    form.set('reason', 'eins\r\nzwei');
    expect(fieldsOf(form)).toEqual({ reason: 'eins\nzwei' });
  });
});

test('only very long words get places to break, at syllables', () => {
  expect(breakable('Muster Werkzeugbau UG (haftungsbeschränkt)')).not.toContain('\u00ad');
  const parts = breakable('Donaudampfschifffahrtsgesellschaft').split('\u00ad');
  expect(parts.join('')).toBe('Donaudampfschifffahrtsgesellschaft');
  expect(parts.join('-')).toContain('ge-sell-schaft');
  expect(breakable('Handelsregisteranmeldung')).toContain('ter\u00adan\u00admel\u00addung');
});

describe('the table of command forms', () => {
  const formCommands = Object.keys(commandForms) as FormCommand[];

  test.each(formCommands)('%s is only placed where it is allowed', (command) => {
    const when: readonly string[] = commands[command].when;
    const places: readonly string[] = commandForms[command].places;
    const inStatus = places.filter((place) => statuses.some((status) => status === place));
    expect(inStatus.filter((status) => !when.includes(status))).toEqual([]);
  });

  const shown = (place: Place, status: Status, more: Partial<Parameters<typeof formsAt>[1]> = {}) =>
    formsAt(place, { status, obstacles: [], viewer: null, ...more }).map(({ command }) => command);

  test('shows only forms that the status allows', () => {
    expect(shown('details', 'review-pending')).toEqual(['correct-core-data', 'name-notary']);
    expect(shown('details', 'notary-appointment-pending')).toEqual(['name-notary']);
    expect(shown('foot', 'review-pending')).toEqual(['cancel-foundation']);
    const coFounder = { viewer: { role: 'co-founder', participantId: '' } } as const;
    expect(shown('foot', 'review-pending', coFounder)).toContain('leave-foundation');
  });

  test('shows beside an obstacle, not among the details, what the obstacle opens', () => {
    const at = (place: Place, status: Status, kind: ObstacleKind) =>
      shown(place, status, { obstacles: [obstacleOf(kind)] });
    expect(at('details', 'register-record-pending', 'interim-order')).toEqual([]);
    expect(at('details', 'notary-appointment-pending', 'notary-declined')).toEqual([]);
    expect(at('details', 'notary-appointment-pending', 'court-advance')).toEqual(['name-notary']);
    const inTheWay = at('obstacles', 'register-record-pending', 'interim-order');
    expect(inTheWay).toEqual(['state-participants', 'resolve-obstacle']);
  });
});

describe('formats of dates, money and sizes', () => {
  const instant = '2026-11-26T09:30:00.000Z';

  test('in German', () => {
    expect(appointmentDate(instant, 'de')).toBe(
      'Donnerstag, 26.\u00a0November 2026, 10:30\u00a0Uhr (MEZ)',
    );
    expect(money(95_081, 'de')).toBe('950,81\u00a0€');
    expect(fileSize(2_516_582, 'de')).toBe('2,4\u00a0MB');
  });

  test('in English', () => {
    expect(appointmentDate(instant, 'en')).toBe('Thursday, 26\u00a0November 2026, 10:30 (CET)');
    expect(money(95_081, 'en')).toBe('€950.81');
  });

  test.each([
    ['2026-11-22T00:15:00.000Z', 'night'],
    ['2026-11-22T02:59:00.000Z', 'night'],
    ['2026-11-22T03:00:00.000Z', 'morning'],
    ['2026-11-22T09:59:00.000Z', 'morning'],
    ['2026-11-22T10:00:00.000Z', 'day'],
    ['2026-11-22T16:59:00.000Z', 'day'],
    ['2026-11-22T17:00:00.000Z', 'evening'],
    ['2026-11-22T22:30:00.000Z', 'evening'],
    ['2026-11-22T23:30:00.000Z', 'night'],
    // In summer Berlin is two hours ahead.
    ['2026-07-01T02:00:00.000Z', 'morning'],
    ['2026-07-01T16:00:00.000Z', 'evening'],
  ])('%s is a time of %s in Berlin', (instant, part) => {
    expect(partOfDay(instant, 'de')).toBe(part);
  });

  test.each([
    ['+49 (0)221 555 77', 'tel:+4922155577'],
    ['+49 0221 555 77', 'tel:+4922155577'],
    ['0049 (0) 221/55577', 'tel:+4922155577'],
    ['+41 (0)44 123 45 67', 'tel:+41441234567'],
    ['+39 06 1234567', 'tel:+39061234567'],
    ['(0221) 555-77', 'tel:022155577'],
    ['0221 55577', 'tel:022155577'],
  ])('%s is dialled as %s', (written, link) => {
    expect(phoneLink(written)).toBe(link);
  });

  test('what ends with a day is said of that day, whether its end counts or not', () => {
    expect(longDate(lastDayBefore('2026-12-12T23:00:00.000Z'), 'en')).toBe('12\u00a0December 2026');
    expect(longDate(lastDayBefore('2026-12-12T22:59:59.999Z'), 'en')).toBe('12\u00a0December 2026');
  });

  test('the English morning lasts until noon', () => {
    expect(partOfDay('2026-11-22T10:59:00.000Z', 'en')).toBe('morning');
    expect(partOfDay('2026-11-22T11:00:00.000Z', 'en')).toBe('day');
  });

  test.each([
    ['2027-05-21T08:00:00.000Z', 'Mai', 'May'],
    ['2027-03-10T12:30:00.000Z', 'Mär.', 'Mar'],
    ['2027-09-14T07:30:00.000Z', 'Sep.', 'Sep'],
  ])('the leaf of a calendar for %s says %s and %s', (instant, german, english) => {
    expect(calendarLeaf(instant, 'de').month).toBe(german);
    expect(calendarLeaf(instant, 'en').month).toBe(english);
  });

  test('in summer, and around midnight in Berlin', () => {
    expect(appointmentDate('2026-07-01T08:00:00.000Z', 'de')).toContain('10:00\u00a0Uhr (MESZ)');
    expect(longDate('2026-12-31T23:30:00.000Z', 'de')).toBe('1.\u00a0Januar 2027');
  });

  test('a range names month and year once, and the year only if it is not the current one', () => {
    const [first, last] = ['2027-01-12T12:00:00.000Z', '2027-01-26T12:00:00.000Z'];
    expect(dayRange(first, last, 'de', first)).toEqual({ from: '12.', to: '26.\u00a0Januar' });
    const before = '2026-12-20T12:00:00.000Z';
    expect(dayRange(first, last, 'de', before)).toEqual({
      from: '12.',
      to: '26.\u00a0Januar 2027',
    });
    expect(dayRange(before, last, 'en', before)).toEqual({
      from: '20\u00a0December 2026',
      to: '26\u00a0January 2027',
    });
  });

  test('a date in a sentence says at what time', () => {
    const instant = '2026-11-26T09:30:00.000Z';
    expect(spokenDate(instant, 'de', instant)).toBe(
      'Donnerstag, 26.\u00a0November, um 10:30\u00a0Uhr',
    );
    expect(spokenDate(instant, 'en', instant)).toBe('Thursday, 26\u00a0November at 10:30');
  });
});

test('every status has a line, a paragraph, a next step and a button', () => {
  for (const status of statuses) {
    const { line, next, button } = de.sharedFoundations.status[status];
    const { paragraph } = de.foundations.station[status];
    expect([line, paragraph, next, button].every((words) => words.length > 3)).toBe(true);
  }
});
