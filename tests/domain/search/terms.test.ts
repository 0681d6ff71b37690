import { describe, expect, test } from 'vitest';
import { idsOf, inTwo, matches, termsOf, typedWords, withoutLabels } from '#domain/search/terms.ts';

describe('what is typed', () => {
  test.each([
    ['Mehmet Kaya', [[['mehmet']], [['kaya']]]],
    ['Nürnberg', [[['nuernberg']]]],
    ['Weiß Café', [[['weiss']], [['cafe']]]],
    ['mehmet.kaya@example.com', [[['mehmetkayaexamplecom']]]],
    ['RE-2026-000001', [[['re2026000001']]]],
    ['Kaya/Mehmet', [[['kaya', 'mehmet'], ['kayamehmet']]]],
    ['Kaya, Mehmet', [[['kaya']], [['mehmet']]]],
    ["'; & | ! :*", []],
  ])('%s', (typed, terms) => {
    expect(termsOf(typed)).toEqual(terms);
  });

  test.each(['+49 911 123456', '0911/123456', '0049 (0)911 12 34 56', '(0911) 1234-56'])(
    '%s is one phone number',
    (typed) => {
      expect(termsOf(typed)[0]?.[0]).toEqual(['t911123456']);
      expect(termsOf(`Kaya ${typed}`)[1]?.[0]).toEqual(['t911123456']);
    },
  );

  test('few digits are no phone number', () => {
    expect(termsOf('Halle 11')).toEqual([[['halle']], [['11']]]);
  });

  test('only so many words count', () => {
    expect(termsOf('anna beate carl dora emil fritz gustav')).toHaveLength(6);
    expect(termsOf('a b c d e')).toHaveLength(3);
  });
});

test.each([
  ['E1E559CF', ['e1e559cf']],
  ['e1e559cf', ['e1e559cf']],
  ['Aktenzeichen E1E559CF', ['e1e559cf']],
  ['G-E1E559CF', ['e1e559cf']],
  ['Aktenzeichen G-12E45678', ['12e45678']],
  ['file number e1e559cf', ['e1e559cf']],
  ['B-A369812F', ['a369812f']],
  ['foundation-e1e559cf-0a1b-4c2d-8e3f-0123456789ab', ['e1e559cf']],
  ['12345678', ['12345678']],
  ['Fee', []],
  ['Beda', []],
  ['Kaya', []],
])('%s stands for ids that begin with %j', (typed, beginnings) => {
  const ranges = idsOf(withoutLabels(termsOf(typed), 'foundations'));
  expect(ranges.map(({ first }) => first.slice(0, 8))).toEqual(expect.arrayContaining(beginnings));
  expect(ranges.length > 0).toBe(beginnings.length > 0);
});

describe('words may name two things', () => {
  const spelled = (typed: string) =>
    inTwo(termsOf(typed)).map((two) =>
      two.map((terms) => terms.map((term) => term[0]?.[0]).join('')),
    );

  test('in every way', () => {
    expect(spelled('a')).toEqual([]);
    expect(spelled('a b')).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ]);
    expect(spelled('a b c').toSorted()).toEqual(
      [
        ['a', 'bc'],
        ['b', 'ac'],
        ['c', 'ab'],
        ['ab', 'c'],
        ['ac', 'b'],
        ['bc', 'a'],
      ].toSorted(),
    );
  });

  test('of many words those that stand together', () => {
    const ways = spelled('aaa b c d e f');
    expect(ways).toHaveLength(10);
    expect(ways).toContainEqual(['aaabc', 'def']);
    expect(ways).toContainEqual(['def', 'aaabc']);
  });
});

test.each([
  ['grü', 'Gründungen', true],
  ['grun', 'Gründungen', true],
  ['gruendung', 'Gründungen', true],
  ['termin vor', 'Termin vorschlagen', true],
  ['vor termin', 'Termin vorschlagen', true],
  ['schlagen', 'Termin vorschlagen', true],
  ['or', 'Termin vorschlagen', false],
  ['termine', 'Termin vorschlagen', false],
])('%s and %s: %s', (typed, text, found) => {
  expect(matches(typedWords(typed), text)).toBe(found);
});
