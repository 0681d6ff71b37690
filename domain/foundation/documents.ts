import { text } from '../text.ts';
import { refuse } from './command.ts';
import { fileSchema } from './file.ts';
import type { FoundationDocument } from './state.ts';
import { commandOf, event, nothing } from './step.ts';

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
    who: ['staff'],
    when: ['documents-pending'],
    payload: addDocumentSchema,
    decide: (_state, file) => [
      { type: 'DocumentAdded', data: { ...file, documentId: file.fileId } },
    ],
  }),
  command({
    name: 'submit-documents-for-review',
    who: ['staff'],
    when: ['documents-pending'],
    payload: nothing,
    decide: ({ documents }) =>
      documents.length === 0
        ? refuse('NO_DOCUMENTS')
        : [{ type: 'DocumentsSubmittedForReview', data: {} }],
  }),
] as const;

export const documents = { events, commands };
