import { z } from 'zod';
import { instantAt, MINUTES_PER_DAY, type Span } from '../days/berlin-days.ts';
import { addDaysTo } from '../days/working-days.ts';
import { calendarDate } from './weekly-hours.ts';

const MOST_DAYS = 366;
const DAYS_AHEAD = 2 * 366;

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'NOT_A_TIME');

/**
 * Whole days, both included, or from a time on the first to a time on the last. Why somebody is not
 * there is nobody's business: illness least of all.
 */
export const absenceRequest = z.object({
  from: calendarDate,
  until: calendarDate,
  begins: time.optional(),
  ends: time.optional(),
});
export type AbsenceRequest = z.output<typeof absenceRequest>;

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

export const absenceSpan = ({ from, until, begins, ends }: AbsenceRequest): Span => ({
  startsAt: instantAt(from, begins ? minutesOf(begins) : 0),
  endsAt: instantAt(until, ends ? minutesOf(ends) : MINUTES_PER_DAY),
});

export type AbsenceRefusal = 'ENDS_BEFORE_IT_BEGINS' | 'IN_THE_PAST' | 'TOO_LONG' | 'TOO_FAR_AHEAD';

/** @param today in Berlin */
export function absenceRefusal(
  request: AbsenceRequest,
  { today, now }: { today: string; now: string },
): AbsenceRefusal | undefined {
  const { startsAt, endsAt } = absenceSpan(request);
  if (startsAt >= endsAt) return 'ENDS_BEFORE_IT_BEGINS';
  if (endsAt <= now) return 'IN_THE_PAST';
  if (request.until > addDaysTo(request.from, MOST_DAYS)) return 'TOO_LONG';
  return request.from > addDaysTo(today, DAYS_AHEAD) ? 'TOO_FAR_AHEAD' : undefined;
}

/** What has become of a time that an absence took: `asked` once the person has the mail. */
export const rebookingStates = ['open', 'asked', 'moved', 'cancelled', 'held'] as const;
export type RebookingState = (typeof rebookingStates)[number];

/** How far it is: `2 of 3`. What took place all the same needs nobody any more. */
export function rebookingProgress(states: readonly RebookingState[]) {
  const done = states.filter((state) => state !== 'open' && state !== 'asked').length;
  return { done, total: states.length };
}
