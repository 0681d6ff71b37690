import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchNames, nameKey, partKeys } from '#domain/foundations/people/name-match.ts';

test.each([
  ['Jana  KELLER', 'jana Keller', 'same'],
  ['Jörg Müller', 'Mueller, Joerg', 'spelling'],
  ['Élodie Weiß', 'Weiss Elodie', 'spelling'],
  ['Dr. Jana Keller', 'Jana Keller', 'spelling'],
  ['Jörg Müller', 'Jorg Muller', 'sound'],
  ['Anna Meyer', 'Anna Maier', 'sound'],
  ['Peter Schmidt', 'Peter Schmitt', 'sound'],
  ['Jana Keller', 'Jnaa Keller', 'typo'],
  ['Jana Keller', 'Jana Kelller-Vogt', 'part'],
  ['Jana Keller', 'Jana Sophie Keller', 'part'],
  ['Jana Keller', 'Keller', undefined],
  ['Jana Keller', 'Jan Keller', undefined],
  ['Jana Keller', 'Jana Vogt', undefined],
] as const)('people: %s and %s', (one, other, expected) => {
  expect(matchNames(one, other, 'natural')).toBe(expected);
  expect(matchNames(other, one, 'natural')).toBe(expected);
});

test.each([
  ['Nordlicht Beteiligungs GmbH', 'NORDLICHT Beteiligungs UG (haftungsbeschränkt)', 'spelling'],
  ['Nordlicht S.A.R.L.', 'Nordlicht GmbH & Co. KG', 'spelling'],
  ['Max Muster e. K.', 'Max Muster', 'spelling'],
  ['Nordlicht GmbH', 'Nordlicht Energie AG', 'part'],
  ['Nordlicht GmbH', 'Südlicht GmbH', undefined],
  ['AG', 'GmbH', undefined],
] as const)('companies: %s and %s', (one, other, expected) => {
  expect(matchNames(one, other, 'company')).toBe(expected);
  expect(matchNames(other, one, 'company')).toBe(expected);
});

const word = fc.string({
  unit: fc.constantFrom(...'aäeilmnoößrsuüy'),
  minLength: 2,
  maxLength: 12,
});

test('a name matches itself in capitals and in another order, and has the same key then', () => {
  fc.assert(
    fc.property(word, word, (first, last) => {
      const [name, turned] = [`${first} ${last}`, `${last.toUpperCase()}, ${first}`];
      expect(matchNames(name, turned, 'natural')).toBeDefined();
      expect(nameKey(turned, 'natural')).toBe(nameKey(name, 'natural'));
    }),
  );
});

test('a name has the keys of what is said with fewer of its words', () => {
  expect(partKeys('Anna Maria Meyer', 'natural')).toEqual(
    ['Anna Maria', 'Anna Meyer', 'Maria Meyer'].map((part) => nameKey(part, 'natural')),
  );
  expect(partKeys('Nordlicht Energie GmbH', 'company')).toEqual(['energie', 'nordlicht']);
  expect(partKeys('Anna Meyer', 'natural')).toEqual([]);
  expect(partKeys('eins zwei drei vier fünf sechs sieben', 'company')).toEqual([]);
});
