import { z } from 'zod';
import type { StateAt } from '../state.ts';
import { type Unfinished, unfinished } from '../statuses.ts';
import { commandOf, event } from '../step.ts';

/** Ids of accounts of the team. */
export const assignOwnerSchema = z.object({ ownerId: z.uuid(), standInId: z.uuid().optional() });
type Owner = z.output<typeof assignOwnerSchema>;

const events = {
  OwnerAssigned: event<Owner>()({
    from: unfinished,
    personal: {},
    fold: (state, owner): StateAt<Unfinished> => ({ ...state, owner }),
  }),
};
const command = commandOf<typeof events>();

const commands = [
  command({
    name: 'assign-owner',
    // The server assigns a new formation to the person with the fewest cases.
    via: ['json', 'server'],
    who: ['staff', 'timer'],
    when: unfinished,
    payload: assignOwnerSchema,
    decide: (_state, owner) => [{ type: 'OwnerAssigned', data: owner }],
  }),
] as const;

export const owner = { events, commands };
