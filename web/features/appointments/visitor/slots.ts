import type { Call } from '../../../kit/api/call.ts';
import type { FormRules, Problems } from '../../../kit/forms/rules.ts';

/** Free meetings, earliest first; null while they cannot be loaded. */
export async function freeTimes(call: Call): Promise<{ startsAt: string }[] | null> {
  const query = { kind: 'strategy-meeting' } as const;
  const answer = await call('GET /slots', { query, as: 'none' });
  return answer.ok ? answer.data.map(({ startsAt }) => ({ startsAt })) : null;
}

/** How the choice of a time is judged: it may be missing, or taken by somebody else meanwhile. */
export const slotRules: Pick<FormRules, 'problems' | 'refusals'> = {
  // The schema would report a missing time as a malformed one.
  problems: ({ startsAt }): Problems => (startsAt ? {} : { startsAt: 'REQUIRED' }),
  refusals: { SLOT_TAKEN: { startsAt: 'SLOT_TAKEN' } },
};
