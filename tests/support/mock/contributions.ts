import type { Contributions } from '#api/contract.gen.d.ts';

/** A day early and three cents short. */
export const earlyContribution: Contributions['shareholders'][number] = {
  participantId: '11111111-1111-4111-8111-111111111111',
  name: 'Jana Keller',
  expectedCents: 625_000,
  paidCents: 624_997,
  fittingCents: 0,
  missingCents: 3,
  overCents: 0,
  state: 'early',
  lines: [
    {
      bookedOn: '2026-11-19',
      amountCents: 624_997,
      payer: 'KELLER, JANA',
      findings: [{ code: 'early', days: 1 }],
    },
  ],
};
