import { expect, test } from 'vitest';
import { z } from 'zod';
import { addDaysTo, isWorkingDay } from '#domain/days/working-days.ts';
import { type DutyFacts, dutyNames, rules } from '#domain/duties/duties.ts';
import { consequences, dutyTitles, titleOf } from '#domain/duties/names.ts';
import {
  DUTY_YEARS,
  followedFrom,
  occurrencesOf,
  occurrencesOn,
  reminderOn,
  remindersOf,
} from '#domain/duties/occurrences.ts';
import { dutiesDue } from '#mails/duties/duties-due.ts';

/** Companies whose days were counted by hand with a calendar. */
const berlin: DutyFacts = {
  legalForm: 'gmbh',
  deedOn: '2026-11-26',
  enteredOn: '2026-12-17',
  fiscalYearEnd: '12-31',
  city: 'Berlin',
  owesCapital: true,
};
const munich: DutyFacts = {
  legalForm: 'ug',
  deedOn: '2027-05-31',
  enteredOn: '2027-07-30',
  fiscalYearEnd: '06-30',
  city: 'München',
  owesCapital: false,
};
/** Entered before days of deeds were recorded, at a seat nobody has listed. */
const village: DutyFacts = {
  legalForm: 'gmbh',
  enteredOn: '2026-10-26',
  fiscalYearEnd: '12-31',
  city: 'Irgendwo',
  owesCapital: false,
};

/** A financial year that ends in February, a deed late in the year, and a seat in Saxony. */
const leipzig: DutyFacts = {
  legalForm: 'gmbh',
  deedOn: '2027-10-18',
  enteredOn: '2027-11-10',
  fiscalYearEnd: '02-28',
  city: 'Leipzig',
  owesCapital: false,
};

const daysOf = (facts: DutyFacts, today: string) =>
  Object.fromEntries(occurrencesOn(today, facts, undefined).map(({ key, dueOn }) => [key, dueOn]));

test('The days of a GmbH in Berlin are those of the calendar', () => {
  expect(daysOf(berlin, '2026-12-17')).toEqual({
    // Thursday, 24 December.
    'business-letters': '2026-12-24',
    'bank-name': '2026-12-24',
    'trade-registration': '2026-12-24',
    'accident-insurer': '2026-12-24',
    // The month ends on Saturday, 26 December, a holiday; Monday is the next working day.
    'tax-questionnaire': '2026-12-28',
    'opening-balance': '2026-12-28',
    'transparency-register': '2026-12-31',
    // 10 January 2027 is a Sunday.
    'vat-returns': '2027-01-11',
    'chamber-membership': '2027-03-17',
    'annual-accounts-2026': '2027-06-30',
    // 31 July 2027 is a Saturday.
    'tax-returns-2026': '2027-08-02',
    'accounts-confirmed-2026': '2027-11-30',
    'list-of-shareholders-2026': '2027-11-30',
    'remaining-capital': '2027-12-17',
    'accounts-disclosed-2026': '2027-12-31',
  });
});

test('The days of a UG in Munich know its financial year and Bavaria', () => {
  expect(daysOf(munich, '2027-07-30')).toEqual({
    // June has no 31st: the month ends on Wednesday, 30 June, before the company is entered.
    'tax-questionnaire': '2027-06-30',
    'opening-balance': '2027-06-30',
    'business-letters': '2027-08-06',
    'bank-name': '2027-08-06',
    'trade-registration': '2027-08-06',
    'accident-insurer': '2027-08-06',
    'vat-returns': '2027-08-10',
    'transparency-register': '2027-08-13',
    // 30 October 2027 is a Saturday, and Monday is All Saints' Day.
    'chamber-membership': '2027-11-02',
    // The first financial year ends a month after the deed.
    'annual-accounts-2027': '2027-12-31',
    'reserve-2027': '2027-12-31',
    'accounts-confirmed-2027': '2028-05-31',
    'list-of-shareholders-2027': '2028-05-31',
    'accounts-disclosed-2027': '2028-06-30',
    'tax-returns-2027': '2028-07-31',
  });
});

test('Without the day of the deed months begin with the entry, and an unknown seat has no holidays of a state', () => {
  expect(daysOf(village, '2026-10-26')).toEqual({
    'business-letters': '2026-11-02',
    'bank-name': '2026-11-02',
    'trade-registration': '2026-11-02',
    'accident-insurer': '2026-11-02',
    'transparency-register': '2026-11-09',
    'vat-returns': '2026-11-10',
    'tax-questionnaire': '2026-11-26',
    'opening-balance': '2026-11-26',
    'chamber-membership': '2027-01-26',
    'annual-accounts-2026': '2027-06-30',
    'tax-returns-2026': '2027-08-02',
    'accounts-confirmed-2026': '2027-11-30',
    'list-of-shareholders-2026': '2027-11-30',
  });
});

test('The days of a GmbH in Leipzig know Repentance Day, leap years and that taxes go by calendar years', () => {
  expect(daysOf(leipzig, '2027-11-10')).toEqual({
    // Wednesday, 17 November, is Repentance Day, a holiday in Saxony.
    'business-letters': '2027-11-18',
    'bank-name': '2027-11-18',
    'trade-registration': '2027-11-18',
    'accident-insurer': '2027-11-18',
    'tax-questionnaire': '2027-11-18',
    'opening-balance': '2027-11-18',
    'transparency-register': '2027-11-24',
    'vat-returns': '2027-12-10',
    'chamber-membership': '2028-02-10',
    // VAT of 2027, although the first financial year ends in 2028.
    'tax-returns-2027': '2028-07-31',
    // Six months from 29 February 2028 on.
    'annual-accounts-2028': '2028-08-31',
  });
  expect(daysOf(leipzig, '2028-11-10')).toMatchObject({
    'accounts-confirmed-2028': '2029-01-31',
    'list-of-shareholders-2028': '2029-01-31',
    'accounts-disclosed-2028': '2029-02-28',
    'tax-returns-2028': '2029-07-31',
    'annual-accounts-2029': '2029-08-31',
  });
});

test('A deed on the last days of a year makes a financial year of its own', () => {
  const late = { ...berlin, deedOn: '2026-12-30', enteredOn: '2027-02-03' };
  expect(daysOf(late, '2027-02-03')).toMatchObject({
    // 30 January 2027 is a Saturday.
    'tax-questionnaire': '2027-02-01',
    'vat-returns': '2027-03-10',
    'annual-accounts-2026': '2027-06-30',
    'accounts-disclosed-2026': '2027-12-31',
  });
});

test('Every duty has a rule, a source, a day, an end and words', () => {
  const yearEnds = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((month) =>
    new Date(Date.UTC(2025, month + 1, 0)).toISOString().slice(5, 10),
  );
  for (const name of dutyNames) {
    const { forms, source, ends, reminders } = rules[name];
    for (const fiscalYearEnd of yearEnds) {
      const own = { ...berlin, legalForm: forms[0] ?? 'gmbh', fiscalYearEnd };
      const days = occurrencesOf(own).flatMap((one) => (one.name === name ? [one.dueOn] : []));
      expect.soft(days.length, name).toBe('day' in rules[name] ? 1 : DUTY_YEARS);
      for (const day of days) {
        expect.soft(z.iso.date().safeParse(day).success, `${name} ${day}`).toBe(true);
        expect.soft(day > (berlin.deedOn ?? ''), `${name} ${day}`).toBe(true);
        // Terms of offices end on working days (§ 108 (3) AO, § 26 (3) SGB X).
        const isOfOffice = /AO|UStG|SGB/.test(source);
        expect.soft(!isOfOffice || isWorkingDay(day), `${name} ${day}`).toBe(true);
      }
    }
    expect.soft(forms.length, name).toBeGreaterThan(0);
    expect.soft(source, name).toMatch(/^§§? \d+/);
    expect.soft(ends, name).toBeGreaterThan(0);
    expect
      .soft(
        reminders.every((days) => days > 0),
        name,
      )
      .toBe(true);
    for (const words of [dutyTitles, consequences]) {
      expect.soft(words[name].de, name).not.toBe('');
      expect.soft(words[name].en, name).not.toBe('');
    }
  }
});

test('Every duty of ten years comes once, keeps its day and goes away', () => {
  for (const facts of [berlin, munich, village, leipzig]) {
    const days = new Map<string, string>();
    const last = new Map<string, string>();
    for (let today = facts.enteredOn; today < '2040-01-01'; today = addDaysTo(today, 28)) {
      const keys = occurrencesOn(today, facts, undefined).map(({ key, dueOn }) => {
        expect(days.get(key) ?? dueOn).toBe(dueOn);
        days.set(key, dueOn);
        last.set(key, today);
        return key;
      });
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.length).toBeLessThan(30);
    }
    const yearly = [...days.keys()].filter((key) => key.startsWith('annual-accounts-'));
    expect(yearly).toHaveLength(DUTY_YEARS);
    for (const [key, today] of last) expect.soft(today < '2039-12-01', key).toBe(true);
  }
});

test('A company that was entered before begins with what lies ahead', () => {
  const from = followedFrom('2024-03-01', '2026-11-29');
  expect(from).toBe('2026-11-29');
  expect(followedFrom('2026-11-28', '2026-11-29')).toBeUndefined();
  const old = { ...berlin, deedOn: '2024-01-15', enteredOn: '2024-03-01' };
  expect(occurrencesOn('2026-11-29', old, from).map(({ key }) => key)).toEqual([
    'accounts-confirmed-2025',
    'list-of-shareholders-2025',
    'accounts-disclosed-2025',
    'annual-accounts-2026',
    'tax-returns-2026',
    'accounts-confirmed-2026',
    'list-of-shareholders-2026',
    'accounts-disclosed-2026',
  ]);
});

test('A reminder is reached on its day, not after the due day and never for days before the company was followed', () => {
  const duty = { name: 'tax-questionnaire', dueOn: '2026-12-28' } as const;
  expect(remindersOf(duty)).toEqual(['2026-12-14', '2026-12-25']);
  expect(reminderOn('2026-12-13', duty, '2026-12-01')).toBeUndefined();
  expect(reminderOn('2026-12-14', duty, '2026-12-01')).toBe(1);
  expect(reminderOn('2026-12-24', duty, '2026-12-01')).toBe(1);
  expect(reminderOn('2026-12-28', duty, '2026-12-01')).toBe(2);
  expect(reminderOn('2026-12-29', duty, '2026-12-01')).toBeUndefined();
  expect(reminderOn('2026-12-20', duty, '2026-12-14')).toBeUndefined();
});

test('A yearly duty is called with its year', () => {
  expect(titleOf({ name: 'annual-accounts', year: 2027 }, 'de')).toBe(
    'Jahresabschluss aufstellen (2027)',
  );
  expect(titleOf({ name: 'bank-name' }, 'en')).toBe('Have the bank drop “i. G.”');
});

test.each([
  [
    'de',
    'Muster GmbH: 3 Pflichten stehen an',
    // Those who declare by quarters have longer.
    'Erste Umsatzsteuer-Voranmeldung abgeben: am besten bis Montag, 11.\u00a0Januar 2027 (§ 18 Abs. 1, 2 UStG)',
    'Jahresabschluss aufstellen (2026): bis Mittwoch, 30.\u00a0Juni 2027 (§ 242, § 264 Abs. 1 HGB)',
  ],
  [
    'en',
    'Muster GmbH: 3 duties are coming up',
    'Submit the first advance VAT return: best by Monday, 11\u00a0January 2027 (§ 18 (1), (2) UStG)',
    'Prepare the annual accounts (2026): by Wednesday, 30\u00a0June 2027 (§ 242, § 264 (1) HGB)',
  ],
] as const)('A reminder in %s names duties, days and sources', (language, subject, ...lines) => {
  const duties = occurrencesOn('2027-05-19', berlin, undefined).filter(({ key }) =>
    ['vat-returns', 'annual-accounts-2026', 'tax-returns-2026'].includes(key),
  );
  const address = (page: string) => `https://siebenschritt.example/${page}`;
  const frame = { language, company: 'Muster GmbH', foundationId: 'x', sender: 'S', address };
  const letter = dutiesDue.write({ ...frame, duties } as never);
  expect(letter?.subject).toBe(subject);
  expect(letter?.note?.lines.slice(0, 2)).toEqual(lines);
  expect(letter?.note?.lines).toHaveLength(3);
  expect(letter?.button?.url).toBe('https://siebenschritt.example/duties');
  expect(dutiesDue.write({ ...frame, duties: [] } as never)).toBeNull();
});
