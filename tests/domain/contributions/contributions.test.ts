import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contributionsOf, type Line, paidInOf } from '#domain/contributions/contributions.ts';
import { dueTogether, type Expected, expectedOf } from '#domain/contributions/expected.ts';
import { type StatementLine, suggester } from '#domain/contributions/suggest.ts';
import { portionFits } from '#domain/foundations/people/missing.ts';
import { duePortions, type Participant, type People } from '#domain/foundations/people/people.ts';
import { articlesKinds } from '#domain/foundations/review/review-checklist.ts';
import { type LegalForm, leastPaidIn } from '#domain/pricing/legal-forms.ts';

type Share = [euros: number, due?: (typeof duePortions)[number]];

const people = (shares: readonly Share[], articles?: People['articles']) => ({
  articles,
  participants: shares.map(
    ([euros, due], at): Participant => ({
      participantId: String(at),
      kind: 'natural',
      firstName: `Anna${at}`,
      lastName: 'Müller',
      shareholder: { shareEuros: [euros], due },
      statedAt: '2026-11-01T00:00:00Z',
      invitations: [],
      invited: false,
    }),
  ),
});
const amounts = (shares: readonly Share[], legalForm: LegalForm, articles?: People['articles']) => {
  const euros = shares.reduce((sum, [one]) => sum + one, 0);
  const capital = { legalForm, shareCapitalCents: euros * 100 };
  return expectedOf(people(shares, articles), capital).map(({ expectedCents }) => expectedCents);
};

describe('what each shareholder pays', () => {
  test.each<[string, Share[], LegalForm, People['articles'], number[]]>([
    ['all of a UG', [[500, 'half'], [500]], 'ug', 'own', [50_000, 50_000]],
    [
      'a half of both',
      [
        [12_500, 'half'],
        [12_500, 'half'],
      ],
      'gmbh',
      'own',
      [625_000, 625_000],
    ],
    ['a quarter is too little alone', [[25_000, 'quarter']], 'gmbh', 'own', [1_250_000]],
    [
      'who pays in full pays no more',
      [
        [5_000, 'full'],
        [10_000, 'quarter'],
        [10_000, 'quarter'],
      ],
      'gmbh',
      'own',
      [500_000, 375_000, 375_000],
    ],
    [
      'by shares, rounded up',
      [
        [7_000, 'quarter'],
        [8_000, 'quarter'],
        [10_001, 'quarter'],
      ],
      'gmbh',
      'own',
      [349_987, 399_985, 500_030],
    ],
    [
      'a quarter of much',
      [
        [60_000, 'quarter'],
        [40_000, 'quarter'],
      ],
      'gmbh',
      'own',
      [1_500_000, 1_000_000],
    ],
    ['a half under the protocol', [[25_000, 'quarter']], 'gmbh', 'model-protocol', [1_250_000]],
    ['all where nothing is stated', [[25_000]], 'gmbh', undefined, [2_500_000]],
  ])('%s', (_what, shares, form, articles, cents) => {
    expect(amounts(shares, form, articles)).toEqual(cents);
  });

  test('together as stated, and by law alone while shares are missing', () => {
    const together = (shares: readonly Share[]) => {
      const capital = { legalForm: 'gmbh', shareCapitalCents: 2_500_000 } as const;
      return dueTogether(people(shares).participants, { ...capital, byModelProtocol: false });
    };
    expect(together([[12_500], [12_500, 'half']])).toBe(1_875_000);
    expect(together([[12_500]])).toBe(1_250_000);
    expect(together([])).toBe(1_250_000);
  });

  const anyShares = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 400_000 }), fc.constantFrom(...duePortions)),
    { minLength: 1, maxLength: 20 },
  );

  test('makes up what the law asks for, loses no cent and is never more than a share', () => {
    fc.assert(
      fc.property(anyShares, fc.constantFrom(...articlesKinds), (shares, articles) => {
        const euros = shares.reduce((sum, [one]) => sum + one, 0);
        const legalForm = euros < 25_000 ? 'ug' : 'gmbh';
        const cents = amounts(shares, legalForm, articles);
        const sum = cents.reduce((all, one) => all + one, 0);
        expect(sum).toBeGreaterThanOrEqual(leastPaidIn(legalForm, euros * 100));
        const stated = shares.map(([one, due], at) => {
          const fits = portionFits({ due }, legalForm, articles);
          const part = { full: 1, half: 2, quarter: 4 }[due];
          expect(cents[at]).toBeLessThanOrEqual(one * 100);
          if (fits) expect(cents[at]).toBeGreaterThanOrEqual((one * 100) / part);
          return (one * 100) / part;
        });
        const alone = stated.reduce((all, one) => all + one, 0);
        // Rounding up costs each of them less than a cent.
        const least = Math.max(alone, leastPaidIn(legalForm, euros * 100));
        const isAsStated = shares.every(([, due]) => portionFits({ due }, legalForm, articles));
        if (isAsStated) expect(sum).toBeLessThan(least + shares.length);
        expect(cents.every(Number.isSafeInteger)).toBe(true);
      }),
    );
  });

  test('does not depend on the order in which people are stated', () => {
    fc.assert(
      fc.property(anyShares, (shares) => {
        const there = amounts(shares, 'gmbh', 'own');
        const back = amounts(shares.toReversed(), 'gmbh', 'own').toReversed();
        expect(back).toEqual(there);
      }),
    );
  });
});

const expected: Expected[] = [
  { participantId: 'a', name: 'Anna Müller', kind: 'natural', expectedCents: 625_000 },
  { participantId: 'j', name: 'Jürgen Weiß', kind: 'natural', expectedCents: 625_000 },
  { participantId: 'h', name: 'Nord Holding GmbH', kind: 'company', expectedCents: 100 },
];
const DEED = '2026-12-03';
const line = (over: Partial<Line> = {}): Line => ({
  bookedOn: DEED,
  amountCents: 625_000,
  payer: 'Anna Müller',
  participantId: 'a',
  ...over,
});
const of = (lines: readonly Line[], notBefore: string | null = DEED, participantId = 'a') => {
  const [found] = contributionsOf(expected, notBefore, lines).filter(
    (one) => one.participantId === participantId,
  );
  if (!found) throw new Error('nobody');
  return found;
};

describe('how a contribution stands', () => {
  test('nothing is open, less is short, all is complete', () => {
    expect(of([])).toMatchObject({ state: 'open', missingCents: 625_000 });
    expect(of([line({ amountCents: 624_997 })])).toMatchObject({ state: 'short', missingCents: 3 });
    expect(of([line()])).toMatchObject({ state: 'complete', missingCents: 0, overCents: 0 });
    expect(of([line({ amountCents: 1 }), line()])).toMatchObject({ overCents: 1 });
  });

  test('a day early and three cents short is both', () => {
    const early = line({ bookedOn: '2026-12-02', amountCents: 624_997 });
    const found = of([early]);
    expect(found).toMatchObject({ state: 'early', missingCents: 3, fittingCents: 0 });
    expect(found.lines[0]?.findings).toEqual([{ code: 'early', days: 1 }]);
    // Paid again, the first payment no longer matters.
    expect(of([early, line()])).toMatchObject({ state: 'complete', paidCents: 1_249_997 });
    // Nobody knows what is early while the deed's day is unknown.
    expect(of([early], null).state).toBe('short');
  });

  test('what fits is paid, on the day with which it was complete', () => {
    const paidBy = (...lines: Line[]) => paidInOf([of(lines)])[0];
    const early = line({ bookedOn: '2026-12-02' });
    const [half, rest] = ['2026-12-04', '2026-12-07'].map((bookedOn) =>
      line({ bookedOn, amountCents: 312_500 }),
    ) as [Line, Line];
    expect(paidBy(early)).toMatchObject({ paidCents: 0, completeOn: undefined });
    expect(paidBy(early, half)).toMatchObject({ paidCents: 312_500, completeOn: undefined });
    const whole = { participantId: 'a', paidCents: 625_000, completeOn: '2026-12-07' };
    expect(paidBy(rest, half, early)).toEqual(whole);
  });

  test.each([
    ['ANNA MUELLER', []],
    ['Müller, Anna', []],
    ['Dr. Anna Muller', [{ code: 'written-differently' }]],
    ['Anna und Max Müller', [{ code: 'written-differently' }]],
    ['Max Müller', [{ code: 'wrong-payer' }]],
    ['Jürgen Weiss', [{ code: 'wrong-payer', instead: 'j' }]],
  ])('%s pays for Anna Müller', (payer, findings) => {
    const found = of([line({ payer })]);
    expect(found.lines[0]?.findings).toEqual(findings);
    const isWrong = findings.some(({ code }) => code === 'wrong-payer');
    expect(found.state).toBe(isWrong ? 'wrong-payer' : 'complete');
  });

  test('a name that is closer to that of another is the other’s', () => {
    const sisters = expected.map((one, at) => ({
      ...one,
      name: at === 0 ? 'Hanna Weiß' : 'Anna Weiß',
    }));
    const [hanna] = contributionsOf(sisters, DEED, [line({ payer: 'Anna Weiß' })]);
    expect(hanna?.state).toBe('wrong-payer');
  });

  test('no cent is lost, whatever the order, and judging again changes nothing', () => {
    const anyLine = fc.record({
      bookedOn: fc.constantFrom('2026-12-01', DEED, '2026-12-24'),
      amountCents: fc.integer({ min: 1, max: 1_000_000 }),
      payer: fc.constantFrom('Anna Müller', 'Juergen Weiss', 'Nord Holding', 'Niemand'),
      participantId: fc.constantFrom('a', 'j', 'h'),
    });
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 20 }), (lines) => {
        const found = contributionsOf(expected, DEED, lines);
        const paid = found.reduce((sum, { paidCents }) => sum + paidCents, 0);
        expect(paid).toBe(lines.reduce((sum, { amountCents }) => sum + amountCents, 0));
        expect(found.flatMap((one) => one.lines)).toHaveLength(lines.length);
        for (const one of found) {
          const isComplete = one.fittingCents >= one.expectedCents;
          expect(one.state === 'complete').toBe(isComplete);
          expect(one.fittingCents).toBeLessThanOrEqual(one.paidCents);
        }
        expect(contributionsOf(expected, DEED, lines.toReversed())).toEqual(found);
        const again = found.flatMap((one) => one.lines);
        expect(contributionsOf(expected, DEED, again)).toEqual(found);
      }),
    );
  });
});

describe('whose a payment probably is', () => {
  const read = (over: Partial<StatementLine>): StatementLine => ({
    bookedOn: DEED,
    amountCents: 100_000,
    payer: null,
    reference: null,
    account: null,
    returned: false,
    ...over,
  });
  test.each<[string, Partial<StatementLine>, object | null]>([
    ['by its payer', { payer: 'WEISS JUERGEN' }, { participantId: 'j', by: 'payer' }],
    ['by a company', { payer: 'NORD HOLDING GMBH' }, { participantId: 'h', by: 'payer' }],
    [
      'by its words',
      { payer: 'Max Müller', reference: 'Stammeinlage Mueller, Anna 03.12.' },
      { participantId: 'a', by: 'reference' },
    ],
    ['by its amount', { payer: 'Oma', amountCents: 100 }, { participantId: 'h', by: 'amount' }],
    ['an amount of two is nobody’s', { payer: 'Oma', amountCents: 625_000 }, null],
    ['what went back is nobody’s', { payer: 'Anna Müller', returned: true }, null],
  ])('%s', (_what, over, suggestion) => {
    expect(suggester(expected)(read(over))).toEqual(suggestion);
  });
});
