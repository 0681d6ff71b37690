import type { CostLine } from '#domain/costs/lines.ts';
import type { OwnTimes } from '#domain/foundations/forecast/usual.ts';
import type { Person } from '#modules/accounts/login/session-owner.ts';
import type { Participation } from '#projections/foundations/participations.ts';
import { isCoFounder } from '#projections/foundations/people-view.ts';
import { readFoundation } from '#projections/foundations.ts';
import { type FoundationReads, readable } from '../foundations/foundation-access.ts';
import { apiError } from '../http/errors.ts';
import type { CostDeps } from './facts.ts';

export interface CostRoutes extends FoundationReads, CostDeps {
  ownTimes: () => Promise<OwnTimes>;
}

/** What the formation costs; invoices and how they are paid are between the lead and who writes them. */
function forCoFounder(line: CostLine): CostLine {
  const {
    invoiceId: _invoice,
    documentId: _document,
    orderId: _order,
    reference: _reference,
    giroCode: _account,
    lineId: _entry,
    ...shown
  } = line;
  return line.kind === 'platform' || line.kind === 'law-firm' ? { ...shown, source: '' } : shown;
}

export const linesFor = (viewer: Participation, lines: CostLine[]): CostLine[] =>
  isCoFounder(viewer) ? lines.map(forCoFounder) : lines;

/** The formation as the team reads it. @throws ApiError 403 */
export async function pageOf({ db }: CostDeps, id: string) {
  const found = await readFoundation(db, id, 'all');
  if (!found) throw apiError('FORBIDDEN');
  return found;
}

/** @throws ApiError 403 for who takes no part in it */
export async function takingPart(
  deps: FoundationReads,
  asked: string,
  person: Person,
): Promise<{ id: string; viewer: Participation; orderer: string }> {
  const { id, viewer } = await readable(deps, asked, person);
  if (viewer === 'team') throw apiError('FORBIDDEN');
  // What somebody has ordered for the company besides is between them and us.
  return { id, viewer, orderer: person.id };
}
