import { isStateHoliday } from '../days/state-holidays.ts';
import { addDaysTo, addWorkingDays, isWorkingDay } from '../days/working-days.ts';
import { dayKey } from '../site/formats.ts';
import { stateOf } from '../towns/towns.ts';
import { publishedWaitOf } from './forecast/waiting-times.ts';
import type { ObstacleKind } from './obstacles.ts';
import type { Party, Status, Unfinished } from './statuses.ts';

/**
 * What a case waits for: usually its status; two things while no notary has been asked; or the founder's order
 * alone.
 */
export const waits = [
  'start-pending',
  'order-missing',
  'consultation-appointment-select-pending',
  'consultation-pending',
  'mandate',
  'details',
  'identification',
  'documents-pending',
  'review-pending',
  'notary-appointment-pending',
  'notary-asked',
  'notary-appointment-confirmation-pending',
  'foundation-certificate-pending',
  'bank-account-pending',
  'share-capital-payment-pending',
  'register-record-pending',
] as const satisfies readonly (Unfinished | 'order-missing' | Hold | 'notary-asked')[];
export type Wait = (typeof waits)[number];

/** `missing`: the people who hold the case up, each in their language. */
export type Reminded = 'founder' | 'missing' | 'notary' | 'lawyer' | 'owner' | 'stand-in';
/** Forms in which a case comes back to the team once reminders have ended. */
export const comesBackAs = ['call', 'does-it-go-on', 'admins'] as const;
export type ComesBackAs = (typeof comesBackAs)[number];

interface Reminder {
  to: Reminded;
  /** Days after the wait began, or after its due day (negative: before). */
  days: number;
  from: 'start' | 'due';
}

type Count = 'working' | 'calendar';

interface DueRow {
  /** `appointment`: after the appointment; `court`: by published durations. */
  due: { days: number; from: 'start' | 'appointment' } | 'court' | 'consultation';
  count: Count;
  reminders: readonly Reminder[];
  then: { as: ComesBackAs; days: number; from: 'start' | 'due' } | null;
}

const soon = (days: number) => ({ days, from: 'start' }) as const;
const reminded = (to: Reminded, from: Reminder['from'], ...days: number[]): Reminder[] =>
  days.map((day) => ({ to, days: day, from }));
const call = { as: 'call', days: 1, from: 'due' } as const;
const admins = { as: 'admins', days: 1, from: 'due' } as const;
const goesOn = { as: 'does-it-go-on', days: 30, from: 'start' } as const;

/** Founders who have to decide whether the case continues get weeks rather than days. */
const undecided: DueRow = {
  due: soon(14),
  count: 'calendar',
  reminders: reminded('founder', 'start', 3, 10),
  then: goesOn,
};

const rows: Record<Wait, DueRow> = {
  'start-pending': undecided,
  'order-missing': undecided,
  'consultation-appointment-select-pending': {
    due: soon(5),
    count: 'working',
    reminders: reminded('founder', 'start', 2, 5),
    then: call,
  },
  // It has a reminder on the day before, and completes by itself.
  'consultation-pending': { due: 'consultation', count: 'working', reminders: [], then: null },
  // Drafts wait for these before they wait for the team.
  mandate: { due: soon(1), count: 'working', reminders: reminded('lawyer', 'due', 0), then: call },
  details: {
    due: soon(5),
    count: 'calendar',
    reminders: reminded('missing', 'start', 2, 5),
    then: call,
  },
  identification: {
    due: soon(3),
    count: 'working',
    reminders: reminded('missing', 'start', 2),
    then: call,
  },
  'documents-pending': {
    due: soon(5),
    count: 'working',
    reminders: [...reminded('owner', 'due', -1), ...reminded('stand-in', 'due', 0)],
    then: admins,
  },
  'review-pending': {
    due: soon(2),
    count: 'working',
    reminders: reminded('lawyer', 'due', 0),
    then: call,
  },
  'notary-appointment-pending': {
    due: soon(2),
    count: 'working',
    reminders: reminded('owner', 'due', 0),
    then: admins,
  },
  'notary-asked': { due: soon(5), count: 'working', reminders: [], then: call },
  'notary-appointment-confirmation-pending': {
    due: soon(2),
    count: 'working',
    reminders: reminded('founder', 'start', 1, 2),
    then: call,
  },
  'foundation-certificate-pending': {
    due: { days: 1, from: 'appointment' },
    count: 'working',
    reminders: reminded('notary', 'due', 0, 4),
    then: { as: 'call', days: 5, from: 'due' },
  },
  'bank-account-pending': {
    due: soon(10),
    count: 'working',
    reminders: reminded('founder', 'start', 5, 10),
    then: call,
  },
  'share-capital-payment-pending': {
    due: soon(5),
    count: 'working',
    reminders: reminded('founder', 'start', 3, 5),
    then: call,
  },
  'register-record-pending': {
    due: 'court',
    count: 'calendar',
    reminders: reminded('notary', 'due', 0, 10),
    then: { as: 'call', days: 11, from: 'due' },
  },
};

/** Numbers of days from the settings, which replace those of the tables. */
export type DueDays = Partial<Record<Wait | ObstacleKind, number>>;

/** Days added to the published duration of a court, and the whole wait where none is published. */
const COURT_MARGIN_DAYS = 14;
const UNKNOWN_COURT_DAYS = 30;

/** The seat of the company decides which days are days off, and which court is responsible. */
export interface Begun {
  /** When the wait began, or may begin; ISO 8601. */
  since: string;
  city: string | undefined;
  appointmentStartsAt: string | null;
  consultationEndsAt: string | null;
}

/** Whether a day is a day off at the company's seat; for an unknown seat, holidays of any state count. */
export const isDayOffIn = (city: string | undefined) => {
  const state = city === undefined ? undefined : stateOf(city);
  return (day: string) => !isWorkingDay(day) || isStateHoliday(day, state);
};

/** The day after so many days; earlier for a negative number. */
function shift(day: string, days: number, count: Count, city: string | undefined): string {
  if (count === 'calendar') return addDaysTo(day, days);
  if (days >= 0) return addWorkingDays(day, days, isDayOffIn(city));
  let reached = day;
  for (let left = days; left < 0; ) {
    reached = addDaysTo(reached, -1);
    if (!isDayOffIn(city)(reached)) left += 1;
  }
  return reached;
}

/**
 * The last day in time for what is waited for, such as `2026-11-27`. A wait that begins after the appointment
 * counts from its own beginning.
 */
export function dueOnOf(wait: Wait, begun: Begun, settings: DueDays = {}): string {
  const { due, count } = rows[wait];
  const { since, city, appointmentStartsAt, consultationEndsAt } = begun;
  if (due === 'consultation') return dayKey(consultationEndsAt ?? since);
  if (due === 'court') {
    const published = city === undefined ? undefined : publishedWaitOf(city);
    const days = published === undefined ? UNKNOWN_COURT_DAYS : published + COURT_MARGIN_DAYS;
    return addDaysTo(dayKey(since), settings[wait] ?? days);
  }
  const isAhead = Date.parse(appointmentStartsAt ?? since) > Date.parse(since);
  const from = due.from === 'appointment' && isAhead ? (appointmentStartsAt ?? since) : since;
  return shift(dayKey(from), settings[wait] ?? due.days, count, city);
}

/** The due day of an obstacle whose row counts days. */
export const obstacleDueOn = (
  due: { days: number; count: Count },
  since: string,
  city: string | undefined,
): string => shift(dayKey(since), due.days, due.count, city);

/** A reminder at an instant; several to one person are numbered as occasions. */
export interface Alarm {
  to: Reminded;
  at: string;
  /** 1 for the first reminder to this person. */
  occasion: number;
}

export interface Plan {
  alarms: Alarm[];
  /** When and as what the case comes back to the team; null where it continues by itself. */
  then: { as: ComesBackAs; on: string } | null;
}

interface Recorded extends Pick<Begun, 'since' | 'city'> {
  dueOn: string;
}

const HOUR_MS = 3_600_000;
/** Reminders go out neither at night nor within a day of the beginning. */
const FIRST_HOUR_UTC = 8;
const LAST_HOUR_UTC = 15;
const LEAST_WAIT_MS = 24 * HOUR_MS;

/** An instant within working hours of that day, at the time of day when the wait began if possible. */
function instantOn(day: string, since: string): string {
  const begun = new Date(since);
  const hours = begun.getUTCHours() + begun.getUTCMinutes() / 60;
  const hour = Math.min(LAST_HOUR_UTC, Math.max(FIRST_HOUR_UTC, hours));
  const at = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS;
  return new Date(Math.max(at, begun.getTime() + LEAST_WAIT_MS)).toISOString();
}

/** All reminders of a wait, by the recorded due day. */
export function planOf(wait: Wait, { since, city, dueOn }: Recorded): Plan {
  const { reminders, then, count } = rows[wait];
  const onDay = (days: number, from: 'start' | 'due') =>
    shift(from === 'due' ? dueOn : dayKey(since), days, count, city);
  const numbered = new Map<Reminded, number>();
  const alarms = reminders.map(({ to, days, from }) => {
    const occasion = (numbered.get(to) ?? 0) + 1;
    numbered.set(to, occasion);
    return { to, at: instantOn(onDay(days, from), since), occasion };
  });
  return { alarms, then: then && { as: then.as, on: onDay(then.days, then.from) } };
}

/**
 * Reminders of an obstacle, to the party that has to settle it: when it is due, and to a founder also halfway.
 */
export function obstaclePlanOf(ball: 'founder' | 'staff' | 'lawyer', recorded: Recorded): Plan {
  const { since, city, dueOn } = recorded;
  const to = ball === 'staff' ? 'owner' : ball;
  const halfway = shift(dayKey(since), 2, 'working', city);
  const days = ball === 'founder' && halfway < dueOn ? [halfway, dueOn] : [dueOn];
  return {
    alarms: days.map((day, index) => ({ to, at: instantOn(day, since), occasion: index + 1 })),
    then: { as: 'call', on: shift(dueOn, 1, 'working', city) },
  };
}

/** What can hold up drafts besides the team. */
export const holds = ['mandate', 'details', 'identification'] as const;
export type Hold = (typeof holds)[number];

/** What holds up drafts, and whose turn it therefore is. */
export interface Held {
  by: Hold;
  party: Extract<Party, 'lawyer' | 'founder' | 'co-founder' | 'staff'>;
}

interface Waiting {
  lacksOrder: boolean;
  notaryAsked: boolean;
  /** What holds up drafts. */
  held: Held | null;
}

/** What a case waits for in a status; null once it is finished. */
export function waitAt(status: Status, { lacksOrder, notaryAsked, held }: Waiting): Wait | null {
  switch (status) {
    case 'completed':
    case 'cancelled':
      return null;
    case 'notary-appointment-pending':
      if (lacksOrder) return 'order-missing';
      return notaryAsked ? 'notary-asked' : status;
    case 'documents-pending':
      return lacksOrder ? 'order-missing' : (held?.by ?? status);
    case 'review-pending':
      return lacksOrder ? 'order-missing' : status;
    default:
      return status;
  }
}
