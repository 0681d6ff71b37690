import { z } from 'zod';
import { type Reason, reasonSchema } from '../reason.ts';
import { stepOf, unfinished } from '../statuses.ts';
import { commandOf, event } from '../step.ts';

export const startFoundationSchema = z.object({ package: z.literal('individual') });

const events = {
  FoundationStarted: event<{ founderId: string; package: 'individual'; orderRequired: boolean }>()({
    from: ['not-started'],
    to: 'start-pending',
    personal: {},
    fold: (_state, { founderId, orderRequired }, startedAt) => ({
      founderId,
      startedAt,
      orderRequired,
      order: null,
    }),
  }),
  FoundationCancelled: event<Reason>()({
    from: unfinished,
    to: 'cancelled',
    personal: { reason: 'founder' },
    fold: ({ status, founderId, startedAt, notary, orderRequired, order }, _data, cancelledAt) => ({
      founderId,
      startedAt,
      notary,
      orderRequired,
      order,
      step: stepOf(status),
      cancelledAt,
    }),
  }),
};
const command = commandOf<typeof events>();

const commands = [
  command({
    name: 'start-foundation',
    via: ['json'],
    who: ['founder'],
    when: ['not-started'],
    payload: startFoundationSchema,
    decide: (_state, payload, { actor }) => [
      {
        type: 'FoundationStarted',
        data: { founderId: actor.id, package: payload.package, orderRequired: true },
      },
    ],
  }),
  command({
    name: 'cancel-foundation',
    via: ['json'],
    who: ['founder', 'staff'],
    when: unfinished,
    payload: reasonSchema,
    decide: (_state, data) => [{ type: 'FoundationCancelled', data }],
  }),
] as const;

export const lifecycle = { events, commands };
