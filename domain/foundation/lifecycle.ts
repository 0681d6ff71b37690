import { z } from 'zod';
import { type Reason, reasonSchema } from './reason.ts';
import { statuses, stepOf } from './statuses.ts';
import { commandOf, event } from './step.ts';

export const startFoundationSchema = z.object({ package: z.literal('individual') });

const unfinished = statuses.filter((status) => status !== 'completed' && status !== 'cancelled');

const events = {
  FoundationStarted: event<{ founderId: string; package: 'individual' }>()({
    from: ['not-started'],
    to: 'start-pending',
    personal: {},
    fold: (_state, { founderId }, startedAt) => ({ founderId, startedAt }),
  }),
  FoundationCancelled: event<Reason>()({
    from: unfinished,
    to: 'cancelled',
    personal: { reason: 'founder' },
    fold: ({ status, founderId, startedAt, notary }, _data, cancelledAt) => ({
      founderId,
      startedAt,
      notary,
      step: stepOf(status),
      cancelledAt,
    }),
  }),
};
const command = commandOf<typeof events>();

const commands = [
  command({
    name: 'start-foundation',
    who: ['founder'],
    when: ['not-started'],
    payload: startFoundationSchema,
    decide: (_state, payload, { actor }) => [
      { type: 'FoundationStarted', data: { founderId: actor.id, package: payload.package } },
    ],
  }),
  command({
    name: 'cancel-foundation',
    who: ['founder', 'staff'],
    when: unfinished,
    payload: reasonSchema,
    decide: (_state, data) => [{ type: 'FoundationCancelled', data }],
  }),
] as const;

export const lifecycle = { events, commands };
