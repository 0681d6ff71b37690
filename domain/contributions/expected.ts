import {
  type DuePortion,
  nameOf,
  type Participant,
  type People,
  type Shareholder,
  shareholdersOf,
  sumOf,
} from '../foundations/people/people.ts';
import { articlesKinds } from '../foundations/review/review-checklist.ts';
import type { CoreData } from '../foundations/steps/core-data-schema.ts';
import { leastPaidIn } from '../pricing/legal-forms.ts';

/** What a shareholder pays before the application for registration, in the order in which people were stated. */
export interface Expected {
  participantId: string;
  name: string;
  kind: Participant['kind'];
  expectedCents: number;
}

const partOf: Record<DuePortion, number> = { full: 1, half: 2, quarter: 4 };
const [modelProtocol] = articlesKinds;

interface Capital extends Pick<CoreData, 'legalForm' | 'shareCapitalCents'> {
  /** Own articles leave more to the founders. */
  byModelProtocol: boolean;
}

type Holder = Pick<Participant, 'participantId' | 'shareholder'>;

interface DueCapital {
  participantId: string;
  /** The nominal value of all shares. */
  nominalCents: number;
  /** What of it is due before the application. */
  dueCents: number;
}

/**
 * A UG is paid in full (§ 5a (2) GmbHG), under the model protocol a half or all of it at once (annex to § 2 (1a)
 * GmbHG, no. 3), otherwise a quarter of each share and 12,500 EUR together (§ 7 (2) GmbHG). A gap up to that sum is
 * spread over those who pay less than in full, in proportion to their shares and rounded up to the cent.
 *
 * @param holders those without shares owe nothing and are left out
 */
export function dueCapital(holders: readonly Holder[], capital: Capital): DueCapital[] {
  const shares = holders.flatMap(({ participantId, shareholder }) =>
    shareholder
      ? [
          {
            participantId,
            nominalCents: sumOf(shareholder) * 100,
            due: dueUnder(capital, shareholder),
          },
        ]
      : [],
  );
  // Whole euros, so that a quarter of each is whole cents.
  const stated = shares.map(({ nominalCents, due }) => nominalCents / partOf[due]);
  const paid = stated.reduce((sum, cents) => sum + cents, 0);
  const gap = Math.max(0, leastPaidIn(capital.legalForm, capital.shareCapitalCents) - paid);
  const open = shares.reduce(
    (sum, { nominalCents, due }) => sum + (due === 'full' ? 0 : nominalCents),
    0,
  );
  return shares.map(({ participantId, nominalCents, due }, index) => {
    const own = stated[index] ?? nominalCents;
    const more = due === 'full' || gap === 0 ? 0 : shareOf(gap, nominalCents, open);
    return { participantId, nominalCents, dueCents: Math.min(nominalCents, own + more) };
  });
}

/** What is due before the application of all together; the least by law while the shares do not make up the capital. */
export function dueTogether(holders: readonly Holder[], capital: Capital): number {
  const due = dueCapital(holders, capital);
  const stated = due.reduce((sum, { nominalCents }) => sum + nominalCents, 0);
  return stated === capital.shareCapitalCents
    ? due.reduce((sum, { dueCents }) => sum + dueCents, 0)
    : leastPaidIn(capital.legalForm, capital.shareCapitalCents);
}

export function expectedOf(
  people: Pick<People, 'participants' | 'articles'>,
  capital: Omit<Capital, 'byModelProtocol'>,
): Expected[] {
  const shareholders = shareholdersOf(people);
  const byModelProtocol = people.articles === modelProtocol;
  const due = dueCapital(shareholders, { ...capital, byModelProtocol });
  return shareholders.map((participant, index) => ({
    participantId: participant.participantId,
    name: nameOf(participant),
    kind: participant.kind,
    expectedCents: due[index]?.dueCents ?? 0,
  }));
}

function dueUnder(
  { legalForm, byModelProtocol }: Capital,
  { due = 'full' }: Shareholder,
): DuePortion {
  if (legalForm === 'ug') return 'full';
  return byModelProtocol && due === 'quarter' ? 'half' : due;
}

/** `gap · part / whole` rounded up, without losing a cent to the precision of products. */
const shareOf = (gap: number, part: number, whole: number): number =>
  Number((BigInt(gap) * BigInt(part) + BigInt(whole) - 1n) / BigInt(whole));
