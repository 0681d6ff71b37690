import { addDaysTo } from '../days/working-days.ts';

/** Filters of due days: overdue, today, or the next seven days. */
export const dueWithin = ['overdue', 'today', 'week'] as const;
export type DueWithin = (typeof dueWithin)[number];

/** The first and last day of the filter; overdue has no first day. */
export function dueDays(within: DueWithin, today: string): { from?: string; to: string } {
  if (within === 'overdue') return { to: addDaysTo(today, -1) };
  return { from: today, to: within === 'today' ? today : addDaysTo(today, 6) };
}
