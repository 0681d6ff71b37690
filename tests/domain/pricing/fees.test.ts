import { describe, expect, test } from 'vitest';
import { totalShareholders } from '#domain/foundations/steps/core-data-schema.ts';
import { courtFees } from '#domain/pricing/court-fees.ts';
import {
  type FormationCase,
  formationCosts,
  fullFeeCents,
  mayUseModelProtocol,
  notaryPositions,
} from '#domain/pricing/fees.ts';

const euros = (cents: number) => cents / 100;
const ugByModel: FormationCase = {
  articles: 'model-protocol',
  shareCapitalCents: 50_000,
  shareholders: 1,
};
const gmbhByOwn: FormationCase = {
  articles: 'own-articles',
  shareCapitalCents: 2_500_000,
  shareholders: 1,
};

/** Position → fee in euros. */
const bill = (formation: FormationCase) =>
  Object.fromEntries(
    notaryPositions(formation).map(({ name, feeCents }) => [name, euros(feeCents)]),
  );

describe('table B of the GNotKG', () => {
  test.each([
    [1, 15],
    [500, 15],
    [500.01, 19],
    [1_000, 19],
    [2_000, 27],
    [10_000, 75],
    [25_000, 115],
    [25_000.01, 125],
    [30_000, 125],
    [60_000, 192],
    [110_000, 273],
    [200_000, 435],
    [500_000, 935],
    [1_000_000, 1_735],
  ])('a value of %d € has a full fee of %d €', (value, fee) => {
    expect(euros(fullFeeCents(Math.round(value * 100)))).toBe(fee);
  });
});

test.each([
  ['money', { entry: 22_500, availability: 7_500, total: 30_000 }],
  ['in-kind', { entry: 36_000, availability: 12_000, total: 48_000 }],
] as const)('the register court bills the entry and a third of it (%s)', (contributions, fees) => {
  expect(courtFees(contributions)).toEqual(fees);
});

test('the model protocol is for three shareholders at most', () => {
  const allowed = totalShareholders.filter(mayUseModelProtocol);
  expect(allowed).toEqual(['alone', 'two', 'three', 'unknown', 'other']);
});

describe('one founder', () => {
  test('with the model protocol and little capital pays minimum fees', () => {
    expect(bill(ugByModel)).toEqual({ declaration: 60, application: 30, 'structured-data': 15 });
  });

  test('with articles of their own pays for deed, resolution, list, application and supervision', () => {
    expect(bill(gmbhByOwn)).toEqual({
      declaration: 125,
      appointment: 250,
      'shareholder-list': 96,
      application: 62.5,
      supervision: 62.5,
      'structured-data': 25,
    });
  });

  // 105 € + 5 € = 110 €, with VAT 130.90 €; 621 € + 68 € = 689 €, with VAT 819.91 €.
  test.each([
    ['UG, model protocol', ugByModel, 130.9, 1_381.71],
    ['GmbH, own articles', gmbhByOwn, 819.91, 2_070.72],
  ])('%s: notary and total as published', (_, formation, notary, total) => {
    const costs = formationCosts(formation);
    expect(euros(costs.package)).toBe(950.81);
    expect(euros(costs.court)).toBe(300);
    expect(euros(costs.notary)).toBe(notary);
    expect(euros(costs.notaryNet + costs.notaryVat)).toBe(notary);
    expect(euros(costs.total)).toBe(total);
  });

  test('own articles cost a UG as much as a GmbH, because the value is at least 30,000 €', () => {
    const ug = { ...gmbhByOwn, shareCapitalCents: 100 };
    expect(formationCosts(ug)).toEqual(formationCosts(gmbhByOwn));
  });

  test('the model protocol with 25,000 € of capital is charged by the capital', () => {
    const gmbh = { ...ugByModel, shareCapitalCents: 2_500_000 };
    expect(bill(gmbh)).toEqual({ declaration: 115, application: 57.5, 'structured-data': 23 });
  });

  test('the appointment keeps its lowest value however large the capital is', () => {
    // Values: deed 100,000 (273), appointment 30,000 (125), list 130,000 (165 + 6 × 27 = 327).
    expect(bill({ ...gmbhByOwn, shareCapitalCents: 10_000_000 })).toEqual({
      declaration: 273,
      appointment: 250,
      'shareholder-list': 163.5,
      application: 136.5,
      supervision: 136.5,
      'structured-data': 54.6,
    });
  });

  test('deed and resolution together cost no more than both values at the higher rate', () => {
    // 35,000: 135 + 250 = 385, but twice the fee of 65,000 is 384 (§ 94 (1) GNotKG).
    const { declaration, appointment } = bill({ ...gmbhByOwn, shareCapitalCents: 3_500_000 });
    expect([declaration, appointment]).toEqual([135, 249]);
  });
});

describe('several founders', () => {
  test('with the model protocol pay twice the fee for the deed, at least 120 €', () => {
    const small = { ...ugByModel, shareholders: 2 };
    expect(bill(small)).toEqual({ contract: 120, application: 30, 'structured-data': 15 });
    // 165 € + 5 € = 170 €, with VAT 202.30 €; with the court 502.30 € (349 € were published while it was 150 €).
    expect(euros(formationCosts(small).notary)).toBe(202.3);
    const gmbh = { ...small, shareCapitalCents: 2_500_000, shareholders: 3 };
    expect(bill(gmbh)).toEqual({ contract: 230, application: 57.5, 'structured-data': 23 });
  });

  test('with articles of their own pay one fee for deed and resolution, of both values', () => {
    // 2.0 of 60,000 € = 384 €, as published; in all 630 € + 68 € = 698 €, with VAT 830.62 €.
    const two = { ...gmbhByOwn, shareholders: 2 };
    expect(bill(two)).toEqual({
      'contract-with-appointment': 384,
      'shareholder-list': 96,
      application: 62.5,
      supervision: 62.5,
      'structured-data': 25,
    });
    expect(euros(formationCosts(two).notary)).toBe(830.62);
    expect(euros(formationCosts(two).total)).toBe(2_081.43);
    expect(bill({ ...two, shareholders: 7 })).toEqual(bill(two));
  });
});

test('list, structured data and registration have the highest amounts of the law', () => {
  // Full fee of 5,000,000: 935 + 90 × 80 = 8,135; registration is worth one million at most.
  const { application, ...others } = bill({ ...gmbhByOwn, shareCapitalCents: 500_000_000 });
  expect(application).toBe(867.5);
  expect(others).toMatchObject({
    declaration: 8_135,
    'shareholder-list': 250,
    'structured-data': 125,
  });
});
