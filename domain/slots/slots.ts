import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { addMinutes } from 'date-fns/addMinutes';
import { lightFormat } from 'date-fns/lightFormat';
import { startOfDay } from 'date-fns/startOfDay';
import { type MeetingKind, meetingMinutes, slotMinutes } from '../meetings/meetings.ts';
import { overlap, type Span, TIME_ZONE } from './berlin-days.ts';
import { hoursOn, type Working } from './weekly-hours.ts';

/** Minimum notice for a booking. Slots are offered for four weeks. */
const NOTICE_MINUTES = 120;
const DAYS_AHEAD = 28;
const MAX_SLOTS = 200;
/** Times for hours bought in advance begin this far apart. */
const HOURS_EVERY_MINUTES = 30;
const DAY_MS = 24 * 60 * 60_000;

export type ConsultantKind = 'lawyer' | 'coach';

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

/** Visitors, whom nobody knows, leave room to those who have an account. */
export type SlotTaker = 'visitor' | 'member';

export interface Slot {
  startsAt: string;
  endsAt: string;
  consultant: { id: string; name: string };
}

/**
 * Free times from `now` on, earliest first, one per start, at most 200. Times are wall-clock times
 * in Berlin, so the hours stay the same when the clocks change. Nobody is asked to work on a public
 * holiday.
 */
export function freeSlots(
  kind: MeetingKind,
  consultants: readonly Consultant[],
  bookings: readonly Booking[],
  now: string,
  taker: SlotTaker = 'member',
): Slot[] {
  const visits = kind === 'strategy-meeting' && taker === 'visitor';
  const keptOn = (day: TZDate) => (visits ? keptFromVisitors(consultants, bookings, day) : []);
  return freeAmong(lengths[kind], consultants, bookings, now, keptOn);
}

/** When one consultant is free for that long, for hours bought in advance. */
export const freeTimesOf = (
  consultant: Consultant,
  bookings: readonly Booking[],
  minutes: number,
  now: string,
): Slot[] =>
  freeAmong({ minutes, every: HOURS_EVERY_MINUTES }, [consultant], bookings, now, () => []);

/** How long something lasts and how far apart it may begin, in minutes. */
interface Length {
  minutes: number;
  every: number;
}

const lengths: Record<MeetingKind, Length> = {
  'strategy-meeting': {
    minutes: meetingMinutes['strategy-meeting'],
    every: slotMinutes['strategy-meeting'],
  },
  consultation: { minutes: meetingMinutes.consultation, every: slotMinutes.consultation },
};

function freeAmong(
  length: Length,
  consultants: readonly Consultant[],
  bookings: readonly Booking[],
  now: string,
  keptOn: (day: TZDate) => readonly Time[],
): Slot[] {
  const earliest = addMinutes(new Date(now), NOTICE_MINUTES).toISOString();
  const today = startOfDay(new TZDate(now, TIME_ZONE));
  const booked = byConsultant(bookings);
  const byStart = new Map<string, Slot>();
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const day = addDays(today, ahead);
    const kept = byConsultant(keptOn(day));
    for (const slot of slotsOfDay(length, consultants, day)) {
      if (slot.startsAt < earliest || byStart.has(slot.startsAt)) continue;
      if (!isTaken(slot, booked) && !isTaken(slot, kept)) byStart.set(slot.startsAt, slot);
    }
    // Every later day only has later times.
    if (byStart.size >= MAX_SLOTS) break;
  }
  const sorted = [...byStart.values()].sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  return sorted.slice(0, MAX_SLOTS);
}

function* slotsOfDay(length: Length, consultants: readonly Consultant[], day: TZDate) {
  const { minutes, every } = length;
  const timesAt = timesOn(day, minutes);
  const date = lightFormat(day, 'yyyy-MM-dd');
  for (const consultant of consultants) {
    const { id, name, absences } = consultant;
    for (const { startsMinute, endsMinute } of hoursOn(consultant, date)) {
      for (let minute = startsMinute; minute + minutes <= endsMinute; minute += every) {
        const times = timesAt(minute);
        if (absences.some((absence) => overlap(absence, times))) continue;
        yield { ...times, consultant: { id, name } };
      }
    }
  }
}

/** When something begins and ends on a day; written once for all who begin at the same minute. */
function timesOn(day: TZDate, minutes: number): (minute: number) => Span {
  const toInstant = clockOf(day);
  const written = new Map<number, Span>();
  return (minute) => {
    const known = written.get(minute);
    if (known) return known;
    const start = toInstant(minute);
    const times = {
      startsAt: start.toISOString(),
      endsAt: addMinutes(start, minutes).toISOString(),
    };
    written.set(minute, times);
    return times;
  };
}

/**
 * From wall-clock minutes of a day in Berlin to instants. Only on the two days a year when the clocks
 * change does the time zone have to be asked for each of them, which takes long.
 */
function clockOf(day: TZDate): (minute: number) => Date {
  const midnight = day.getTime();
  if (addDays(day, 1).getTime() - midnight === DAY_MS) {
    return (minute) => addMinutes(midnight, minute);
  }
  const date = [day.getFullYear(), day.getMonth(), day.getDate()] as const;
  return (minute) =>
    new Date(new TZDate(...date, Math.floor(minute / 60), minute % 60, TIME_ZONE).getTime());
}

type Time = Omit<Booking, 'byVisitor'>;

type TimesOf = ReadonlyMap<string, readonly Time[]>;

const byConsultant = (times: readonly Time[]): TimesOf =>
  Map.groupBy(times, ({ consultantId }) => consultantId);

const isTaken = (slot: Slot, times: TimesOf) =>
  times.get(slot.consultant.id)?.some((time) => overlap(time, slot)) ?? false;

/**
 * A founder's consultation takes the room of several free meetings, and one of those is enough to
 * prevent it. So visitors' meetings lie in no more than half of the consultations that each
 * consultant could hold on a day (in the only one, if there is no other); once they do, the others
 * are kept.
 */
function keptFromVisitors(
  consultants: readonly Consultant[],
  bookings: readonly Booking[],
  day: TZDate,
): Time[] {
  const visits = bookings.filter(({ byVisitor }) => byVisitor);
  return consultants.flatMap((consultant) => {
    const room = [...slotsOfDay(lengths.consultation, [consultant], day)];
    const own = visits.filter(({ consultantId }) => consultantId === consultant.id);
    const isVisited = (slot: Slot) => own.some((visit) => overlap(visit, slot));
    const untouched = room.filter((slot) => !isVisited(slot));
    const share = Math.max(1, Math.floor(room.length / 2));
    const isSpent = room.length - untouched.length >= share;
    return isSpent ? untouched.map(timeOf) : [];
  });
}

const timeOf = ({ startsAt, endsAt, consultant }: Slot): Time => ({
  consultantId: consultant.id,
  startsAt,
  endsAt,
});
