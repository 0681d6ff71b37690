/** Filters of due days: overdue, today, or the next seven days. */
export const dueWithin = ['overdue', 'today', 'week'] as const;
export type DueWithin = (typeof dueWithin)[number];

const DAY_MS = 24 * 60 * 60 * 1_000;
const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The first and last day of the filter; overdue has no first day. */
export function dueDays(within: DueWithin, today: string): { from?: string; to: string } {
  if (within === 'overdue') return { to: daysAfter(today, -1) };
  return { from: today, to: within === 'today' ? today : daysAfter(today, 6) };
}
