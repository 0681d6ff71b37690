import { refuse } from '../command.ts';
import { type Reason, reasonSchema } from '../reason.ts';
import { orderRefusal } from '../standing-order.ts';
import { commandOf, event, nothing } from '../step.ts';

const events = {
  DocumentChangesRequested: event<Reason>()({
    from: ['review-pending'],
    to: 'documents-pending',
    personal: { reason: 'founder' },
    fold: (state, _data, { id, by }) => ({
      ...state,
      changeRequests: [...state.changeRequests, { id, by }],
    }),
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
      orderRefusal(state, at) ?? [{ type: 'DocumentChangesRequested', data }],
  }),
  command({
    name: 'approve-documents',
    via: ['json'],
    who: ['lawyer'],
    when: ['review-pending'],
    payload: nothing,
    decide: (state, _payload, { at }) => {
      const refusal = orderRefusal(state, at);
      if (refusal) return refusal;
      return state.documents.length === 0
        ? refuse('NO_DOCUMENTS')
        : [{ type: 'DocumentsApproved', data: {} }];
    },
  }),
] as const;

export const review = { events, commands };
