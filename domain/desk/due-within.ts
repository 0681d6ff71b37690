/** What the team asks for when it looks for dates: late already, today, or in the next seven days. */
export const dueWithin = ['overdue', 'today', 'week'] as const;
export type DueWithin = (typeof dueWithin)[number];

const DAY_MS = 24 * 60 * 60 * 1_000;
const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The days meant, both included; open at the beginning for what is late. */
export function dueDays(within: DueWithin, today: string): { from?: string; to: string } {
  if (within === 'overdue') return { to: daysAfter(today, -1) };
  return { from: today, to: within === 'today' ? today : daysAfter(today, 6) };
}
