import { command, evolve, nothing } from './command.ts';
import type { Event, PersonalFields } from './events.ts';
import { reasonSchema } from './lifecycle.ts';

type None = Record<string, never>;
export type ReviewEvent =
  | Event<'DocumentChangesRequested', { reason: string }>
  | Event<'DocumentsApproved', None>;

export const reviewCommands = [
  command({
    name: 'request-document-changes',
    who: ['lawyer', 'founder'],
    when: ['review-pending'],
    payload: reasonSchema,
    decide: (_state, data) => [{ type: 'DocumentChangesRequested', data }],
  }),
  command({
    name: 'approve-documents',
    who: ['lawyer'],
    when: ['review-pending'],
    payload: nothing,
    decide: () => [{ type: 'DocumentsApproved', data: {} }],
  }),
] as const;

export const reviewEvolve = {
  DocumentChangesRequested: evolve(['review-pending'], (state, _data: { reason: string }) => ({
    ...state,
    status: 'documents-pending',
  })),
  DocumentsApproved: evolve(['review-pending'], (state, _: None) => ({
    ...state,
    status: 'notary-appointment-pending',
  })),
};

export const reviewPersonalFields = {
  DocumentChangesRequested: { reason: 'founder' },
  DocumentsApproved: {},
} as const satisfies Record<ReviewEvent['type'], PersonalFields>;
