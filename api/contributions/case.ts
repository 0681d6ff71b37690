import type { FastifyRequest } from 'fastify';
import { type Contribution, contributionsOf } from '#domain/contributions/contributions.ts';
import { mayEnterAt } from '#domain/contributions/entering.ts';
import { type Expected, expectedOf } from '#domain/contributions/expected.ts';
import { type ContributionDeps, type Entered, enteredIn } from '#modules/contributions/lines.ts';
import {
  type ContributionFacts,
  contributionFactsOf,
} from '#projections/foundations/contribution-facts.ts';
import type { Viewer } from '#projections/foundations/people-view.ts';
import { type FoundationReads, readable } from '../foundations/foundation-access.ts';
import { apiError } from '../http/errors.ts';
import { personOf } from '../http/plugins/guards.ts';

/** The contributions of a formation, as somebody reads them. */
export interface ContributionCase {
  foundationId: string;
  viewer: Viewer;
  facts: ContributionFacts;
  expected: Expected[];
}

/** @throws ApiError 403 for who takes no part in it, and for our team; 503 */
export async function contributionCase(
  deps: FoundationReads,
  request: FastifyRequest,
  id: string,
): Promise<ContributionCase> {
  const person = personOf(request);
  // What founders show of their accounts is for the firm and the notary, not for us.
  if (person.role === 'staff' || person.role === 'admin') throw apiError('FORBIDDEN');
  const { id: foundationId, viewer } = await readable(deps, id, person);
  const facts = await contributionFactsOf(deps.db, foundationId);
  if (!facts) throw apiError('FORBIDDEN');
  return { foundationId, viewer, facts, expected: expectedIn(facts) };
}

/** How each contribution stands, to whoever may see all that is entered. */
export async function enteredContributions(
  deps: ContributionDeps,
  foundationId: string,
): Promise<Contribution[]> {
  const facts = await contributionFactsOf(deps.db, foundationId);
  if (!facts) return [];
  const { lines } = await enteredIn(deps, foundationId);
  return contributionsOf(expectedIn(facts), facts.deedDate, lines);
}

const expectedIn = ({ people, coreData }: ContributionFacts): Expected[] =>
  coreData ? expectedOf(people, coreData) : [];

export function whatMayEnter({ viewer, facts, expected }: ContributionCase) {
  if (viewer === 'team' || !mayEnterAt(facts.status)) return 'nothing';
  if (viewer.role === 'lead') return 'all';
  const isShareholder = expected.some((one) => one.participantId === viewer.participantId);
  return isShareholder ? 'own' : 'nothing';
}

/** What the founders have entered; the law firm sees payments once they are offered. */
export async function viewOf(deps: ContributionDeps, found: ContributionCase) {
  const { foundationId, viewer, facts, expected } = found;
  const { revision, offered, lines }: Entered = await enteredIn(deps, foundationId);
  const shown = viewer === 'team' && !offered ? [] : lines;
  return {
    notBefore: facts.deedDate,
    offered,
    revision,
    mayEnter: whatMayEnter(found),
    participantId: viewer === 'team' ? null : viewer.participantId,
    shareholders: contributionsOf(expected, facts.deedDate, shown).map(shareholderView),
  } as const;
}

export const shareholderView = ({ kind: _kind, notBefore: _, lines, ...one }: Contribution) => ({
  ...one,
  lines: lines.map(({ bookedOn, amountCents, payer, findings }) => ({
    bookedOn,
    amountCents,
    payer,
    findings,
  })),
});
