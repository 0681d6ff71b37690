import {
  type ActivityName,
  activityOf,
  type CommandName,
  commandNames,
} from '#domain/foundation/names.ts';
import { freeConsultation, freeSlotOf, takeSlot } from '#modules/bookings/bookings.ts';
import { markUploadLinkUsed, revokeUploadLinks } from '#modules/upload-links/upload-links.ts';
import type { CommandMessage, Outcome } from '../processes/messages.ts';
import { type Around, carryOut } from './carry-out.ts';
import type { Dependencies } from './dependencies.ts';

export type Step = (message: CommandMessage) => Promise<Outcome>;

/** One activity per command, named after it: these names are what staff see in the Temporal UI. */
export function createSteps(deps: Dependencies): Record<ActivityName, Step> {
  const around = sideEffects(deps);
  const step = (command: CommandName): [ActivityName, Step] => [
    activityOf(command),
    (message) => carryOut(deps, message, around[command]),
  ];
  return Object.fromEntries(commandNames.map(step)) as Record<ActivityName, Step>;
}

/** What some commands do besides appending their events; the others need no entry. */
function sideEffects(deps: Dependencies): Partial<Record<CommandName, Around>> {
  const markLinkUsed: Around['accepted'] = async ({ foundationId }, { linkId }) => {
    if (typeof linkId !== 'string') return;
    await markUploadLinkUsed(deps.db, { id: linkId, foundationId }, deps.now());
  };
  return {
    'book-consultation': {
      takeSlot: (message, payload) => takeSlot(deps.db, message, payload, deps.now()),
      refused: ({ commandId }) => freeSlotOf(deps.db, commandId, deps.now()),
    },
    'cancel-consultation': {
      accepted: ({ foundationId }) => freeConsultation(deps.db, foundationId, deps.now()),
    },
    'receive-foundation-certificate': { accepted: markLinkUsed },
    'receive-register-extract': { accepted: markLinkUsed },
    'cancel-foundation': {
      async accepted({ foundationId }) {
        await freeConsultation(deps.db, foundationId, deps.now());
        await revokeUploadLinks(deps.db, foundationId, deps.now());
      },
    },
  };
}
