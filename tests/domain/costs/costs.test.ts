import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueCapital } from '#domain/contributions/expected.ts';
import { type CostFacts, costsOf, nothingYet } from '#domain/costs/costs.ts';
import { leastOf, mostOf } from '#domain/costs/lines.ts';
import { duePortions } from '#domain/foundations/people/people.ts';
import { courtFees } from '#domain/pricing/court-fees.ts';
import { articlesKinds, feeTable, formationCosts } from '#domain/pricing/fees.ts';
import { leastPaidIn, legalForms, shareCapitalLimits } from '#domain/pricing/legal-forms.ts';
import { sampleOperator } from '#domain/site/operator.ts';

const nothing: CostFacts = {
  ...nothingYet,
  seller: sampleOperator,
  offer: { platformCents: 59_381, lawFirmCents: 35_700 },
};

const contract = {
  orderId: 'order',
  number: 'B-1',
  platformCents: 59_381,
  othersCents: 35_700,
  others: [sampleOperator.lawFirm.name],
};
const invoice = {
  invoiceId: 'invoice',
  orderId: 'order',
  number: 'RE-2026-000001',
  grossCents: 59_381,
  openCents: 59_381,
  dueOn: '2026-12-14',
};
const firmInvoice = {
  documentId: 'document',
  number: 'K-7',
  grossCents: 20_000,
  dueOn: '2026-12-20',
  iban: 'DE89370400440532013000',
};

const ofKind = (facts: CostFacts, kind: string) =>
  costsOf(facts).lines.filter((line) => line.kind === kind);
const sumOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** Euros of each share, which together are the capital of the form. */
const companies = fc
  .constantFrom(...legalForms)
  .chain((legalForm) => {
    const { min, max } = shareCapitalLimits[legalForm];
    return fc.record({
      legalForm: fc.constant(legalForm),
      people: fc.integer({ min: 1, max: 8 }),
      euros: fc.integer({ min: Math.max(8, min / 100), max: Math.min(max / 100, 1_000_000) }),
      articles: fc.constantFrom(...articlesKinds),
      online: fc.boolean(),
      portions: fc.array(fc.constantFrom(...duePortions), { minLength: 8, maxLength: 8 }),
      cuts: fc.array(fc.nat(1_000), { minLength: 8, maxLength: 8 }),
    });
  })
  .map(({ people, euros, portions, cuts, articles, ...company }) => {
    const isModel = articles === 'model-protocol' && people <= 3;
    const weights = cuts.slice(0, people).map((cut) => cut + 1);
    const shares = weights.map((weight) =>
      Math.max(1, Math.floor(((euros - people) * weight) / sumOf(weights))),
    );
    shares[0] = (shares[0] ?? 0) + euros - sumOf(shares);
    return {
      ...company,
      shareCapitalCents: euros * 100,
      shareholders: people,
      articles: isModel ? ('model-protocol' as const) : ('own-articles' as const),
      holders: shares.map((share, index) => ({
        participantId: `person-${index}`,
        shareholder: { shareEuros: [share], due: portions[index] },
      })),
    };
  });

describe('all money of a formation', () => {
  test('is what invoices and the table of fees say, for every form, capital and number of people', () => {
    fc.assert(
      fc.property(companies, ({ holders, ...company }) => {
        const paidIn = holders.map(({ participantId, shareholder }) => ({
          participantId,
          paidCents: sumOf(shareholder.shareEuros) * 100,
          completeOn: '2026-12-03',
        }));
        const contracts = [contract];
        const facts = { ...nothing, company, holders, paidIn, contracts, invoices: [invoice] };
        const { lines, totals } = costsOf({ ...facts, firmInvoices: [firmInvoice] });
        const of = (kind: string) => lines.filter((line) => line.kind === kind);
        const costs = formationCosts(company);
        const video = company.online ? feeTable.videoOutlays : 0;
        expect(of('notary')).toMatchObject([{ amountCents: costs.notary + video }]);
        expect(of('court')).toMatchObject([{ amountCents: courtFees('money').total }]);
        expect(of('platform')).toMatchObject([{ amountCents: invoice.grossCents }]);
        expect(of('law-firm').map(leastOf)).toEqual([20_000, 15_700]);
        const known = lines.filter(({ kind, basis }) => kind !== 'capital' && basis === 'agreed');
        const expected = lines.filter(({ basis }) => basis === 'fee-table');
        expect(totals.agreed).toBe(contract.platformCents + contract.othersCents);
        expect(totals.agreed).toBe(sumOf(known.map(leastOf)));
        expect(totals.estimated).toEqual({
          min: sumOf(expected.map(leastOf)),
          max: sumOf(expected.map(mostOf)),
        });
        expect(totals.paid + totals.open).toBe(totals.agreed);
        const capital = of('capital');
        expect(capital).toHaveLength(holders.length);
        expect(capital.map(({ paidCents, paidOn }) => [paidCents, paidOn])).toEqual(
          capital.map((line) => [leastOf(line), '2026-12-03']),
        );
        expect(totals.capital.paid).toBe(totals.capital.due.min);
        const { due, later } = totals.capital;
        expect(due.min + later).toBe(company.shareCapitalCents);
        expect(due.min).toBeGreaterThanOrEqual(
          leastPaidIn(company.legalForm, company.shareCapitalCents),
        );
      }),
    );
  });

  test('names the least and the most while the case leaves something open', () => {
    const company = {
      legalForm: 'ug',
      shareCapitalCents: 100_000,
      shareholders: null,
      articles: null,
      online: null,
    } as const;
    const [notary] = ofKind({ ...nothing, company }, 'notary');
    const least = formationCosts({ ...company, articles: 'model-protocol', shareholders: 1 });
    const most = formationCosts({ ...company, articles: 'own-articles', shareholders: 2 });
    expect(notary).toMatchObject({
      minCents: least.notary,
      maxCents: most.notary + feeTable.videoOutlays,
    });
  });

  test('takes real bills in place of the estimate, several of a kind', () => {
    const company = {
      legalForm: 'gmbh',
      shareCapitalCents: 2_500_000,
      shareholders: 1,
      articles: 'own-articles',
      online: false,
    } as const;
    const bill = { kind: 'notary', amountCents: 83_000, paidOn: '2026-12-01' } as const;
    const entered = [
      { ...bill, lineId: 'one' },
      { ...bill, lineId: 'two', amountCents: 12_000, paidOn: undefined },
    ];
    const { lines, totals } = costsOf({ ...nothing, company, entered, notary: 'Notarin Ada' });
    expect(lines.filter(({ kind }) => kind === 'notary')).toMatchObject([
      { amountCents: 83_000, basis: 'entered', paidCents: 83_000, payee: 'Notarin Ada' },
      { amountCents: 12_000, basis: 'entered', paidCents: 0 },
    ]);
    expect(totals).toMatchObject({ agreed: 95_000, paid: 83_000, open: 12_000 });
  });

  test('has the offer before the order, then the order, then the invoices of each', () => {
    expect(ofKind(nothing, 'platform')).toMatchObject([
      { basis: 'fee-table', amountCents: 59_381 },
    ]);
    expect(ofKind(nothing, 'law-firm')).toMatchObject([
      { basis: 'fee-table', amountCents: 35_700 },
    ]);
    const ordered = { ...nothing, contracts: [contract] };
    expect(ofKind(ordered, 'platform')).toMatchObject([{ basis: 'agreed', orderId: 'order' }]);
    expect(ofKind(ordered, 'law-firm')).toMatchObject([{ amountCents: 35_700, orderId: 'order' }]);
    const [ours] = ofKind({ ...ordered, invoices: [{ ...invoice, openCents: 381 }] }, 'platform');
    expect(ours).toMatchObject({ dueOn: '2026-12-14', paidCents: 59_000 });
    expect(ours?.giroCode).toContain('EUR3.81');
    expect(ofKind({ ...ordered, firmStands: false }, 'law-firm')).toEqual([]);
  });

  test('has further orders for the company, with what others bill beside our invoice', () => {
    const order = { ...contract, orderId: 'other', number: 'B-2', others: ['Steuer & Co'] };
    const billed = { ...invoice, orderId: 'other', invoiceId: 'second' };
    const facts = {
      ...nothing,
      contracts: [contract],
      orders: [order],
      invoices: [invoice, billed],
    };
    expect(ofKind(facts, 'platform')).toMatchObject([{ invoiceId: 'invoice' }]);
    expect(ofKind(facts, 'order')).toMatchObject([
      { invoiceId: 'second', amountCents: 59_381 },
      { payee: 'Steuer & Co', amountCents: 35_700, source: 'B-2' },
    ]);
  });

  test('knows when the law firm was paid by what the founder entered, at the amount of the invoice', () => {
    const entered = [
      {
        lineId: 'line',
        kind: 'law-firm',
        amountCents: 1,
        documentId: 'document',
        paidOn: '2026-12-02',
      },
    ] as const;
    const facts = { ...nothing, contracts: [contract], firmInvoices: [firmInvoice], entered };
    const [billed, rest] = ofKind(facts, 'law-firm');
    expect(billed).toMatchObject({ amountCents: 20_000, paidCents: 20_000, lineId: 'line' });
    expect(billed?.giroCode).toBeUndefined();
    expect(rest).toMatchObject({ amountCents: 15_700, basis: 'agreed' });
  });
});

describe('the money of a formation that has ended', () => {
  const company = {
    legalForm: 'gmbh' as const,
    shareCapitalCents: 2_500_000,
    shareholders: 1,
    articles: null,
    online: false,
  };
  const holders = [
    { participantId: 'one', shareholder: { shareEuros: [25_000], due: 'half' as const } },
  ];

  test('is after a cancellation what was agreed or billed', () => {
    const facts = { ...nothing, company, holders, ended: 'cancelled' as const };
    expect(costsOf(facts).lines).toEqual([]);
    const billed = { ...facts, contracts: [contract], invoices: [invoice] };
    expect(costsOf(billed).lines.map(({ kind }) => kind)).toEqual(['platform', 'law-firm']);
  });

  test('has after the entry the contributions that were assured, though nobody has typed a payment', () => {
    const facts = { ...nothing, company, holders, ended: 'entered' as const };
    const [assured] = ofKind(facts, 'capital');
    expect(assured).toMatchObject({ amountCents: 1_250_000, paidCents: 1_250_000, assured: true });
    const paid = { participantId: 'one', paidCents: 1_250_000, completeOn: '2026-11-02' };
    const [typed] = ofKind({ ...facts, paidIn: [paid] }, 'capital');
    expect(typed).toMatchObject({ paidCents: 1_250_000, paidOn: '2026-11-02' });
    expect(typed).not.toHaveProperty('assured');
  });
});

test.each([
  [
    'ug',
    [
      [300, 'full'],
      [700, 'full'],
    ],
    [30_000, 70_000],
  ],
  [
    'gmbh',
    [
      [12_500, 'half'],
      [12_500, 'half'],
    ],
    [625_000, 625_000],
  ],
  // A quarter of 25,000 € is 6,250 €; the gap of 6,250 € is shared by shares.
  [
    'gmbh',
    [
      [20_000, 'quarter'],
      [5_000, 'quarter'],
    ],
    [1_000_000, 250_000],
  ],
  // Whoever pays in full has no part in the gap: 12,500 − 5,000 − 5,000 = 2,500.
  [
    'gmbh',
    [
      [5_000, 'full'],
      [20_000, 'quarter'],
    ],
    [500_000, 750_000],
  ],
  // Of 26,000 €, 6,000 € are missing: 200,007.69… and 399,992.31 cents, rounded up.
  [
    'gmbh',
    [
      [8_667, 'quarter'],
      [17_333, 'quarter'],
    ],
    [416_683, 833_318],
  ],
  ['gmbh', [[60_000, 'quarter']], [1_500_000]],
] as const)('a %s with %j pays %j before the application', (form, shares, due) => {
  const holdings = shares.map(([euros, portion], index) => ({
    participantId: String(index),
    shareholder: { shareEuros: [euros], due: portion },
  }));
  const capital = holdings.flatMap(({ shareholder }) => shareholder.shareEuros);
  const company = {
    legalForm: form,
    shareCapitalCents: 100 * capital.reduce((sum, euros) => sum + euros, 0),
    byModelProtocol: false,
  };
  expect(dueCapital(holdings, company).map(({ dueCents }) => dueCents)).toEqual(due);
});
