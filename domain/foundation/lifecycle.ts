import { z } from 'zod';
import { text } from '../text.ts';
import { command, evolve } from './command.ts';
import type { Event, PersonalFields } from './events.ts';
import { statuses, stepOf } from './statuses.ts';

export const startFoundationSchema = z.object({ package: z.literal('individual') });
export const reasonSchema = z.object({ reason: text(2_000) });

export type LifecycleEvent =
  | Event<'FoundationStarted', { founderId: string; package: 'individual' }>
  | Event<'FoundationCancelled', { reason: string }>;

const unfinished = statuses.filter((status) => status !== 'completed' && status !== 'cancelled');

export const lifecycleCommands = [
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

export const lifecycleEvolve = {
  FoundationStarted: evolve(
    ['not-started'],
    (_state, { founderId }: { founderId: string }, startedAt) => ({
      status: 'start-pending',
      founderId,
      startedAt,
    }),
  ),
  FoundationCancelled: evolve(unfinished, (state, _data: { reason: string }, cancelledAt) => ({
    status: 'cancelled',
    founderId: state.founderId,
    startedAt: state.startedAt,
    notary: state.notary,
    step: stepOf(state.status),
    cancelledAt,
  })),
};

export const lifecyclePersonalFields = {
  FoundationStarted: {},
  FoundationCancelled: { reason: 'founder' },
} as const satisfies Record<LifecycleEvent['type'], PersonalFields>;
