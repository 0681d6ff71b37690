import { expect, test } from 'vitest';
import { isIban, writtenIban } from '#domain/site/iban.ts';

test.each(['DE02120300000000202051', 'AT611904300234573201', 'GB29NWBK60161331926819'])(
  '%s is an IBAN, and with any other digit in it none',
  (iban) => {
    expect(isIban(iban)).toBe(true);
    for (const [at, digit] of [...iban].entries()) {
      if (!/\d/.test(digit)) continue;
      const other = String((Number(digit) + 1) % 10);
      expect(isIban(iban.slice(0, at) + other + iban.slice(at + 1))).toBe(false);
    }
  },
);

test.each([
  '',
  'DE',
  'DE02 1203 0000 0000 2020 51',
  'DE0212030000000020205',
  'de02120300000000202051',
])('"%s" is none', (text) => {
  expect(isIban(text)).toBe(false);
});

test('it is written in groups of four', () => {
  expect(writtenIban('DE02120300000000202051')).toBe('DE02 1203 0000 0000 2020 51');
});
