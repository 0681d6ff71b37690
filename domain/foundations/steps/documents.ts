import { z } from 'zod';
import { line, longText } from '../../text.ts';
import { type Refusal, refuse, refuseField } from '../command.ts';
import { fileSchema } from '../file.ts';
import type { AcceptedDocument } from '../people/people.ts';
import { participantOf } from '../people/people.ts';
import type { FoundationDocument, StateAt } from '../state.ts';
import { commandOf, event } from '../step.ts';
import { onPeople } from './participants.ts';

export const addDocumentSchema = fileSchema.extend({
  title: line(200),
  /** The draft that this one replaces. */
  replaces: z.uuid().optional(),
});

/** A requested change is answered by text, by a new version, or by both. */
const answerSchema = z.object({
  /** Id of the request. */
  request: z.string().max(100),
  text: longText(2_000).optional(),
  documentId: z.uuid().optional(),
});
type Answer = z.output<typeof answerSchema>;
export const submitDocumentsSchema = z.object({
  answers: z.array(answerSchema).max(100).optional(),
});

export const withdrawDocumentSchema = z.object({ documentId: z.uuid(), reason: longText(2_000) });
type Withdrawn = z.output<typeof withdrawDocumentSchema>;

const acceptedSchema = z.object({
  documentId: z.uuid(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export const acceptDocumentsSchema = z.object({
  documents: z.array(acceptedSchema).min(1).max(100),
});

/**
 * Statuses for drafts: while they are written, and after the deed while an obstacle requires another document.
 */
const drafting = ['documents-pending', 'register-record-pending'] as const;
type Drafting = StateAt<(typeof drafting)[number]>;
const unapproved = ['documents-pending', 'review-pending'] as const;
type Unapproved = StateAt<(typeof unapproved)[number]>;

/** Statuses in which shareholders accept drafts: from the review until the appointment is confirmed. */
const accepting = [
  'review-pending',
  'notary-appointment-pending',
  'notary-appointment-confirmation-pending',
] as const;

const without = (documents: readonly FoundationDocument[], gone: string | undefined) =>
  documents.filter(({ documentId }) => documentId !== gone);

interface Versioned {
  version?: string | undefined;
}

/** Marks the draft as the new version for requests without one, and for those with the version it replaces. */
export const versioned = <Request extends Versioned>(
  requests: readonly Request[],
  { documentId, replaces }: Pick<FoundationDocument, 'documentId' | 'replaces'>,
): Request[] =>
  requests.map((request) =>
    request.version === undefined || request.version === replaces
      ? { ...request, version: documentId }
      : request,
  );

/** Unmarks requests whose version was withdrawn. */
export const unversioned = <Request extends Versioned>(
  requests: readonly Request[],
  documentId: string,
): Request[] =>
  requests.map((request) =>
    request.version === documentId ? { ...request, version: undefined } : request,
  );

const events = {
  DocumentAdded: event<FoundationDocument>()({
    from: drafting,
    personal: { title: 'founder', name: 'founder' },
    fold: (state, document): Drafting => ({
      ...state,
      documents: [...without(state.documents, document.replaces), document],
      changeRequests: versioned(state.changeRequests, document),
    }),
  }),
  DocumentWithdrawn: event<Withdrawn>()({
    from: unapproved,
    personal: { reason: 'founder' },
    fold: (state, { documentId }): Unapproved => ({
      ...state,
      documents: without(state.documents, documentId),
      changeRequests: unversioned(state.changeRequests, documentId),
    }),
  }),
  ChangeRequestAnswered: event<Answer>()({
    from: ['documents-pending'],
    personal: { text: 'founder' },
    fold: (state, { request: id, text: said, documentId }) => ({
      ...state,
      changeRequests: state.changeRequests.map((request) =>
        request.id === id
          ? { ...request, answered: said !== undefined, version: documentId ?? request.version }
          : request,
      ),
    }),
  }),
  DocumentsSubmittedForReview: event()({
    from: ['documents-pending'],
    to: 'review-pending',
    fold: onPeople('DocumentsSubmittedForReview'),
  }),
  DocumentsAccepted: event<{ by: string; documents: readonly AcceptedDocument[] }>()({
    from: accepting,
    personal: {},
    fold: onPeople('DocumentsAccepted'),
  }),
};
const command = commandOf<typeof events>();

type Documented = Pick<StateAt<'documents-pending'>, 'documents' | 'changeRequests'>;

const isAmong = ({ documents }: Pick<Documented, 'documents'>, id: string): boolean =>
  documents.some(({ documentId }) => documentId === id);

/** Refuses while a request has neither a new version nor an answer; undefined when all have one. */
function unanswered(state: Documented, answers: readonly Answer[]): Refusal | undefined {
  const known = new Set(state.changeRequests.map(({ id }) => id));
  const isSense = ({ request, text: said, documentId }: Answer) =>
    known.has(request) &&
    (documentId === undefined ? said !== undefined : isAmong(state, documentId));
  if (!answers.every(isSense)) return refuseField('answers');
  const now = new Set(answers.map(({ request }) => request));
  const open = state.changeRequests.filter(
    ({ id, answered, version }) => !answered && version === undefined && !now.has(id),
  );
  return open.length > 0 ? refuse('REQUESTS_UNANSWERED') : undefined;
}

const commands = [
  command({
    name: 'add-document',
    via: ['file'],
    // Lawyers as well: until everybody has released the firm from secrecy, they alone see drafts.
    who: ['staff', 'lawyer'],
    when: ['documents-pending'],
    opened: ['register-record-pending'],
    payload: addDocumentSchema,
    gates: ['order', 'mandate', 'release', 'period', 'identification'],
    decide: (state, { replaces, ...file }) => {
      if (replaces !== undefined && !isAmong(state, replaces)) return refuseField('replaces');
      const data = { ...file, documentId: file.fileId, ...(replaces && { replaces }) };
      return [{ type: 'DocumentAdded', data }];
    },
  }),
  command({
    name: 'withdraw-document',
    via: ['json'],
    who: ['staff'],
    when: unapproved,
    payload: withdrawDocumentSchema,
    decide: (state, withdrawn) =>
      isAmong(state, withdrawn.documentId)
        ? [{ type: 'DocumentWithdrawn', data: withdrawn }]
        : refuseField('documentId'),
  }),
  command({
    name: 'submit-documents-for-review',
    via: ['json'],
    who: ['staff', 'lawyer'],
    when: ['documents-pending'],
    payload: submitDocumentsSchema,
    gates: ['order', 'mandate', 'release', 'period', 'identification', 'complete', 'minors'],
    decide: (state, { answers = [] }) => {
      if (state.documents.length === 0) return refuse('NO_DOCUMENTS');
      return (
        unanswered(state, answers) ?? [
          ...answers.map((data) => ({ type: 'ChangeRequestAnswered', data }) as const),
          { type: 'DocumentsSubmittedForReview', data: {} },
        ]
      );
    },
  }),
  command({
    name: 'accept-documents',
    via: ['json'],
    who: ['founder', 'co-founder'],
    when: accepting,
    payload: acceptDocumentsSchema,
    decide: (state, { documents: accepted }, { actor }) => {
      const own = participantOf(state.people, actor.id);
      if (actor.role === 'co-founder' && !own?.shareholder) return refuse('NOT_ALLOWED_FOR_ROLE');
      const isPresent = ({ documentId, sha256 }: AcceptedDocument) =>
        state.documents.some((now) => now.documentId === documentId && now.sha256 === sha256);
      return accepted.every(isPresent)
        ? [{ type: 'DocumentsAccepted', data: { by: actor.id, documents: accepted } }]
        : refuse('CHANGED_MEANWHILE');
    },
  }),
] as const;

export const documents = { events, commands };
