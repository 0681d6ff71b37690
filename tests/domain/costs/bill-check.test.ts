import { describe, expect, test } from 'vitest';
import {
  type BillFacts,
  billCheckSchema,
  checkBill,
  type TypedBill,
} from '#domain/costs/bill-check.ts';
import { type CostFacts, costsOf, nothingYet } from '#domain/costs/costs.ts';
import { sampleOperator } from '#domain/site/operator.ts';

const german = 'DE02120300000000202051';
const foreign = 'LT121000011101001000';
const firmIban = 'DE02500105170137075030';

const facts: CostFacts = {
  ...nothingYet,
  ended: 'entered',
  seller: sampleOperator,
  contracts: [
    {
      orderId: 'order',
      number: 'B-1',
      platformCents: 59_381,
      othersCents: 35_700,
      others: [sampleOperator.lawFirm.name],
    },
  ],
  invoices: [
    {
      invoiceId: 'invoice',
      orderId: 'order',
      number: 'RE-2026-000001',
      grossCents: 59_381,
      openCents: 59_381,
      dueOn: '2026-12-14',
    },
  ],
  firmInvoices: [
    {
      documentId: 'document',
      number: 'K-7',
      grossCents: 35_700,
      dueOn: '2026-12-20',
      iban: firmIban,
    },
  ],
  offer: { platformCents: 59_381, lawFirmCents: 35_700 },
  company: {
    legalForm: 'gmbh',
    shareCapitalCents: 2_500_000,
    shareholders: 2,
    articles: 'own-articles',
    online: false,
  },
  notary: 'Notarin Dr. Ada Klein',
  court: 'Amtsgericht Köln',
};

const known: BillFacts = {
  costs: facts,
  accounts: { platform: ['DE89370400440532013000'], 'law-firm': [firmIban] },
  filed: true,
  today: '2026-12-03',
};

const bill = (typed: Partial<TypedBill>): TypedBill => ({
  payee: 'Zentrale Zahlstelle Justiz',
  iban: german,
  amountCents: 30_000,
  ...typed,
});

const check = (typed: Partial<TypedBill>, more: Partial<BillFacts> = {}) =>
  checkBill(bill(typed), { ...known, ...more });

describe('a bill that has come', () => {
  test('of a register abroad that wants its money in three days looks forged', () => {
    const forged = {
      payee: 'Zentrales Register für Firmen',
      iban: foreign,
      amountCents: 77_350,
      dueOn: '2026-12-06',
    };
    expect(check(forged)).toEqual({
      verdict: 'signs-of-fraud',
      reasons: ['foreign-iban', 'register-like-payee', 'short-term'],
      expected: { kind: 'court', amountCents: 30_000 },
    });
  });

  test("is the court's own where payee and amount fit, and even that is never called genuine", () => {
    const { verdict, reasons, expected } = check({ dueOn: '2026-12-31' });
    expect(verdict).toBe('matches-expected');
    expect(reasons).toEqual(['account-german', 'amount-fits']);
    expect(expected).toEqual({ kind: 'court', amountCents: 30_000 });
  });

  test.each([
    [
      'the entry is not applied for',
      { filed: false, costs: { ...facts, ended: null } },
      {},
      'too-early',
    ],
    ['its amount is another one of the table', {}, { amountCents: 22_500 }, 'amount-differs'],
  ] as const)("of the court's is not expected while %s", (_why, more, typed, reason) => {
    const { verdict, reasons } = check(typed, more);
    expect(verdict).toBe('not-expected');
    expect(reasons).toContain(reason);
  });

  test.each([
    ['an account abroad', { iban: foreign }, 'foreign-iban'],
    ['more than the table of fees knows', { amountCents: 77_350 }, 'amount-in-no-table'],
    [
      'our name and the account of another',
      { payee: sampleOperator.name, amountCents: 59_381 },
      'account-of-another',
    ],
    [
      "the law firm's name and the account of another",
      { payee: `Kanzlei ${sampleOperator.lawFirm.name}`, amountCents: 35_700 },
      'account-of-another',
    ],
    ['the name of a directory', { payee: 'Gewerbeverzeichnis Köln' }, 'register-like-payee'],
    ['a society for transparency', { payee: 'Transparenzregister e. V.' }, 'register-like-payee'],
  ] as const)('with %s looks forged', (_with, typed, reason) => {
    const { verdict, reasons } = check(typed);
    expect(verdict).toBe('signs-of-fraud');
    expect(reasons).toContain(reason);
  });

  test('of ours or the law firm fits with amount and account', () => {
    const ours = { payee: sampleOperator.name, iban: 'DE89370400440532013000' };
    expect(check({ ...ours, amountCents: 59_381 })).toMatchObject({
      verdict: 'matches-expected',
      reasons: ['account-known', 'amount-fits'],
    });
    const firm = { payee: sampleOperator.lawFirm.name, iban: firmIban, amountCents: 35_700 };
    expect(check(firm).verdict).toBe('matches-expected');
  });

  test("of the notary's may differ by the outlays, not by half", () => {
    const [line] = costsOf(facts).lines.filter(({ kind }) => kind === 'notary');
    const cents = line && 'amountCents' in line ? line.amountCents : Number.NaN;
    const notary = { payee: 'Dr. Ada Klein, Notarin' };
    expect(check({ ...notary, amountCents: cents + 4_000 }).verdict).toBe('matches-expected');
    expect(check({ ...notary, amountCents: cents * 2 }).verdict).toBe('not-expected');
  });

  test('that was paid already, or comes from nobody we know, is not expected', () => {
    const entered = [
      { lineId: 'line', kind: 'court', amountCents: 30_000, paidOn: '2026-12-01' },
    ] as const;
    const paid = check({}, { costs: { ...facts, entered } });
    expect(paid).toMatchObject({
      verdict: 'not-expected',
      reasons: ['account-german', 'paid-already'],
    });
    expect(check({ payee: 'Malermeister Kunz' })).toMatchObject({
      verdict: 'not-expected',
      reasons: ['account-german', 'payee-unknown'],
    });
    expect(check({ payee: 'Malermeister Kunz', dueOn: '2026-12-04' }).verdict).toBe(
      'signs-of-fraud',
    );
  });

  test.each([undefined, '2026-12-01'])(
    'that was entered before is compared with the table of fees all the same (paid on %s)',
    (paidOn) => {
      const entered = [
        { lineId: 'court', kind: 'court', amountCents: 89_750, paidOn },
        { lineId: 'notary', kind: 'notary', amountCents: 400_000, paidOn },
      ] as const;
      const more = { costs: { ...facts, entered } };
      const court = { payee: 'Amtsgericht Hannover', amountCents: 89_750, dueOn: '2026-12-05' };
      expect(check(court, more)).toEqual({
        verdict: 'signs-of-fraud',
        reasons: ['account-german', 'amount-in-no-table', 'short-term'],
        expected: { kind: 'court', amountCents: 30_000 },
      });
      const notary = { payee: 'Notarin Dr. Ada Klein', amountCents: 400_000 };
      expect(check(notary, more)).toMatchObject({
        verdict: 'not-expected',
        reasons: ['account-german', 'amount-differs'],
      });
    },
  );

  test.each([
    ['Amtsgericht Hannover, Handelsregister', 30_000, 'court'],
    ['Handelsregister beim Amtsgericht Bad Homburg v.d. Höhe', 30_000, 'court'],
    ['Amtsgericht Köln – Registergericht –', 30_000, 'court'],
    ['Landesjustizkasse Bamberg (Handelsregister B)', 30_000, 'court'],
    ['Zentrale Zahlstelle Justiz, Registergericht', 30_000, 'court'],
    ['Transparenzregister', 2_000, 'register'],
    [
      'Bundesanzeiger Verlag GmbH, registerführende Stelle des Transparenzregisters',
      2_000,
      'register',
    ],
    ['IHK Hannover', 15_000, 'chamber'],
  ] as const)('from “%s” is compared with what that really charges', (payee, amountCents, kind) => {
    const { verdict, expected } = check({ payee, amountCents });
    expect([verdict, expected?.kind]).toEqual(['matches-expected', kind]);
  });

  test.each([
    'Zentrales Register',
    'Handelsregister',
    'Handelsregister Zentrale',
    'Registergericht-Service',
    'Registergericht Service Köln',
    'Amtsgericht Handelsregister',
    'Amtsgericht Zentrales Handelsregister',
    'Amtsgericht Köln Handelsregister Datenpflege',
    'Deutsches Transparenzregister',
    'Bundesanzeiger Firmenverzeichnis',
    'Register der Berufsgenossenschaften',
  ])('from “%s” comes from no court and no register of the law', (payee) => {
    expect(check({ payee })).toMatchObject({
      verdict: 'signs-of-fraud',
      reasons: ['account-german', 'register-like-payee'],
    });
  });

  test.each(['Berufsgenossenschaft Handel und Warenlogistik', 'VBG', 'BG BAU'])(
    'of an accident insurer such as “%s” may come, whatever its amount',
    (payee) => {
      expect(check({ payee })).toEqual({
        verdict: 'not-expected',
        reasons: ['account-german', 'accident-insurer'],
      });
    },
  );

  test('has an IBAN that is one', () => {
    const typed = { ...bill({}), iban: 'DE02 1203 0000 0000 2020 52' };
    expect(billCheckSchema.safeParse(typed).success).toBe(false);
    expect(billCheckSchema.parse({ ...typed, iban: 'de02 1203 0000 0000 2020 51' }).iban).toBe(
      german,
    );
  });
});
