import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { addMinutes } from 'date-fns/addMinutes';
import { getISODay } from 'date-fns/getISODay';
import { lightFormat } from 'date-fns/lightFormat';
import { startOfDay } from 'date-fns/startOfDay';
import { type MeetingKind, meetingMinutes, slotMinutes } from '../meetings/meetings.ts';
import { publicHolidayOn } from './public-holidays.ts';

export const TIME_ZONE = 'Europe/Berlin';

/** Minimum notice for a booking. Slots are offered for four weeks. */
const NOTICE_MINUTES = 120;
const DAYS_AHEAD = 28;
const MAX_SLOTS = 200;

/** Minutes since midnight in Berlin; weekday 1 (Monday) to 7. */
export interface WeeklyHours {
  weekday: number;
  startsMinute: number;
  endsMinute: number;
}

export interface Consultant {
  id: string;
  name: string;
  hours: readonly WeeklyHours[];
}

export interface Booking {
  consultantId: string;
  startsAt: string;
  endsAt: string;
}

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
): Slot[] {
  const earliest = addMinutes(new Date(now), NOTICE_MINUTES).toISOString();
  const today = startOfDay(new TZDate(now, TIME_ZONE));
  const byStart = new Map<string, Slot>();
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const day = addDays(today, ahead);
    if (publicHolidayOn(lightFormat(day, 'yyyy-MM-dd')) !== null) continue;
    for (const slot of slotsOfDay(kind, consultants, day)) {
      if (slot.startsAt < earliest || byStart.has(slot.startsAt)) continue;
      if (!isTaken(slot, bookings)) byStart.set(slot.startsAt, slot);
    }
  }
  const sorted = [...byStart.values()].sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  return sorted.slice(0, MAX_SLOTS);
}

function* slotsOfDay(kind: MeetingKind, consultants: readonly Consultant[], day: TZDate) {
  const length = meetingMinutes[kind];
  for (const { id, name, hours } of consultants) {
    for (const { startsMinute, endsMinute } of hours.filter((h) => h.weekday === getISODay(day))) {
      for (let minute = startsMinute; minute + length <= endsMinute; minute += slotMinutes[kind]) {
        const start = atMinute(day, minute);
        yield {
          startsAt: start.toISOString(),
          endsAt: addMinutes(start, length).toISOString(),
          consultant: { id, name },
        };
      }
    }
  }
}

/** `2026-11-26T10:30:00.000Z` of a Berlin wall-clock minute. */
const atMinute = (day: TZDate, minute: number) =>
  new Date(
    new TZDate(
      day.getFullYear(),
      day.getMonth(),
      day.getDate(),
      Math.floor(minute / 60),
      minute % 60,
      TIME_ZONE,
    ).getTime(),
  );

const isTaken = (slot: Slot, bookings: readonly Booking[]) =>
  bookings.some(
    (booking) =>
      booking.consultantId === slot.consultant.id &&
      booking.startsAt < slot.endsAt &&
      slot.startsAt < booking.endsAt,
  );
