import { dayKey, hourIn } from '#domain/site/formats.ts';
import type { Call } from '../../../kit/api/call.ts';
import type { FormRules, Problems } from '../../../kit/forms/rules.ts';

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

/** How the choice of a time is judged: it may be missing, or taken by somebody else meanwhile. */
export const slotRules: Pick<FormRules, 'problems' | 'refusals'> = {
  // The schema would report a missing time as a malformed one.
  problems: ({ startsAt }): Problems => (startsAt ? {} : { startsAt: 'REQUIRED' }),
  refusals: { SLOT_TAKEN: { startsAt: 'SLOT_TAKEN' } },
};
