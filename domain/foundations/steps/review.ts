import { type Reason, reasonSchema } from '../reason.ts';
import { orderObstacle } from '../standing-order.ts';
import { commandOf, event, nothing } from '../step.ts';

const events = {
  DocumentChangesRequested: event<Reason>()({
    from: ['review-pending'],
    to: 'documents-pending',
    personal: { reason: 'founder' },
    fold: (state) => state,
  }),
  DocumentsApproved: event()({
    from: ['review-pending'],
    to: 'notary-appointment-pending',
    fold: (state) => state,
  }),
};
const command = commandOf<typeof events>();

const commands = [
  command({
    name: 'request-document-changes',
    via: ['json'],
    who: ['lawyer', 'founder'],
    when: ['review-pending'],
    payload: reasonSchema,
    decide: (state, data, { at }) =>
      orderObstacle(state, at) ?? [{ type: 'DocumentChangesRequested', data }],
  }),
  command({
    name: 'approve-documents',
    via: ['json'],
    who: ['lawyer'],
    when: ['review-pending'],
    payload: nothing,
    decide: (state, _payload, { at }) =>
      orderObstacle(state, at) ?? [{ type: 'DocumentsApproved', data: {} }],
  }),
] as const;

export const review = { events, commands };
