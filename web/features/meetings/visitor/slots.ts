import { dayKey, hourIn } from '#domain/site/formats.ts';
import type { Call } from '../../../kit/api/call.ts';

/** Starts of free meetings, earliest first; null while they cannot be loaded. */
export async function freeStarts(call: Call): Promise<string[] | null> {
  const query = { kind: 'strategy-meeting' } as const;
  const answer = await call('GET /slots', { query, as: 'none' });
  return answer.ok ? answer.data.map(({ startsAt }) => startsAt) : null;
}

/** Starts by their day in Berlin. */
export const byDay = (starts: readonly string[]): string[][] => [
  ...Map.groupBy(starts, dayKey).values(),
];

export type DayPart = 'morning' | 'afternoon' | 'evening';

const partOf = (startsAt: string): DayPart => {
  const hour = hourIn(startsAt);
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
};

/** Starts of a day by its parts, those without any left out. */
export const byPart = (starts: readonly string[]): [DayPart, string[]][] => [
  ...Map.groupBy(starts, partOf),
];
