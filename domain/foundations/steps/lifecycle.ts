import { z } from 'zod';
import { type IdentificationGate, refuse } from '../command.ts';
import { nobodyYet } from '../people/people.ts';
import { type Reason, reasonSchema } from '../reason.ts';
import { withdrawalRefusal } from '../standing-order.ts';
import { stepOf, unfinished } from '../statuses.ts';
import { commandOf, event } from '../step.ts';
import type { packageOrder } from './package-order.ts';

/** The fate of the package order, which is a separate contract. */
export const cancelFoundationSchema = reasonSchema.extend({
  order: z.enum(['keep', 'withdraw']).optional(),
});

export const startFoundationSchema = z.object({ package: z.literal('individual') });

const events = {
  FoundationStarted: event<{
    founderId: string;
    package: 'individual';
    orderRequired: boolean;
    /** Whether it has to be stated who founds. */
    peopleRequired: boolean;
    /** What waits until people are identified. */
    identification: IdentificationGate;
  }>()({
    from: ['not-started'],
    to: 'start-pending',
    personal: {},
    fold: (
      _state,
      { founderId, orderRequired, peopleRequired, identification },
      { id, occurredAt },
    ) => ({
      founderId,
      startedAt: occurredAt,
      people: nobodyYet({
        founderId,
        startedBy: id,
        required: peopleRequired,
        gate: identification,
      }),
      obstacles: [],
      orderRequired,
      order: null,
    }),
  }),
  FoundationCancelled: event<Reason>()({
    from: unfinished,
    to: 'cancelled',
    personal: { reason: 'founder' },
    fold: (
      { status, founderId, startedAt, notary, orderRequired, order, owner, people },
      _data,
      { occurredAt },
    ) => ({
      founderId,
      startedAt,
      owner,
      people,
      obstacles: [],
      notary,
      orderRequired,
      order,
      step: stepOf(status),
      cancelledAt: occurredAt,
    }),
  }),
};
type Withdrawing = Pick<(typeof packageOrder)['events'], 'OrderWithdrawn'>;
const command = commandOf<typeof events & Withdrawing>();

const commands = [
  command({
    name: 'start-foundation',
    via: ['json'],
    who: ['founder'],
    when: ['not-started'],
    payload: startFoundationSchema,
    decide: (_state, payload, { actor, identificationGate = 'drafts' }) => [
      {
        type: 'FoundationStarted',
        data: {
          founderId: actor.id,
          package: payload.package,
          orderRequired: true,
          peopleRequired: true,
          identification: identificationGate,
        },
      },
    ],
  }),
  command({
    name: 'cancel-foundation',
    via: ['json'],
    who: ['founder', 'staff'],
    when: unfinished,
    payload: cancelFoundationSchema,
    decide: (state, { reason, order: becomes = 'keep' }, { at }) => {
      const cancelled = { type: 'FoundationCancelled', data: { reason } } as const;
      if (becomes === 'keep') return [cancelled];
      const { order } = state;
      if (!order) return refuse('NOT_ALLOWED_NOW');
      return (
        withdrawalRefusal(order, at) ?? [
          cancelled,
          { type: 'OrderWithdrawn', data: { orderId: order.orderId } },
        ]
      );
    },
  }),
] as const;

export const lifecycle = { events, commands };
