import { describe, expect, test } from 'vitest';
import { freeSlots } from '#domain/appointments/free-times.ts';
import { instantAt, minuteOf } from '#domain/days/berlin-days.ts';
import { dueOnOf, planOf } from '#domain/foundations/due-dates.ts';
import { dueAtOf } from '#domain/invoices/invoice.ts';
import { dayKey, daysBetween, hourIn } from '#domain/site/formats.ts';

// In 2027 clocks go forward on Easter Sunday, 28 March, and back on Sunday, 31 October.
const hours = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 3_600_000;

const inCologne = { city: 'Köln', appointmentStartsAt: null, consultationEndsAt: null };

describe('on the days when the clocks change', () => {
  test.each([
    ['2027-03-28', 23, '2027-03-28T07:00:00.000Z'],
    ['2027-10-31', 25, '2027-10-31T08:00:00.000Z'],
  ])('%s has %i hours, and nine o’clock is nine o’clock', (day, length, nine) => {
    expect(hours(instantAt(day, 0), instantAt(day, 1_440))).toBe(length);
    expect(instantAt(day, 540)).toBe(nine);
    expect(minuteOf(nine)).toBe(540);
    const onSundays = { weekday: 7, startsMinute: 540, endsMinute: 720 };
    const consultant = { id: 'a', name: 'A', hours: [onSundays], changes: [], absences: [] };
    const [first] = freeSlots({ kind: 'consultation' }, [consultant], [], instantAt(day, -720));
    expect(first).toMatchObject({ startsAt: nine });
    expect(hours(first?.startsAt ?? '', first?.endsAt ?? '')).toBe(1.5);
  });

  test('working days are counted over them, without the holidays beside them', () => {
    const begun = { ...inCologne, since: '2027-03-24T09:00:00.000Z' };
    expect(dueOnOf('documents-pending', begun)).toBe('2027-04-02');
    expect(dueOnOf('start-pending', { ...begun, since: '2027-03-22T08:00:00.000Z' })).toBe(
      '2027-04-05',
    );
    const autumn = { ...begun, since: '2027-10-28T22:30:00.000Z' };
    // Friday, half past midnight in Berlin. All Saints' Day is a holiday in Cologne.
    expect(dueOnOf('review-pending', autumn)).toBe('2027-11-03');
  });

  test('reminders come in working hours before and after them', () => {
    for (const since of ['2027-03-22T08:00:00.000Z', '2027-10-25T08:00:00.000Z']) {
      const dueOn = dueOnOf('start-pending', { ...inCologne, since });
      const { alarms } = planOf('start-pending', { since, city: 'Köln', dueOn });
      expect(alarms.length).toBeGreaterThan(1);
      for (const { at } of alarms) {
        expect(hourIn(at)).toBeGreaterThanOrEqual(9);
        expect(hourIn(at)).toBeLessThanOrEqual(16);
      }
    }
  });

  test('an invoice is of the day in Berlin, and can be paid until the end of the last day', () => {
    // Half past midnight; in autumn also both times that are half past two.
    expect(dayKey('2027-03-27T23:30:00.000Z')).toBe('2027-03-28');
    expect(dueAtOf(new Date('2027-03-27T23:30:00.000Z')).toISOString()).toBe(
      '2027-04-11T22:00:00.000Z',
    );
    for (const issued of ['2027-10-30T22:30Z', '2027-10-31T00:30Z', '2027-10-31T01:30Z']) {
      expect(dayKey(issued)).toBe('2027-10-31');
      expect(dueAtOf(new Date(issued)).toISOString()).toBe('2027-11-14T23:00:00.000Z');
    }
    expect(daysBetween('2027-10-30T21:30:00.000Z', '2027-10-31T22:30:00.000Z')).toBe(1);
  });
});
