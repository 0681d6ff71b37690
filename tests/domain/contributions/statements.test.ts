import { describe, expect, test } from 'vitest';
import { readAside } from '#modules/contributions/statements/read-aside.ts';
import { readStatement, type Statement } from '#modules/contributions/statements/read-statement.ts';
import { hostile } from './hostile.ts';
import {
  booking86,
  camt,
  commerzbank,
  cp1252,
  deutscheBank,
  dkb,
  mt940,
  n26,
  ntry,
  OTHER_IBAN,
  postbank,
  qonto,
  sparkasse,
  stmt,
  txDtls,
  utf8,
  volksbank,
} from './samples.ts';

/**
 * Made by hand, besides the files made to harm:
 *
 * | format   | samples |
 * | CSV      | Sparkasse, Deutsche Bank (with a return), DKB, N26, Qonto, Postbank and Fyrst, Volksbank (two alike, and |
 * |          | twice the same), Commerzbank (no payer), a table with what is missing, decomposed letters, UTF-16 |
 * | CAMT.053 | 2001, 2019 with prefixes, a batch, a batch that does not add up, returns and reversals, two files and |
 * |          | accounts, what is missing or not booked |
 * | MT940    | wrapped in words, a batch, the turn of the year, returns with two accounts and files, lines nobody can |
 * |          | read, another currency |
 *
 * In UTF-8 and in the code page of Windows where that makes a difference.
 */
const TODAY = '2026-12-31';
const read = (bytes: Uint8Array): Statement => {
  const found = readStatement(bytes, TODAY);
  if ('fault' in found) throw new Error(found.fault);
  return found;
};
/** Lines as short words. */
const said = ({ lines }: Statement) =>
  lines.map(
    ({ bookedOn, amountCents, payer, returned }) =>
      `${bookedOn} ${amountCents} ${payer ?? '?'}${returned ? ' returned' : ''}`,
  );

const ANNA = '2026-12-03 625000 Anna Müller';
const anna = { day: '2026-12-03', amount: '6250.00', payer: 'Anna Müller', words: 'Stammeinlage' };
const annaIn940 =
  '166?00GUTSCHR. UEBERWEISUNG?109248?20EREF+NOTPROVIDED?21SVWZ+Stammeinlage der Gesells?22chafterin?30SOGEDEFF?31DE75512108001245126199?32Anna Müller';

describe('tables of banks', () => {
  test.each([
    ['Sparkasse', sparkasse, '0101', { 'not-booked': 1 }],
    ['Deutsche Bank', deutscheBank, null, {}],
    ['DKB', dkb, null, { 'not-booked': 1 }],
    ['N26', n26, null, {}],
    ['Qonto', qonto, null, { 'not-booked': 1 }],
    ['Postbank and Fyrst', postbank, null, {}],
  ])('%s, in UTF-8 and in the code page of Windows', (bank, table, account, skipped) => {
    for (const bytes of [utf8(table), cp1252(table.replace('\ufeff', ''))]) {
      const found = read(bytes);
      expect(found.format).toBe('csv');
      const back = bank === 'Deutsche Bank' ? ' returned' : '';
      expect(said(found)).toEqual([ANNA + back]);
      expect(found.lines[0]?.account).toBe(account);
      expect(found.skipped).toEqual(skipped);
    }
  });

  test('two payments that are alike but for the balance after them are two', () => {
    expect(said(read(utf8(volksbank)))).toEqual([ANNA, ANNA]);
    const [head = '', line = ''] = volksbank.split('\n');
    const twice = read(utf8([head, line, line].join('\n')));
    expect(said(twice)).toEqual([ANNA]);
    expect(twice.repeated).toBe(1);
  });

  test('without a column for the payer the words are kept', () => {
    const [line] = read(cp1252(commerzbank)).lines;
    expect(line).toMatchObject({ payer: null, account: '0101', amountCents: 625_000 });
    expect(line?.reference).toContain('Anna Müller Stammeinlage');
  });

  test('what is missing or no day is counted and left out', () => {
    const head = 'Buchungstag;Auftraggeber;Betrag;Währung';
    const rows = [
      '31.02.2026;Anna Müller;1,00;EUR',
      ';Anna Müller;1,00;EUR',
      '03.12.2026;Anna Müller;;EUR',
      '03.12.2026;Anna Müller;viel;EUR',
      '03.12.2026;Anna Müller;1,00;USD',
      '03.12.2126;Anna Müller;1,00;EUR',
      '03.12.2026;;2,00;',
      'Summe;;3,00;',
    ];
    const found = read(utf8([head, ...rows].join('\r\n')));
    expect(said(found)).toEqual(['2026-12-03 200 ?']);
    expect(found.skipped).toEqual({ date: 3, amount: 2, currency: 1 });
  });

  test('signs of two parts, and UTF-16 as tables of an office are saved', () => {
    const apart = sparkasse.normalize('NFD');
    expect(said(read(utf8(apart)))).toEqual([ANNA]);
    const wide = Buffer.from(`\ufeff${sparkasse}`, 'utf16le');
    expect(said(read(wide))).toEqual([ANNA]);
  });

  test.each([
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['12.500', 1_250_000],
    ['12500', 1_250_000],
    ['6250.5', 625_050],
    ['+6 250,00 EUR', 625_000],
  ])('%s is an amount', (amount, cents) => {
    const table = `Datum;Name;Betrag\n03.12.2026;A;"${amount}"`;
    expect(read(utf8(table)).lines[0]?.amountCents).toBe(cents);
  });
});

describe('CAMT.053', () => {
  test('payer, day, amount and words, in UTF-8 and in the code page of Windows', () => {
    const found = read(utf8(camt(stmt(ntry(anna)))));
    expect(said(found)).toEqual([ANNA]);
    expect(found.lines[0]).toMatchObject({ reference: 'Stammeinlage', account: '0101' });
    const old = camt(stmt(ntry(anna)), '<?xml version="1.0" encoding="ISO-8859-1"?>');
    expect(said(read(cp1252(old)))).toEqual([ANNA]);
  });

  test('with prefixes, and in the version of 2019', () => {
    const text = camt(stmt(ntry({ ...anna, status: '<Cd>BOOK</Cd>' })))
      .replaceAll(/<(\/?)(?=[A-Z])/g, '<$1n:')
      .replace('xmlns=', 'xmlns:n=')
      .replaceAll('<n:Nm>', '<n:Pty><n:Nm>')
      .replaceAll('</n:Nm>', '</n:Nm></n:Pty>');
    expect(said(read(utf8(text)))).toEqual([ANNA]);
  });

  test('payments that were booked together are told apart', () => {
    const both = [
      txDtls({ amount: '6250.00', payer: 'Anna Müller' }),
      txDtls({ amount: '6249.97', payer: 'Jürgen Weiß' }),
    ].join('');
    const batch = ntry({ day: '2026-12-03', amount: '12499.97', details: both });
    const expected = [ANNA, '2026-12-03 624997 Jürgen Weiß'];
    expect(said(read(utf8(camt(stmt(batch)))))).toEqual(expected);
    // Parts that do not make up the whole are not believed.
    const odd = ntry({ day: '2026-12-03', amount: '12500.00', details: both });
    expect(said(read(utf8(camt(stmt(odd)))))).toEqual(['2026-12-03 1250000 ?']);
  });

  test('what went back is no payment any more, and a return is none', () => {
    const back = { ...anna, day: '2026-12-04', direction: 'DBIT' as const };
    const returned = ntry({
      ...back,
      payer: 'Bank',
      more: '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>',
    });
    const again = ntry({ ...anna, day: '2026-12-07' });
    const reversal = ntry({ ...anna, day: '2026-12-08', amount: '9.00', reversal: true });
    expect(said(read(utf8(camt(stmt(ntry(anna) + returned + again + reversal)))))).toEqual([
      `${ANNA} returned`,
      '2026-12-07 625000 Anna Müller',
      '2026-12-08 900 Anna Müller returned',
    ]);
  });

  test('a payment of two files or two accounts is there once for each account', () => {
    const entry = ntry({ ...anna, reference: '2026120300001' });
    const found = read(utf8(camt(stmt(entry) + stmt(entry) + stmt(entry, OTHER_IBAN))));
    expect(found.lines.map(({ account }) => account)).toEqual(['0101', '2051']);
    expect(found.repeated).toBe(1);
  });

  test('what lacks a day, an amount or is not booked yet is counted', () => {
    const entries = [
      ntry({ ...anna, day: '2026-02-30' }),
      ntry({ ...anna, amount: '12,5' }),
      ntry({ ...anna, currency: 'CHF' }),
      ntry({ ...anna, status: 'PDNG' }),
      ntry({ day: '2026-12-03', amount: '6250.00' }),
    ];
    const found = read(utf8(camt(stmt(entries.join('')))));
    expect(said(found)).toEqual(['2026-12-03 625000 ?']);
    expect(found.skipped).toEqual({ date: 1, amount: 1, currency: 1, 'not-booked': 1 });
  });
});

describe('MT940', () => {
  test('payer and words are put together again, in UTF-8 and in the code page of Windows', () => {
    const text = mt940(booking86('2612031203CR6250,00N166NONREF', annaIn940));
    for (const bytes of [utf8(text), cp1252(text)]) {
      const found = read(bytes);
      expect(found.format).toBe('mt940');
      expect(said(found)).toEqual([ANNA]);
      expect(found.lines[0]).toMatchObject({
        reference: 'Stammeinlage der Gesellschafterin',
        account: '0101',
      });
    }
  });

  test('what was booked together stays one payment, whose parts the bank does not say', () => {
    const text = mt940(
      booking86('2612031203CR12499,97N191NONREF', '191?00SAMMELGUTSCHRIFT?20ANZAHL 2'),
    );
    const found = read(utf8(text));
    expect(said(found)).toEqual(['2026-12-03 1249997 ?']);
    expect(found.lines[0]?.reference).toBe('ANZAHL 2');
  });

  test('the day of booking may be in the next year or the last', () => {
    const turn = (line: string) => read(utf8(mt940(booking86(line, annaIn940)))).lines[0]?.bookedOn;
    expect(turn('2512310102CR1,00N166NONREF')).toBe('2026-01-02');
    expect(turn('2601021231CR1,00N166NONREF')).toBe('2025-12-31');
    expect(turn('261203CR1,00N166NONREF')).toBe('2026-12-03');
  });

  test('reversals, returns, two accounts and what is said twice', () => {
    const payment = booking86('2612031203CR6250,00N166NONREF', annaIn940);
    const back = booking86('2612041204RC6250,00NRTINONREF', '159?00RETOURE?32Bank');
    const first = mt940(payment + back);
    const second = mt940(payment, OTHER_IBAN);
    const found = read(utf8(first + first + second));
    expect(said(found)).toEqual([`${ANNA} returned`, ANNA]);
    expect(found.lines.map(({ account }) => account)).toEqual(['0101', '2051']);
    expect(found.repeated).toBe(2);
  });

  test('lines that nobody can read are counted, text without parts is kept', () => {
    const odd = ':61:261399CR1,00N166NONREF\r\n:61:261203CRvielN166NONREF\r\n:61:unsinn\r\n';
    const plain = booking86('261203C12,5N051NONREF', 'Stammeinlage Anna Müller');
    const found = read(utf8(mt940(odd + plain)));
    expect(said(found)).toEqual(['2026-12-03 1250 ?']);
    expect(found.lines[0]?.reference).toBe('Stammeinlage Anna Müller');
    expect(found.skipped).toEqual({ date: 2, amount: 1 });
    const dollars = mt940(booking86('261203C1,00N051NONREF', 'x'), '1', 'USD');
    expect(read(utf8(dollars)).skipped).toEqual({ currency: 1 });
  });
});

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => `03.12.2026;Anna Müller;${at + 1},00`).join('\n');

const twenty = Array.from({ length: 20 }, (_, at) => ({
  participantId: String(at),
  name: `Anna${'x'.repeat(at)} Müller`,
  kind: 'natural' as const,
  expectedCents: 100,
}));

describe('files that are no statements, or made to harm, on a thread of their own', () => {
  test.each(hostile)('%s', async (_what, make, answer) => {
    const found = await readAside({ bytes: make(), today: TODAY, expected: twenty });
    // Not that it took too long, or too much memory.
    expect('fault' in found ? found.fault : found.lines.length).toBe(answer);
  });

  test('10,000 lines are read and compared with 20 names, on a thread of their own', async () => {
    const bytes = utf8(`Datum;Name;Betrag\n${many(10_000)}`);
    const found = await readAside({ bytes, today: TODAY, expected: twenty });
    if ('fault' in found) throw new Error(found.fault);
    expect(found.lines).toHaveLength(10_000);
    const sum = found.lines.reduce((all, { amountCents }) => all + amountCents, 0);
    expect(sum).toBe((10_000 * 10_001 * 100) / 2);
  });

  test('signs that disguise are taken out of names', () => {
    const payer = `Anna\u202eMüller\u0007 ${'x'.repeat(300)}`;
    const [line] = read(utf8(`Datum;Name;Betrag\n03.12.2026;${payer};1,00`)).lines;
    expect(line?.payer).toMatch(/^Anna Müller x+$/);
    expect(line?.payer).toHaveLength(140);
  });
});
