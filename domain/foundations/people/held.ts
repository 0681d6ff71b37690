import type { Held } from '../due-dates.ts';
import type { CoreData } from '../steps/core-data-schema.ts';
import { type Mandated, mandateOf } from './mandate.ts';
import { missingIn, unidentified, whoStates } from './missing.ts';
import { isDetailsOf } from './people.ts';

/**
 * What drafts wait for besides the team; null where nothing holds them up.
 *
 * @param checking participants who have handed in what identifies them: nobody waits for these but for the team
 */
export function heldBy(
  standing: Mandated & { coreData: CoreData },
  checking: readonly string[] = [],
): Held | null {
  const { people, coreData } = standing;
  if (!people.required) return null;
  if (mandateOf(standing).state === 'pending') return { by: 'mandate', party: 'lawyer' };
  const missing = missingIn(people, coreData);
  if (missing.length > 0) return { by: 'details', party: whoStates(people, missing) };
  const open = people.gate === 'drafts' ? unidentified(people) : [];
  if (open.length > 0) {
    const waitedFor = open.filter(({ participantId }) => !checking.includes(participantId));
    if (waitedFor.length === 0) return { by: 'identification', party: 'staff' };
    const isOfOthers = waitedFor.every((each) => isDetailsOf(people, each) === 'co-founder');
    return { by: 'identification', party: isOfOthers ? 'co-founder' : 'founder' };
  }
  return null;
}
