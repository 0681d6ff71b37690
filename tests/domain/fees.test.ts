import { describe, expect, test } from 'vitest';
import { totalShareholders } from '#domain/foundation/core-data-schema.ts';
import {
  formationCosts,
  fullFeeCents,
  mayUseModelProtocol,
  notaryFees,
} from '#domain/pricing/fees.ts';

const euros = (cents: number) => cents / 100;
const ugByModel = { articles: 'model-protocol', shareCapitalCents: 50_000 } as const;
const gmbhByOwn = { articles: 'own-articles', shareCapitalCents: 2_500_000 } as const;

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

test('the model protocol is for three shareholders at most', () => {
  const allowed = totalShareholders.filter(mayUseModelProtocol);
  expect(allowed).toEqual(['alone', 'two', 'three', 'unknown', 'other']);
});

describe('one founder', () => {
  test('with the model protocol and little capital pays minimum fees', () => {
    expect(notaryFees(ugByModel)).toEqual({
      deed: 6_000,
      application: 3_000,
      structuredData: 1_500,
    });
  });

  test('with articles of their own pays for deed, resolution, list, application and supervision', () => {
    expect(notaryFees(gmbhByOwn)).toEqual({
      deed: 12_500,
      appointment: 25_000,
      shareholderList: 9_600,
      application: 6_250,
      supervision: 6_250,
      structuredData: 2_500,
    });
  });

  // 105 € + 5 € = 110 €, with VAT 130.90 €; 621 € + 68 € = 689 €, with VAT 819.91 €.
  test.each([
    ['UG, model protocol', ugByModel, 130.9, 1_231.71],
    ['GmbH, own articles', gmbhByOwn, 819.91, 1_920.72],
  ])('%s: notary and total as published', (_, formation, notary, total) => {
    const costs = formationCosts(formation);
    expect(euros(costs.package)).toBe(950.81);
    expect(euros(costs.court)).toBe(150);
    expect(euros(costs.notary)).toBe(notary);
    expect(euros(costs.total)).toBe(total);
  });

  test('own articles cost a UG as much as a GmbH, because the value is at least 30,000 €', () => {
    const ug = { ...gmbhByOwn, shareCapitalCents: 100 };
    expect(formationCosts(ug)).toEqual(formationCosts(gmbhByOwn));
  });

  test('the model protocol with 25,000 € of capital is charged by the capital', () => {
    const gmbh = { ...ugByModel, shareCapitalCents: 2_500_000 };
    expect(notaryFees(gmbh)).toEqual({
      deed: 11_500,
      application: 5_750,
      structuredData: 2_300,
    });
  });
});
