import { describe, expect, test } from 'vitest';
import { csvLine, csvMoney } from '#domain/desk/csv.ts';

describe('A line of a CSV file', () => {
  test.each([
    ['Muster UG', 'Muster UG'],
    ['Muster; Söhne', '"Muster; Söhne"'],
    ['Die „Muster" UG', '"Die „Muster"" UG"'],
    ['zwei\r\nZeilen', '"zwei\r\nZeilen"'],
    ['', ''],
  ])('holds %j as RFC 4180 has it', (value, field) => {
    expect(csvLine([value, 'x'])).toBe(`${field};x\r\n`);
  });

  test.each(['=1+1', '+49', '+1+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '\n=1'])(
    'makes no formula of %j',
    (value) => {
      expect(csvLine([value]).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  test.each(['+49 221 55577', '+4922155577', '+41 (0)44 123/45-67'])(
    'keeps the number %s a text, with nothing that shows before it',
    (number) => {
      expect(csvLine([number])).toBe(`"\t${number}"\r\n`);
    },
  );

  test('has our own numbers as numbers, with the comma of the language', () => {
    expect(csvLine([csvMoney(-123_456, 'de'), csvMoney(5, 'en'), null])).toBe('-1234,56;0.05;\r\n');
  });
});
