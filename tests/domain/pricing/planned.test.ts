import { expect, test } from 'vitest';
import type { Answers } from '#domain/pricing/legal-form-advice.ts';
import { plannedByAnswers, plannedByCosts, plannedIn } from '#domain/pricing/planned.ts';

test.each([
  ['1', 'alone'],
  [' 2 ', 'two'],
  ['3', 'three'],
  ['4', 'more-than-three'],
])('%s shareholders of the calculator are %s in the core data', (shareholders, total) => {
  const costs = { form: 'gmbh', capital: ' 30.000', articles: 'own-articles' } as const;
  expect(plannedByCosts({ ...costs, shareholders })).toEqual({
    legalForm: 'gmbh',
    shareCapital: '30.000',
    totalShareholders: total,
  });
});

test.each(['', '0', '-1', '1.5', '1e1', 'zwei', 'NaN'])(
  '%j is no number of shareholders, and "abc" no capital',
  (shareholders) => {
    const typed = { form: 'ug', capital: 'abc', articles: 'own-articles', shareholders } as const;
    expect(plannedByCosts(typed)).toEqual({ legalForm: 'ug' });
    expect(plannedByCosts({ ...typed, capital: '' })).toEqual({ legalForm: 'ug' });
  },
);

test('answers say no more than they know', () => {
  const alone: Partial<Answers> = { founders: 'alone' };
  expect(plannedByAnswers(alone, 'only-ug')).toEqual({
    legalForm: 'ug',
    totalShareholders: 'alone',
  });
  expect(plannedByAnswers({ founders: 'few' }, 'gmbh')).toEqual({ legalForm: 'gmbh' });
  expect(plannedByAnswers({ founders: 'individual' }, 'either')).toEqual({});
});

test('a browser brings back only what the fields of the form can hold', () => {
  const kept = { legalForm: 'gmbh', shareCapital: '30.000', totalShareholders: 'two' };
  expect(plannedIn(kept)).toEqual(kept);
  const wrong = { legalForm: 'ag', shareCapital: '1'.repeat(21), totalShareholders: 2, key: 'x' };
  expect(plannedIn(wrong)).toEqual({});
});
