import { describe, expect, test } from 'vitest';
import { AT, type Step, slot, stepsTo } from '#demo/foundations.ts';
import {
  dueOnOf,
  obstaclePlanOf,
  planOf,
  type Wait,
  waits,
} from '#domain/foundations/due-dates.ts';
import { parseDueDays } from '#domain/foundations/due-days.ts';
import { RecordedCase } from './recorded-case.ts';

const begun = {
  since: AT,
  city: 'Köln',
  appointmentStartsAt: '2026-12-03T09:30:00.000Z',
  consultationEndsAt: slot.endsAt,
};

/** By hand, for a wait that begins in Cologne on Monday, 23 November 2026, at 9:00. */
const calendar: Record<Wait, { due: string; reminders: string[]; then: string | null }> = {
  'start-pending': {
    due: '2026-12-07',
    reminders: ['founder 2026-11-26', 'founder 2026-12-03'],
    then: 'does-it-go-on 2026-12-23',
  },
  'order-missing': {
    due: '2026-12-07',
    reminders: ['founder 2026-11-26', 'founder 2026-12-03'],
    then: 'does-it-go-on 2026-12-23',
  },
  'consultation-appointment-select-pending': {
    due: '2026-11-30',
    reminders: ['founder 2026-11-25', 'founder 2026-11-30'],
    then: 'call 2026-12-01',
  },
  'consultation-pending': { due: '2026-11-24', reminders: [], then: null },
  mandate: { due: '2026-11-24', reminders: ['lawyer 2026-11-24'], then: 'call 2026-11-25' },
  details: {
    due: '2026-11-28',
    reminders: ['missing 2026-11-25', 'missing 2026-11-28'],
    then: 'call 2026-11-29',
  },
  identification: {
    due: '2026-11-26',
    reminders: ['missing 2026-11-25'],
    then: 'call 2026-11-27',
  },
  'documents-pending': {
    due: '2026-11-30',
    reminders: ['owner 2026-11-27', 'stand-in 2026-11-30'],
    then: 'admins 2026-12-01',
  },
  'review-pending': {
    due: '2026-11-25',
    reminders: ['lawyer 2026-11-25'],
    then: 'call 2026-11-26',
  },
  'notary-appointment-pending': {
    due: '2026-11-25',
    reminders: ['owner 2026-11-25'],
    then: 'admins 2026-11-26',
  },
  'notary-asked': { due: '2026-11-30', reminders: [], then: 'call 2026-12-01' },
  'notary-appointment-confirmation-pending': {
    due: '2026-11-25',
    reminders: ['founder 2026-11-24', 'founder 2026-11-25'],
    then: 'call 2026-11-26',
  },
  'foundation-certificate-pending': {
    due: '2026-12-04',
    reminders: ['notary 2026-12-04', 'notary 2026-12-10'],
    then: 'call 2026-12-11',
  },
  'bank-account-pending': {
    due: '2026-12-07',
    reminders: ['founder 2026-11-30', 'founder 2026-12-07'],
    then: 'call 2026-12-08',
  },
  'share-capital-payment-pending': {
    due: '2026-11-30',
    reminders: ['founder 2026-11-26', 'founder 2026-11-30'],
    then: 'call 2026-12-01',
  },
  'register-record-pending': {
    due: '2027-01-15',
    reminders: ['notary 2027-01-15', 'notary 2027-01-25'],
    then: 'call 2027-01-26',
  },
};

describe('the table of due days', () => {
  test.each(waits)('%s', (wait) => {
    const dueOn = dueOnOf(wait, begun);
    const { alarms, then } = planOf(wait, { since: AT, city: 'Köln', dueOn });
    expect({
      due: dueOn,
      reminders: alarms.map(({ to, at }) => `${to} ${at.slice(0, 10)}`),
      then: then && `${then.as} ${then.on}`,
    }).toEqual(calendar[wait]);
  });

  test('counts several reminders to one person', () => {
    const { alarms } = planOf('bank-account-pending', { ...begun, dueOn: '2026-12-07' });
    expect(alarms.map(({ occasion }) => occasion)).toEqual([1, 2]);
  });

  test('has other numbers of days where the settings say so', () => {
    expect(dueOnOf('review-pending', begun, { 'review-pending': 4 })).toBe('2026-11-27');
    expect(dueOnOf('register-record-pending', begun, { 'register-record-pending': 60 })).toBe(
      '2027-01-22',
    );
    expect(dueOnOf('documents-pending', begun, { 'review-pending': 4 })).toBe('2026-11-30');
  });
});

describe('the setting of days', () => {
  test('names what is waited for, in days', () => {
    expect(parseDueDays(undefined)).toEqual({});
    expect(parseDueDays('{"review-pending": 3, "notary-asked": 7, "bank-refused": 4}')).toEqual({
      'review-pending': 3,
      'notary-asked': 7,
      'bank-refused': 4,
    });
  });

  test.each([
    '{"review": 3}',
    '{"review-pending": -1}',
    '{"review-pending": 1.5}',
    '{"interim-order": 3}',
    '3',
    '{',
  ])('%s is none', (json) => {
    expect(() => parseDueDays(json)).toThrow();
  });
});

describe('working days', () => {
  const inTwoDays = (since: string, city: string | undefined) =>
    dueOnOf('review-pending', { ...begun, since, city });

  test('leave out weekends and the holidays of all states', () => {
    const since = '2026-12-23T09:00:00.000Z';
    expect(dueOnOf('documents-pending', { ...begun, since })).toBe('2026-12-31');
    expect(inTwoDays('2026-11-26T09:00:00.000Z', 'Köln')).toBe('2026-11-30');
  });

  test.each([
    ['Corpus Christi is one in Cologne', 'Köln', '2026-06-03', '2026-06-08'],
    ['but not in Berlin', 'Berlin', '2026-06-03', '2026-06-05'],
    ['Repentance Day is one in Leipzig', 'Leipzig', '2026-11-17', '2026-11-20'],
    ['but not in Cologne', 'Köln', '2026-11-17', '2026-11-19'],
    ['Epiphany is one in Munich, in English too', 'Munich', '2026-01-05', '2026-01-08'],
    ['Where nobody knows the state, none is too early', 'Kleinmachnow', '2026-06-03', '2026-06-08'],
  ])('%s', (_what, city, day, due) => {
    expect(inTwoDays(`${day}T09:00:00.000Z`, city)).toBe(due);
  });

  test('begin by the clock of Berlin', () => {
    expect(inTwoDays('2026-11-23T23:30:00.000Z', 'Köln')).toBe('2026-11-26');
  });
});

describe("the court's days", () => {
  const entered = (city: string) => dueOnOf('register-record-pending', { ...begun, city });

  test('are the published ones and two weeks, or thirty', () => {
    expect(entered('Stuttgart')).toBe('2026-12-31');
    expect(entered('Cologne')).toBe('2027-01-15');
    expect(entered('Siegen')).toBe('2026-12-23');
  });
});

describe('a deed', () => {
  test('that is waited for anew after the appointment is due from then on', () => {
    const since = '2026-12-14T09:00:00.000Z';
    expect(dueOnOf('foundation-certificate-pending', { ...begun, since })).toBe('2026-12-15');
  });
});

describe('the time of a reminder', () => {
  const first = (since: string) =>
    planOf('notary-appointment-confirmation-pending', { since, city: 'Köln', dueOn: '2026-11-25' })
      .alarms[0]?.at;

  test('is in working hours', () => {
    expect(first('2026-11-23T09:30:00.000Z')).toBe('2026-11-24T09:30:00.000Z');
    expect(first('2026-11-23T02:00:00.000Z')).toBe('2026-11-24T08:00:00.000Z');
  });

  test('is a day after the beginning at the earliest', () => {
    expect(first('2026-11-23T21:00:00.000Z')).toBe('2026-11-24T21:00:00.000Z');
  });
});

describe('an obstacle', () => {
  test('reminds a founder halfway and when it is due, and the team when it is due', () => {
    const recorded = { since: AT, city: 'Köln', dueOn: '2026-11-30' };
    const days = (ball: 'founder' | 'staff' | 'lawyer', dueOn = recorded.dueOn) =>
      obstaclePlanOf(ball, { ...recorded, dueOn }).alarms.map(
        ({ to, at }) => `${to} ${at.slice(0, 10)}`,
      );
    expect(days('founder')).toEqual(['founder 2026-11-25', 'founder 2026-11-30']);
    expect(days('founder', '2026-11-24')).toEqual(['founder 2026-11-24']);
    expect(days('staff')).toEqual(['owner 2026-11-30']);
    expect(days('lawyer')).toEqual(['lawyer 2026-11-30']);
    expect(obstaclePlanOf('staff', recorded).then).toEqual({ as: 'call', on: '2026-12-01' });
  });
});

const goTo = (recorded: RecordedCase, target: Parameters<typeof stepsTo>[0], at?: string) =>
  stepsTo(target).reduce(
    (before, [name, role]: Step) => before.issue(name, role, { at }),
    recorded,
  );
const SELECTING = 'consultation-appointment-select-pending';

describe('what is recorded', () => {
  test('is the day of each wait, by the settings that hold then', () => {
    const recorded = goTo(new RecordedCase({ 'documents-pending': 1 }), 'review-pending');
    const days = recorded.events.map(({ type, metadata: { dueOn } }) => `${type} ${dueOn ?? '-'}`);
    expect(days).toEqual([
      'FoundationStarted 2026-12-07',
      'CoreDataSubmitted 2026-11-30',
      'PackageOrdered -',
      'ParticipantStated -',
      'PeopleStated -',
      'MandateAccepted -',
      'ConsultationBooked 2026-11-24',
      'ConsultationCompleted 2026-11-28',
      'ParticipantDetailsStated 2026-11-26',
      'ParticipantIdentified 2026-11-24',
      'FirmReleased -',
      'DocumentAdded -',
      'DocumentsSubmittedForReview 2026-11-25',
    ]);
  });

  test('asking the notary begins a wait of its own, and naming another one ends it', () => {
    const recorded = goTo(new RecordedCase(), 'notary-appointment-pending');
    expect(recorded.situation).toMatchObject({
      waitingOn: 'staff',
      awaited: { dueOn: '2026-11-25' },
    });
    recorded.issue('ask-notary', 'staff', { at: '2026-11-24T09:00:00.000Z' });
    expect(recorded.situation).toMatchObject({
      waitingOn: 'notary',
      awaited: { dueOn: '2026-12-01', alarms: [] },
    });
    recorded.issue('name-notary', 'founder', { at: '2026-11-26T09:00:00.000Z' });
    expect(recorded.situation).toMatchObject({
      waitingOn: 'staff',
      awaited: { dueOn: '2026-11-30', alarms: [{ to: 'owner' }] },
    });
  });

  test('a moved consultation is due at its new end', () => {
    const recorded = goTo(new RecordedCase(), 'consultation-pending');
    const before = recorded.situation;
    const moved = {
      ...slot,
      startsAt: '2026-12-01T09:00:00.000Z',
      endsAt: '2026-12-01T10:30:00.000Z',
    };
    const payload = { type: 'online', startsAt: moved.startsAt };
    recorded.issue('move-consultation', 'founder', { payload, slot: moved });
    const { enteredBy, begunBy, dueAt, awaited } = recorded.situation;
    expect(dueAt).toBe(moved.endsAt);
    expect(awaited?.dueOn).toBe('2026-12-01');
    expect(enteredBy).toBe(before.enteredBy);
    // What is reminded of is the new time.
    expect(begunBy).toBe(recorded.events.at(-1)?.id);
    expect(begunBy).not.toBe(before.begunBy);
  });

  test('nobody is waited for before the withdrawal period is over', () => {
    const later = { terms: true, earlyStart: false, expectedGrossCents: 95_081 };
    const recorded = goTo(new RecordedCase(), SELECTING);
    recorded.issue('order-package', 'founder', { payload: later });
    // Until the end of 7 December in Berlin, and five working days more.
    const { awaited } = recorded.situation;
    expect(awaited?.dueOn).toBe('2026-12-14');
    expect(awaited?.alarms.map(({ at }) => at.slice(0, 10))).toEqual(['2026-12-09', '2026-12-14']);
    const before = goTo(new RecordedCase(), 'start-pending');
    before.issue('order-package', 'founder', { payload: later });
    expect(before.situation.awaited?.dueOn).toBe('2026-12-07');
    expect(before.issue('submit-core-data', 'founder').situation.awaited?.dueOn).toBe('2026-12-14');
  });

  test('an obstacle is waited for first, and afterwards the status as before', () => {
    const recorded = goTo(new RecordedCase(), 'bank-account-pending');
    const before = recorded.situation;
    recorded.issue('report-obstacle', 'staff', { payload: { kind: 'person-unreachable' } });
    const obstacleId = recorded.events.at(-1)?.id;
    expect(recorded.situation).toMatchObject({
      waitingOn: 'staff',
      awaited: { id: obstacleId, dueOn: '2026-12-07', alarms: [{ to: 'owner' }] },
    });
    recorded.issue('resolve-obstacle', 'staff', { payload: { obstacleId } });
    expect(recorded.situation).toEqual(before);
  });
});

describe('a case from before days were recorded', () => {
  const LATER = '2027-02-01T09:00:00.000Z';
  const older = () => {
    const recorded = new RecordedCase();
    recorded.recordsDays = false;
    goTo(recorded, 'bank-account-pending');
    recorded.recordsDays = true;
    return recorded;
  };

  test('reminds nobody until it has an owner, and counts from that day', () => {
    const recorded = older();
    expect(recorded.situation).not.toHaveProperty('awaited');
    recorded.issue('assign-owner', 'staff', { at: LATER });
    const { awaited, since } = recorded.situation;
    expect(since).toBe(AT);
    expect(awaited?.dueOn).toBe('2027-02-15');
    const earliest = Date.parse(LATER) + 86_400_000;
    for (const { at } of awaited?.alarms ?? []) {
      expect(Date.parse(at)).toBeGreaterThanOrEqual(earliest);
    }
    expect(awaited?.alarms).toHaveLength(2);
  });

  test('counts once: another owner does not begin the wait anew', () => {
    const recorded = older().issue('assign-owner', 'staff', { at: LATER });
    const { awaited } = recorded.situation;
    recorded.issue('assign-owner', 'staff', { at: '2027-02-10T09:00:00.000Z' });
    expect(recorded.situation.awaited).toEqual(awaited);
  });
});
