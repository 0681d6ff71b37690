import { z } from 'zod';
import { MAX_UPLOAD_BYTES } from '../files/limits.ts';
import { text } from '../text.ts';
import { command, evolve, nothing, refuse } from './command.ts';
import type { Event, PersonalFields } from './events.ts';
import type { FoundationDocument } from './state.ts';

/** What the route found out about a stored PDF; never taken from a person's input. */
export const fileSchema = z.object({
  fileId: z.uuid(),
  name: text(255),
  size: z.number().int().min(1).max(MAX_UPLOAD_BYTES),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

export const addDocumentSchema = fileSchema.extend({ title: text(200) });

type None = Record<string, never>;
export type DocumentsEvent =
  | Event<'DocumentAdded', FoundationDocument>
  | Event<'DocumentsSubmittedForReview', None>;

export const documentsCommands = [
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

export const documentsEvolve = {
  DocumentAdded: evolve(['documents-pending'], (state, document: FoundationDocument) => ({
    ...state,
    documents: [...state.documents, document],
  })),
  DocumentsSubmittedForReview: evolve(['documents-pending'], (state, _: None) => ({
    ...state,
    status: 'review-pending',
  })),
};

export const documentsPersonalFields = {
  DocumentAdded: { title: 'founder', name: 'founder' },
  DocumentsSubmittedForReview: {},
} as const satisfies Record<DocumentsEvent['type'], PersonalFields>;
