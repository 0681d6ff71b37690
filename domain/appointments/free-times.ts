import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { addMinutes } from 'date-fns/addMinutes';
import { lightFormat } from 'date-fns/lightFormat';
import { startOfDay } from 'date-fns/startOfDay';
import { MINUTES_PER_DAY, overlap, type Span, TIME_ZONE } from '../days/berlin-days.ts';
import { appointmentRules, type MeetingKind, type SlotTaker } from './rules.ts';
import { hoursOn, type Working } from './weekly-hours.ts';

/** Minimum notice for a booking. Slots are offered for four weeks. */
const NOTICE_MINUTES = 120;
const DAYS_AHEAD = 28;
const MAX_SLOTS = 200;
const DAY_MS = 24 * 60 * 60_000;

export interface Consultant extends Working {
  id: string;
  name: string;
}

export interface Booking {
  consultantId: string;
  startsAt: string;
  endsAt: string;
  byVisitor: boolean;
}

export interface Slot {
  startsAt: string;
  endsAt: string;
  consultant: { id: string; name: string };
}

/** What a free time is looked for. */
export type Wanted = { kind: MeetingKind; taker?: SlotTaker } | { kind: 'hours'; minutes: number };

/**
 * Free times from `now` on, earliest first, one per start, at most 200. Times are wall-clock times
 * in Berlin, so the hours stay the same when the clocks change. Nobody is asked to work on a public
 * holiday.
 */
export function freeSlots(
  wanted: Wanted,
  consultants: readonly Consultant[],
  bookings: readonly Booking[],
  now: string,
): Slot[] {
  const { visitors } = appointmentRules[wanted.kind];
  if (!visitors || !('taker' in wanted) || wanted.taker !== 'visitor') {
    return freeAmong(lengthOf(wanted), consultants, bookings, now, () => []);
  }
  const visits = byConsultant(bookings.filter(({ byVisitor }) => byVisitor));
  const keptOn = (day: Day) => keptFromVisitors(consultants, visits, day, visitors.share);
  return freeAmong(lengthOf(wanted), consultants, bookings, now, keptOn);
}

/** How long something lasts and how far apart it may begin, in minutes. */
interface Length {
  minutes: number;
  every: number;
}

const lengthOf = (wanted: Wanted): Length => ({
  minutes: wanted.kind === 'hours' ? wanted.minutes : appointmentRules[wanted.kind].minutes,
  every: appointmentRules[wanted.kind].every,
});

function freeAmong(
  length: Length,
  consultants: readonly Consultant[],
  bookings: readonly Booking[],
  now: string,
  keptOn: (day: Day) => readonly Time[],
): Slot[] {
  const earliest = addMinutes(new Date(now), NOTICE_MINUTES).toISOString();
  const today = startOfDay(new TZDate(now, TIME_ZONE));
  const bookedBy = byConsultant(bookings);
  const byStart = new Map<string, Slot>();
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const day = dayAt(addDays(today, ahead));
    const kept = byConsultant(keptOn(day));
    for (const consultant of consultants) {
      const { id, name } = consultant;
      const booked = bookedBy.get(id)?.filter((time) => overlap(time, day)) ?? [];
      const taken = [...booked, ...(kept.get(id) ?? [])];
      for (const times of workingTimes(length, consultant, day)) {
        if (times.startsAt < earliest || byStart.has(times.startsAt)) continue;
        if (taken.some((time) => overlap(time, times))) continue;
        byStart.set(times.startsAt, { ...times, consultant: { id, name } });
      }
    }
    // Every later day only has later times.
    if (byStart.size >= MAX_SLOTS) break;
  }
  const sorted = [...byStart.values()].sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
  return sorted.slice(0, MAX_SLOTS);
}

/** When something of that length can begin and end on a day at which the consultant is there. */
function* workingTimes({ minutes, every }: Length, consultant: Consultant, day: Day) {
  const timesAt = day.timesOf(minutes);
  for (const { startsMinute, endsMinute } of hoursOn(consultant, day.date)) {
    for (let minute = startsMinute; minute + minutes <= endsMinute; minute += every) {
      const times = timesAt(minute);
      if (!consultant.absences.some((absence) => overlap(absence, times))) yield times;
    }
  }
}

/** A day in Berlin, from midnight to midnight. */
interface Day extends Span {
  /** Such as `2026-12-01`. */
  date: string;
  /** When something of that many minutes begins and ends that begins at a minute of the day. */
  timesOf: (minutes: number) => (minute: number) => Span;
}

/** Each time is written once, for all who begin at the same minute. */
function dayAt(day: TZDate): Day {
  const next = addDays(day, 1);
  const toInstant = clockOf(day, next);
  const written = new Map<number, Span>();
  const timesOf = (minutes: number) => (minute: number) => {
    const key = minute * MINUTES_PER_DAY + minutes;
    const known = written.get(key);
    if (known) return known;
    const start = toInstant(minute);
    const times = {
      startsAt: start.toISOString(),
      endsAt: addMinutes(start, minutes).toISOString(),
    };
    written.set(key, times);
    return times;
  };
  return {
    date: lightFormat(day, 'yyyy-MM-dd'),
    startsAt: new Date(day.getTime()).toISOString(),
    endsAt: new Date(next.getTime()).toISOString(),
    timesOf,
  };
}

/**
 * From wall-clock minutes of a day in Berlin to instants. Only on the two days a year when the clocks
 * change does the time zone have to be asked for each of them, which takes long.
 */
function clockOf(day: TZDate, next: TZDate): (minute: number) => Date {
  const midnight = day.getTime();
  if (next.getTime() - midnight === DAY_MS) {
    return (minute) => new Date(midnight + minute * 60_000);
  }
  const date = [day.getFullYear(), day.getMonth(), day.getDate()] as const;
  return (minute) =>
    new Date(new TZDate(...date, Math.floor(minute / 60), minute % 60, TIME_ZONE).getTime());
}

type Time = Omit<Booking, 'byVisitor'>;

type TimesOf = ReadonlyMap<string, readonly Time[]>;

const byConsultant = (times: readonly Time[]): TimesOf =>
  Map.groupBy(times, ({ consultantId }) => consultantId);

/**
 * A founder's consultation takes the room of several free meetings, and one of those is enough to
 * prevent it. So visitors' meetings lie in no more than a share of the consultations that each
 * consultant could hold on a day (in the only one, if there is no other); once they do, the others
 * are kept.
 */
function keptFromVisitors(
  consultants: readonly Consultant[],
  visits: TimesOf,
  day: Day,
  share: number,
): Time[] {
  return consultants.flatMap((consultant) => {
    const own = visits.get(consultant.id);
    if (!own) return [];
    const room = [...workingTimes(appointmentRules.consultation, consultant, day)];
    const isVisited = (times: Span) => own.some((visit) => overlap(visit, times));
    const untouched = room.filter((times) => !isVisited(times));
    const most = Math.max(1, Math.floor(room.length * share));
    const isSpent = room.length - untouched.length >= most;
    return isSpent ? untouched.map((times) => ({ ...times, consultantId: consultant.id })) : [];
  });
}
