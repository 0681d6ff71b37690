import {
  type DuePortion,
  nameOf,
  type Participant,
  type People,
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

type Capital = Pick<CoreData, 'legalForm' | 'shareCapitalCents'>;

/**
 * A UG is paid in full (§ 5a (2) GmbHG), under the model protocol a half or all of it at once (annex to § 2 (1a)
 * GmbHG, no. 3), otherwise a quarter of each share and 12,500 EUR together (§ 7 (2) GmbHG). A gap up to that sum is
 * spread over those who pay less than in full, in proportion to their shares and rounded up to the cent.
 */
export function expectedOf(
  people: Pick<People, 'participants' | 'articles'>,
  { legalForm, shareCapitalCents }: Capital,
): Expected[] {
  const shares = shareholdersOf(people).map((participant) => {
    const cents = sumOf(participant.shareholder) * 100;
    const stated = participant.shareholder?.due ?? 'full';
    return { participant, cents, due: dueUnder({ legalForm, articles: people.articles }, stated) };
  });
  // Whole euros, so that a quarter of each is whole cents.
  const stated = shares.map(({ cents, due }) => cents / partOf[due]);
  const paid = stated.reduce((sum, cents) => sum + cents, 0);
  const gap = Math.max(0, leastPaidIn(legalForm, shareCapitalCents) - paid);
  const open = shares.reduce((sum, { cents, due }) => sum + (due === 'full' ? 0 : cents), 0);
  return shares.map(({ participant, cents, due }, index) => {
    const own = stated[index] ?? cents;
    const more = due === 'full' || gap === 0 ? 0 : shareOf(gap, cents, open);
    return {
      participantId: participant.participantId,
      name: nameOf(participant),
      kind: participant.kind,
      expectedCents: Math.min(cents, own + more),
    };
  });
}

function dueUnder(
  { legalForm, articles }: Pick<Capital, 'legalForm'> & Pick<People, 'articles'>,
  stated: DuePortion,
): DuePortion {
  if (legalForm === 'ug') return 'full';
  return articles === modelProtocol && stated === 'quarter' ? 'half' : stated;
}

/** `gap · part / whole` rounded up, without losing a cent to the precision of products. */
const shareOf = (gap: number, part: number, whole: number): number =>
  Number((BigInt(gap) * BigInt(part) + BigInt(whole) - 1n) / BigInt(whole));
