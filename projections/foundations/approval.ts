import type { AcceptedDocument } from '#domain/foundations/people/people.ts';
import type { Review } from '#domain/foundations/steps/review.ts';
import type { RecordedEvent } from '../event.ts';

export interface ApprovalDetails {
  at: string;
  /** The account of the lawyer. */
  by: string;
  /** Null for approvals from before their documents were recorded. */
  documents: AcceptedDocument[] | null;
  /** Null for approvals without a checklist. */
  review: Review | null;
}

export const approvalIn = ({
  data: { documents, review },
  occurredAt: at,
  actor,
}: RecordedEvent<'DocumentsApproved'>): ApprovalDetails => ({
  at,
  by: actor.id,
  documents: documents ? [...documents] : null,
  review: review ?? null,
});
