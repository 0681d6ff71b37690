import { describe, expect, test } from 'vitest';
import {
  asksCosts,
  type CalculatorInput,
  calculate,
  calculatorQuery,
  readCalculator,
} from '#domain/pricing/calculator.ts';
import { formationCosts } from '#domain/pricing/fees.ts';

const read = (query: string) => readCalculator(new URLSearchParams(query));
const ug: CalculatorInput = {
  form: 'ug',
  capital: '500',
  shareholders: '1',
  articles: 'model-protocol',
};
const gmbh: CalculatorInput = {
  form: 'gmbh',
  capital: '25000',
  shareholders: '1',
  articles: 'own-articles',
};

describe('what is entered', () => {
  test('begins with the smallest usual case of the form', () => {
    expect(read('')).toEqual(ug);
    expect(read('form=gmbh')).toEqual(gmbh);
    expect(read('form=ag&articles=none')).toEqual(ug);
    expect(read('form=ug&shareholders=4').articles).toBe('own-articles');
  });

  test('stays as it was typed, and survives in the address', () => {
    const typed = { ...gmbh, capital: '30.000 €', shareholders: ' 2 ', articles: 'model-protocol' };
    expect(read(String(calculatorQuery(typed as CalculatorInput)))).toEqual(typed);
  });

  test('is asked for by its own fields only', () => {
    expect(asksCosts(new URLSearchParams('utm_source=x'))).toBe(false);
    expect(asksCosts(new URLSearchParams('capital='))).toBe(true);
  });
});

describe('what comes of it', () => {
  test.each<[string, Partial<CalculatorInput>, number]>([
    ['UG, one person, model protocol', {}, 1_381.71],
    ['UG, two persons, model protocol', { shareholders: '2' }, 1_453.11],
    ['UG, four persons, own articles', { shareholders: '4', articles: 'own-articles' }, 2_081.43],
    ['GmbH, one person, own articles', gmbh, 2_070.72],
    ['GmbH, model protocol', { ...gmbh, articles: 'model-protocol' }, 1_489.41],
    ['an amount with dots', { ...gmbh, capital: '25.000' }, 2_070.72],
    ['an amount with a comma and a sign', { ...gmbh, capital: '25,000 €' }, 2_070.72],
  ])('%s', (_, change, total) => {
    const result = calculate({ ...ug, ...change });
    expect(result.ok && result.costs.total / 100).toBe(total);
  });

  test('is what the fee table gives', () => {
    const costs = formationCosts({
      articles: 'model-protocol',
      shareCapitalCents: 50_000,
      shareholders: 1,
    });
    expect(calculate(ug)).toEqual({ ok: true, costs });
  });

  test.each<[string, Partial<CalculatorInput>, string]>([
    ['no amount', { capital: '' }, 'CAPITAL_NOT_A_NUMBER'],
    ['words', { capital: 'viel' }, 'CAPITAL_NOT_A_NUMBER'],
    ['a negative amount', { capital: '-5' }, 'CAPITAL_NOT_A_NUMBER'],
    ['cents', { capital: '500,50' }, 'CAPITAL_NOT_WHOLE_EUROS'],
    ['a UG without capital', { capital: '0' }, 'UG_CAPITAL_TOO_LOW'],
    ['a UG with 25,000', { capital: '25.000' }, 'UG_CAPITAL_TOO_HIGH'],
    ['a GmbH below', { form: 'gmbh', capital: '24999' }, 'GMBH_CAPITAL_TOO_LOW'],
    ['more than a million', { form: 'gmbh', capital: '1.000.001' }, 'CAPITAL_TOO_HIGH'],
    ['nobody', { shareholders: '0' }, 'SHAREHOLDERS_NOT_A_NUMBER'],
    ['half a person', { shareholders: '1,5' }, 'SHAREHOLDERS_NOT_A_NUMBER'],
    ['a crowd', { shareholders: '51', articles: 'own-articles' }, 'SHAREHOLDERS_NOT_A_NUMBER'],
    ['the model protocol for four', { shareholders: '4' }, 'MODEL_PROTOCOL_TOO_MANY'],
    ['one euro for two', { capital: '1', shareholders: '2' }, 'CAPITAL_BELOW_SHAREHOLDERS'],
  ])('%s is refused with its reason', (_, change, refusal) => {
    expect(calculate({ ...ug, ...change })).toEqual({ ok: false, refused: [refusal] });
  });

  test.each<[string, Partial<CalculatorInput>]>([
    ['a UG with one euro', { capital: '1' }],
    ['a UG with 24,999', { capital: '24999' }],
    ['a GmbH with a million', { form: 'gmbh', capital: '1000000' }],
    ['the model protocol for three', { shareholders: '3' }],
  ])('%s is possible', (_, change) => {
    expect(calculate({ ...ug, ...change }).ok).toBe(true);
  });
});
