import type { Appointment, CalendarWeek, Rebookings } from '#api/contract.gen.d.ts';
import { daysOf, instantAt } from '#domain/days/berlin-days.ts';
import { publicHolidayOn } from '#domain/days/public-holidays.ts';
import { idOf } from './team-rows.ts';

export const sommer = {
  id: idOf(1),
  name: 'Dr. Lea Sommer',
  kind: 'lawyer',
  isPaused: false,
} as const;
export const brandt = {
  id: idOf(2),
  name: 'Jonas Brandt',
  kind: 'coach',
  isPaused: false,
} as const;

const minutes: Record<Appointment['kind'], number> = {
  consultation: 90,
  'strategy-meeting': 15,
  hours: 60,
};

/** Of Dr. Sommer, with somebody who has an account. */
export function appointmentAt(
  index: number,
  date: string,
  minute: number,
  more: Partial<Appointment> = {},
): Appointment {
  const { kind = 'strategy-meeting' } = more;
  return {
    bookingId: idOf(100 + index),
    consultantId: sommer.id,
    kind,
    startsAt: instantAt(date, minute),
    endsAt: instantAt(date, minute + minutes[kind]),
    company: null,
    person: { name: `Ida Muster ${index}`, email: `ida-${index}@example.com`, phone: null },
    foundationId: null,
    orderId: null,
    type: null,
    isHeld: false,
    displaced: null,
    askedAt: null,
    ...more,
  };
}

/** Mornings of Dr. Sommer, and afternoons of Jonas Brandt. */
export function calendarWeek(week: string, appointments: Appointment[] = []): CalendarWeek {
  const dates = daysOf(week) ?? [];
  const hoursOf = (consultantId: string, from: number, to: number) =>
    dates.slice(0, 5).map((date) => ({
      consultantId,
      startsAt: instantAt(date, from),
      endsAt: instantAt(date, to),
    }));
  return {
    week,
    days: dates.map((date) => ({ date, holiday: publicHolidayOn(date) })),
    consultants: [sommer, brandt],
    hours: [...hoursOf(sommer.id, 480, 840), ...hoursOf(brandt.id, 840, 1_200)],
    absences: [],
    appointments,
  };
}

/** As full as a week gets. */
export function fullWeek(week: string): CalendarWeek {
  const dates = (daysOf(week) ?? []).slice(0, 5);
  const all = dates.flatMap((date, day) => [
    appointmentAt(day * 20, date, 480, {
      kind: 'consultation',
      company: day === 0 ? 'Donaudampfschifffahrtsgesellschaft Regensburg UG' : `Werk ${day} GmbH`,
      foundationId: idOf(day),
      type: 'phone',
    }),
    ...[600, 630, 660, 690, 720].map((minute, index) =>
      appointmentAt(day * 20 + 1 + index, date, minute),
    ),
    ...[840, 870, 900, 930, 960].map((minute, index) =>
      appointmentAt(day * 20 + 8 + index, date, minute, { consultantId: brandt.id }),
    ),
    appointmentAt(day * 20 + 15, date, 1_020, {
      kind: 'hours',
      consultantId: brandt.id,
      orderId: idOf(day),
    }),
  ]);
  return calendarWeek(week, all);
}

const moved = { startsAt: '2026-12-01T08:00:00.000Z', endsAt: '2026-12-01T09:30:00.000Z' };

/** Dr. Sommer is absent on a day on which two have a time; the third has another already. */
export function absentOn(date: string): Rebookings {
  const displaced = 'absent' as const;
  const consultation = { kind: 'consultation', company: 'Nordlicht Keramik UG' } as const;
  return {
    consultants: [sommer, brandt],
    absences: [
      {
        id: idOf(9),
        consultantId: sommer.id,
        startsAt: instantAt(date, 0),
        endsAt: instantAt(date, 1_440),
        progress: { done: 1, total: 3 },
        affected: [
          {
            ...appointmentAt(1, date, 480, { ...consultation, foundationId: idOf(3), displaced }),
            type: 'phone',
            state: 'open',
            instead: null,
          },
          { ...appointmentAt(2, date, 600, { displaced }), state: 'open', instead: null },
          {
            ...appointmentAt(3, date, 660),
            state: 'moved',
            instead: { ...moved, consultant: brandt.name },
          },
        ],
      },
    ],
    outsideHours: [],
  };
}
