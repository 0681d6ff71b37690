import type { Shareholder } from '../foundations/people/people.ts';
import { sumOf } from '../foundations/people/people.ts';
import { type LegalForm, leastPaidIn } from '../pricing/legal-forms.ts';

interface Holding {
  participantId: string;
  shareholder: Shareholder;
}

interface DueCapital {
  participantId: string;
  /** The nominal value of all shares. */
  nominalCents: number;
  /** What of it is due before the application. */
  dueCents: number;
}

/** Cents of one euro of nominal value. */
const portions = { full: 100, half: 50, quarter: 25 } as const;

/**
 * What each shareholder pays before the application: the portion that was stated, a UG in full (§ 5a (2) GmbHG).
 * Where portions stay below 12,500 € in total (§ 7 (2) GmbHG), those who pay less than in full share the gap in
 * proportion to their shares, rounded up to the cent.
 */
export function dueCapital(legalForm: LegalForm, holdings: readonly Holding[]): DueCapital[] {
  const each = holdings.map(({ participantId, shareholder }) => {
    const euros = sumOf(shareholder);
    const portion = legalForm === 'ug' ? 'full' : (shareholder.due ?? 'full');
    return { participantId, nominalCents: euros * 100, dueCents: euros * portions[portion] };
  });
  const total = (name: 'nominalCents' | 'dueCents', of: readonly DueCapital[]) =>
    of.reduce((sum, one) => sum + one[name], 0);
  const gap = leastPaidIn(legalForm, total('nominalCents', each)) - total('dueCents', each);
  if (gap <= 0) return each;
  const inPart = each.filter(({ nominalCents, dueCents }) => dueCents < nominalCents);
  const shares = total('nominalCents', inPart);
  return each.map((one) =>
    inPart.includes(one)
      ? { ...one, dueCents: one.dueCents + Math.ceil((gap * one.nominalCents) / shares) }
      : one,
  );
}
