import type { CalendarWeek } from '#api/contract.gen.d.ts';
import { onDay, type Span } from '#domain/days/berlin-days.ts';

type Lane = Pick<CalendarWeek, 'hours' | 'absences' | 'appointments'>;
const HOUR = 60;
/** Shown where somebody has neither hours nor appointments, but is absent. */
const OFFICE_DAY = [9 * HOUR, 17 * HOUR] as const;

/** What belongs to one consultant. */
export function laneOf(week: CalendarWeek, consultantId: string): Lane {
  const own = <Of extends { consultantId: string }>(all: readonly Of[]) =>
    all.filter((one) => one.consultantId === consultantId);
  return {
    hours: own(week.hours),
    absences: own(week.absences),
    appointments: own(week.appointments),
  };
}

export const isEmpty = ({ hours, absences, appointments }: Lane) =>
  hours.length + absences.length + appointments.length === 0;

/** The whole hours of the clock that hold everything of a lane. */
export function clockOf({ hours, appointments }: Lane, dates: readonly string[]) {
  const times = [...hours, ...appointments].flatMap((span) =>
    dates.flatMap((date) => {
      const part = onDay(span, date);
      return part ? [part] : [];
    }),
  );
  if (times.length === 0) return { from: OFFICE_DAY[0], to: OFFICE_DAY[1] };
  const from = Math.min(...times.map(([begins]) => begins));
  const to = Math.max(...times.map(([, ends]) => ends));
  return { from: Math.floor(from / HOUR) * HOUR, to: Math.ceil(to / HOUR) * HOUR };
}

/** Monday to Friday, and the weekend where something lies in it. */
export function shownDays({ days, hours, appointments }: CalendarWeek): CalendarWeek['days'] {
  const isUsed = (date: string) =>
    [...hours, ...appointments].some((span: Span) => onDay(span, date) !== null);
  const last = days.findLastIndex(({ date }) => isUsed(date));
  return days.slice(0, Math.max(5, last + 1));
}
