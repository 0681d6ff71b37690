import type { Call } from '../../../kit/api/call.ts';
import type { FormRules } from '../../../kit/forms/rules.ts';
import { timeChosen } from '../../../shared/appointments/time-chosen.ts';

/** Free meetings, earliest first; null while they cannot be loaded. */
export async function freeTimes(call: Call): Promise<{ startsAt: string }[] | null> {
  const query = { kind: 'strategy-meeting' } as const;
  const answer = await call('GET /slots', { query, as: 'none' });
  return answer.ok ? answer.data.map(({ startsAt }) => ({ startsAt })) : null;
}

/** How the choice of a time is judged: it may be missing, or taken by somebody else meanwhile. */
export const slotRules: Pick<FormRules, 'problems' | 'refusals'> = {
  problems: timeChosen,
  refusals: { SLOT_TAKEN: { startsAt: 'SLOT_TAKEN' } },
};
