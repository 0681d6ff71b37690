import { z } from 'zod';
import { addDaysTo } from '../days/working-days.ts';
import { courtFees } from '../pricing/court-fees.ts';
import { isIban } from '../site/iban.ts';
import { line, optional, text } from '../text.ts';
import { type CostFacts, costsOf } from './costs.ts';
import { type Amount, type CostLine, leastOf, mostOf } from './lines.ts';
import type { CostKind } from './names.ts';
import {
  type BilledKind,
  imitatedBy,
  isAccidentInsurer,
  kindOfPayee,
  knownPayee,
  looksLikeRegister,
} from './payees.ts';

/** A bill as somebody types it from paper; nothing of it is kept. */
export const billCheckSchema = z.object({
  payee: line(200),
  iban: text(60)
    .overwrite((iban) => iban.replaceAll(/\s/g, '').toUpperCase())
    .refine(isIban, 'NOT_AN_IBAN'),
  amountCents: z
    .number({ error: 'NOT_AN_AMOUNT' })
    .int('NOT_AN_AMOUNT')
    .min(1, 'NOT_AN_AMOUNT')
    .max(1_000_000_000, 'NOT_AN_AMOUNT'),
  reference: optional(line(140)),
  dueOn: optional(z.iso.date({ error: 'NOT_A_DATE' })),
});
export type TypedBill = z.output<typeof billCheckSchema>;

/** Nothing here ever says that a bill is genuine. */
export const verdicts = ['matches-expected', 'not-expected', 'signs-of-fraud'] as const;
type Verdict = (typeof verdicts)[number];

export const billReasons = [
  'foreign-iban',
  'register-like-payee',
  'account-of-another',
  'amount-in-no-table',
  'short-term',
  'payee-unknown',
  'accident-insurer',
  'too-early',
  'paid-already',
  'amount-differs',
  'amount-fits',
  'account-known',
  'account-german',
] as const;
type BillReason = (typeof billReasons)[number];

/** Reasons that are signs of fraud by themselves. */
const grave: readonly BillReason[] = [
  'foreign-iban',
  'register-like-payee',
  'account-of-another',
  'amount-in-no-table',
];
/** A term of so few days is one more sign where something else does not fit. */
const SHORT_TERM_DAYS = 7;
/** A notary's outlays are an estimate, and chambers and the register set their own fees. */
const TOLERANCE = { notary: 0.2, register: 0.5, chamber: 0.2 } as const;

export interface BillFacts {
  costs: CostFacts;
  /** Accounts of ours and of the law firm, without spaces. */
  accounts: Record<'platform' | 'law-firm', readonly string[]>;
  /** Whether the notary has filed. */
  filed: boolean;
  /** Such as `2026-12-03`. */
  today: string;
}

interface BillAnswer {
  verdict: Verdict;
  reasons: BillReason[];
  /** What would be expected of this payee, and with what, from whom, to compare it. */
  expected?: (Amount & { kind: BilledKind }) | undefined;
}

/** What speaks for and against a bill that has come. */
export function checkBill(bill: TypedBill, facts: BillFacts): BillAnswer {
  const known = knownPayee(bill.payee, facts.costs);
  const isRegister = known === undefined && looksLikeRegister(bill.payee);
  const kind = known ?? (isRegister ? undefined : kindOfPayee(bill.payee));
  const reasons = [
    ...accountOf(bill, kind, facts),
    ...(isRegister ? (['register-like-payee'] as const) : []),
    ...(kind === undefined && !isRegister ? [unknownPayee(bill.payee)] : []),
    ...(kind === undefined ? [] : ofKind(bill, kind, facts)),
    ...(isShort(bill, facts.today) ? (['short-term'] as const) : []),
  ];
  const expected = expectedOf(kind ?? (isRegister ? imitatedBy(bill.payee) : undefined), facts);
  return { verdict: verdictOf(reasons), reasons, ...(expected && { expected }) };
}

const unknownPayee = (payee: string): BillReason =>
  isAccidentInsurer(payee) ? 'accident-insurer' : 'payee-unknown';

function verdictOf(reasons: readonly BillReason[]): Verdict {
  if (reasons.some((reason) => grave.includes(reason))) return 'signs-of-fraud';
  const fits = reasons.includes('amount-fits');
  if (fits) return 'matches-expected';
  return reasons.includes('short-term') ? 'signs-of-fraud' : 'not-expected';
}

function isShort({ dueOn }: TypedBill, today: string): boolean {
  return dueOn !== undefined && dueOn >= today && dueOn < addDaysTo(today, SHORT_TERM_DAYS);
}

function accountOf(
  { iban }: TypedBill,
  kind: BilledKind | undefined,
  { accounts }: BillFacts,
): BillReason[] {
  if (kind === 'platform' || kind === 'law-firm') {
    const known = accounts[kind];
    if (known.includes(iban)) return ['account-known'];
    if (known.length > 0) return ['account-of-another'];
  }
  return iban.startsWith('DE') ? ['account-german'] : ['foreign-iban'];
}

function ofKind(bill: TypedBill, kind: BilledKind, facts: BillFacts): BillReason[] {
  const reasons: BillReason[] = [];
  if (isTooEarly(kind, facts)) reasons.push('too-early');
  const amount = amountOf(bill, kind, facts);
  if (amount !== undefined) reasons.push(amount);
  return reasons;
}

/** Nobody bills an entry that is not applied for, and no chamber a company that is not entered. */
function isTooEarly(kind: BilledKind, { filed, costs }: BillFacts): boolean {
  if (kind === 'court') return !filed;
  return (kind === 'chamber' || kind === 'register') && costs.ended !== 'entered';
}

/** What of a court's bill the table knows: its lines apart and together, with money and with contributions in kind. */
function courtAmounts(): number[] {
  return [courtFees('money'), courtFees('in-kind')].flatMap((fees) => Object.values(fees));
}

function amountOf(
  { amountCents }: TypedBill,
  kind: BilledKind,
  facts: BillFacts,
): BillReason | undefined {
  const paid = paidBills(kind, facts);
  const fitting = linesOf(kind, facts).filter((one) => fits(amountCents, one));
  const isPaid = (line: CostLine) => line.paidCents > 0 || paid.some((cents) => fits(cents, line));
  if (fitting.some((line) => !isPaid(line))) return earlyOr('amount-fits', kind, facts);
  if (fitting.length > 0) return 'paid-already';
  if (kind !== 'court') return 'amount-differs';
  const known = courtAmounts();
  if (known.includes(amountCents)) return 'amount-differs';
  return amountCents > Math.max(...known) ? 'amount-in-no-table' : 'amount-differs';
}

/** The right amount at the wrong time is not what is expected. */
const earlyOr = (reason: BillReason, kind: BilledKind, facts: BillFacts) =>
  isTooEarly(kind, facts) ? undefined : reason;

function fits(cents: number, expected: CostLine): boolean {
  const { kind, basis } = expected;
  const share = basis === 'fee-table' && isTolerant(kind) ? TOLERANCE[kind] : 0;
  return cents >= leastOf(expected) * (1 - share) && cents <= mostOf(expected) * (1 + share);
}

const isTolerant = (kind: CostKind): kind is keyof typeof TOLERANCE =>
  Object.hasOwn(TOLERANCE, kind);

/**
 * What contract, invoice and table of fees say. A bill that was entered says nothing about what is to be expected: it may
 * be the forged one. Only that an invoice of the law firm is paid comes from there, its amount does not.
 */
function linesOf(kind: BilledKind, { costs }: BillFacts): CostLine[] {
  const entered = costs.entered.filter((bill) => bill.kind === 'law-firm');
  return costsOf({ ...costs, entered }).lines.filter((each) => each.kind === kind);
}

/** Amounts of this kind that the founder entered as paid. */
const paidBills = (kind: BilledKind, { costs }: BillFacts): number[] =>
  costs.entered
    .filter((bill) => bill.kind === kind && bill.kind !== 'law-firm' && bill.paidOn !== undefined)
    .map(({ amountCents }) => amountCents);

function expectedOf(kind: BilledKind | undefined, facts: BillFacts): BillAnswer['expected'] {
  if (kind === undefined) return undefined;
  const lines = linesOf(kind, facts);
  const shown = lines.find(({ paidCents }) => paidCents === 0) ?? lines[0];
  if (!shown) return undefined;
  return 'amountCents' in shown
    ? { kind, amountCents: shown.amountCents }
    : { kind, minCents: shown.minCents, maxCents: shown.maxCents };
}
