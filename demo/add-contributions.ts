import { expectedOf } from '#domain/contributions/expected.ts';
import type { FoundationState } from '#domain/foundations/state.ts';
import { type ContributionDeps, replaceLines } from '#modules/contributions/lines.ts';

interface About {
  foundationId: string;
  /** Of the lead. */
  participantId: string;
  email: string;
  state: FoundationState;
}

/** His bank has deducted its fee, so three cents are missing. */
const SHORT_OF = 'samuel.oduya@example.com';

/** What a founder of a demo has entered about the contribution; added once. */
export async function addDemoContributions(
  deps: ContributionDeps,
  { foundationId, participantId, email, state }: About,
  now: Date,
): Promise<void> {
  if (email !== SHORT_OF || !('deedDate' in state) || state.deedDate === undefined) return;
  const [lead] = expectedOf(state.people, state.coreData);
  if (!lead) return;
  const line = {
    bookedOn: state.deedDate,
    amountCents: lead.expectedCents - 3,
    payer: lead.name.toUpperCase(),
    participantId,
  };
  await replaceLines(deps, { foundationId, whose: 'all', lines: [line], revision: 0 }, now);
}
