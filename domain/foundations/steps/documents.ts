import { text } from '../../text.ts';
import { refuse } from '../command.ts';
import { fileSchema } from '../file.ts';
import { orderObstacle } from '../standing-order.ts';
import type { FoundationDocument } from '../state.ts';
import { commandOf, event, nothing } from '../step.ts';

export const addDocumentSchema = fileSchema.extend({ title: text(200) });

const events = {
  DocumentAdded: event<FoundationDocument>()({
    from: ['documents-pending'],
    personal: { title: 'founder', name: 'founder' },
    fold: (state, document) => ({ ...state, documents: [...state.documents, document] }),
  }),
  DocumentsSubmittedForReview: event()({
    from: ['documents-pending'],
    to: 'review-pending',
    fold: (state) => state,
  }),
};
const command = commandOf<typeof events>();

const commands = [
  command({
    name: 'add-document',
    via: ['file'],
    who: ['staff'],
    when: ['documents-pending'],
    payload: addDocumentSchema,
    decide: (state, file, { at }) =>
      orderObstacle(state, at) ?? [
        { type: 'DocumentAdded', data: { ...file, documentId: file.fileId } },
      ],
  }),
  command({
    name: 'submit-documents-for-review',
    via: ['json'],
    who: ['staff'],
    when: ['documents-pending'],
    payload: nothing,
    decide: (state, _payload, { at }) => {
      const obstacle = orderObstacle(state, at);
      if (obstacle) return obstacle;
      if (state.documents.length === 0) return refuse('NO_DOCUMENTS');
      return [{ type: 'DocumentsSubmittedForReview', data: {} }];
    },
  }),
] as const;

export const documents = { events, commands };
