import type { FoundationCard, OpenTask } from '#api/contract.ts';
import { foundationAt } from './foundations.ts';

/** A different id for each number; its file number begins with it. */
export const idOf = (number: number) =>
  `${String(number).padStart(8, '0')}-7425-40de-944b-e07fc1f90ae7`;

/** A foundation in the list of foundations. */
export const cardOf = (more: Partial<FoundationCard> = {}): FoundationCard => ({
  ...foundationAt('documents-pending'),
  ...more,
});

/** A foundation in the work list; `more` says what is special. */
export const taskOf = (more: Partial<OpenTask> = {}): OpenTask => ({
  foundationId: idOf(1),
  companyName: 'Muster Werkzeugbau UG (haftungsbeschränkt)',
  city: 'Köln',
  waitingOn: 'lawyer',
  status: 'review-pending',
  since: '2026-11-20T09:00:00.000Z',
  dueAt: null,
  dueOn: null,
  comesBack: null,
  owner: null,
  occasion: null,
  reason: null,
  ...more,
});
