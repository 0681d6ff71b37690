import { z } from 'zod';
import { text } from '../../text.ts';
import { refuse, refuseField } from '../command.ts';
import { acceptanceOpen } from '../people/gates.ts';
import type { AcceptedDocument } from '../people/people.ts';
import { countedIn, type People } from '../people/people.ts';
import { type Reason, reasonSchema } from '../reason.ts';
import {
  acceptedByAll,
  articlesFor,
  articlesKinds,
  checklistOf,
  type ReviewPoint,
  reviewedCase,
  reviewPoints,
} from '../review/review-checklist.ts';
import { newestOf, type StateAt } from '../state.ts';
import { commandOf, event } from '../step.ts';

const point = z.enum(reviewPoints);
/** Checked points, and reasons for those left open. */
export const reviewSchema = z.object({
  articles: z.enum(articlesKinds),
  checked: z.array(point).max(reviewPoints.length),
  open: z.partialRecord(point, text(500)),
});
export type Review = z.output<typeof reviewSchema>;

/** Earlier approvals have no records, and others without a checklist have no review. */
export interface Approved {
  documents?: readonly AcceptedDocument[];
  review?: Review | undefined;
}

type Reasons = { [Point in ReviewPoint as `review.open.${Point}`]: 'founder' };
const reasons = Object.fromEntries(
  reviewPoints.map((each) => [`review.open.${each}`, 'founder'] as const),
) as Reasons;

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
  DocumentsApproved: event<Approved>()({
    from: ['review-pending'],
    to: 'notary-appointment-pending',
    personal: reasons,
    fold: (state) => state,
  }),
};
const command = commandOf<typeof events>();

/** Whether each point of the case, and no other, was checked or left open with a reason. */
function isWhole(state: StateAt<'review-pending'>, { articles, checked, open }: Review) {
  const coreData = countedIn(state.people, state.coreData);
  if (!articlesFor(coreData).includes(articles)) return false;
  // That all have accepted is known, and nobody ticks it.
  if (checked.includes(acceptedByAll)) return false;
  const said = [...checked, ...(Object.keys(open) as ReviewPoint[])].filter(
    (point): boolean => point !== acceptedByAll,
  );
  const points = checklistOf(reviewedCase(coreData, articles));
  return said.length === points.length && points.every((each) => said.includes(each));
}

/** The review as it is kept: with the point that all shareholders have accepted, unless it was left open. */
const recorded = (said: Review, { required }: People): Review =>
  required && said.open[acceptedByAll] === undefined
    ? { ...said, checked: [...said.checked, acceptedByAll] }
    : said;

const commands = [
  command({
    name: 'request-document-changes',
    via: ['json'],
    who: ['lawyer', 'founder', 'co-founder'],
    when: ['review-pending'],
    payload: reasonSchema,
    gates: ['order', 'period'],
    decide: (_state, data) => [{ type: 'DocumentChangesRequested', data }],
  }),
  command({
    name: 'approve-documents',
    via: ['json'],
    who: ['lawyer'],
    when: ['review-pending'],
    payload: z.object({ review: reviewSchema.optional() }),
    gates: ['order', 'mandate', 'period'],
    decide: (state, { review: said }) => {
      if (state.documents.length === 0) return refuse('NO_DOCUMENTS');
      if (said && !isWhole(state, said)) return refuseField('review');
      const participants = state.people.required
        ? acceptanceOpen(state.people, state.documents)
        : [];
      const isExcused = said?.open[acceptedByAll] !== undefined;
      if (participants.length > 0 && !isExcused) {
        return { refused: 'ACCEPTANCE_OPEN', details: { participants } };
      }
      const approved = newestOf(state.documents).map(({ documentId, sha256 }) => ({
        documentId,
        sha256,
      }));
      return [
        {
          type: 'DocumentsApproved',
          data: { documents: approved, ...(said && { review: recorded(said, state.people) }) },
        },
      ];
    },
  }),
] as const;

export const review = { events, commands };
