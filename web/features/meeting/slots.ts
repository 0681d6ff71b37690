import type { Slot } from '#api/contract.ts';
import { dayKey } from '#domain/site/formats.ts';
import type { Backend } from '../../server/services.ts';

/** Starts of free meetings, earliest first; null while they cannot be loaded. */
export async function freeStarts(backend: Backend): Promise<string[] | null> {
  const query = { kind: 'strategy-meeting' };
  const answer = await backend.get<Slot[]>('/slots', { query, as: 'none' });
  return answer.ok ? answer.data.map(({ startsAt }) => startsAt) : null;
}

/** Starts by their day in Berlin. */
export const byDay = (starts: readonly string[]): string[][] => [
  ...Map.groupBy(starts, dayKey).values(),
];
