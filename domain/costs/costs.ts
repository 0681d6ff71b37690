import type { PaidIn } from '../contributions/contributions.ts';
import type { Participant } from '../foundations/people/people.ts';
import { type ContractFacts, firmLines, orderLines, platformLines } from './contracts.ts';
import type { EnteredBill } from './entered-bill.ts';
import { type CostLine, type CostTotals, totalsOf } from './lines.ts';
import { type CostKind, costStages, stageOf } from './names.ts';
import { type CompanyCase, capitalLines, notaryAndCourt, yearlyCosts } from './statutory.ts';

/** Everything that the money of a formation follows from. */
export interface CostFacts extends ContractFacts {
  /** Null until there are core data. */
  company: CompanyCase | null;
  holders: readonly Pick<Participant, 'participantId' | 'shareholder'>[];
  /** What has come in of the share capital. */
  paidIn: readonly PaidIn[];
  /** Null while the formation is running. */
  ended: 'entered' | 'cancelled' | null;
  notary: string | null;
  court: string | null;
}

/** A formation for which nothing was ordered, billed or stated yet. */
export const nothingYet = {
  contracts: [],
  orders: [],
  invoices: [],
  firmInvoices: [],
  firmStands: true,
  entered: [],
  company: null,
  holders: [],
  paidIn: [],
  ended: null,
  notary: null,
  court: null,
} as const satisfies Omit<CostFacts, 'seller' | 'offer'>;

export interface Costs {
  lines: CostLine[];
  totals: CostTotals;
}

/**
 * All money of a formation. Every amount is that of an invoice, of the table of fees or of what the founder entered:
 * nothing is computed a second time here.
 */
export function costsOf(facts: CostFacts): Costs {
  const { company, entered, ended } = facts;
  const bills = entered.filter(({ kind }) => kind !== 'law-firm');
  const billed = new Set<CostKind>(bills.map(({ kind }) => kind));
  const expected = company
    ? [...notaryAndCourt(company, facts), ...capitalLines(company, facts), ...yearlyCosts()]
    : [];
  const all = [
    ...platformLines(facts),
    ...firmLines(facts),
    ...orderLines(facts),
    ...expected.filter(({ kind }) => !billed.has(kind)),
    ...bills.map((bill) => enteredLine(bill, facts)),
  ].toSorted(byStage);
  // After a cancellation nothing more is expected; what was agreed or billed remains.
  const lines = ended === 'cancelled' ? all.filter(remains) : all;
  return { lines, totals: totalsOf(lines) };
}

const remains = ({ kind, basis }: CostLine) => basis !== 'fee-table' && kind !== 'capital';

const place = ({ kind }: CostLine) => costStages.indexOf(stageOf[kind]);
const byStage = (one: CostLine, other: CostLine) => place(one) - place(other);

function enteredLine(
  { lineId, kind, amountCents, payee, dueOn, paidOn, reference }: EnteredBill,
  { notary, court }: Pick<CostFacts, 'notary' | 'court'>,
): CostLine {
  const usual = kind === 'notary' ? notary : kind === 'court' ? court : null;
  return {
    kind,
    payee: payee ?? usual,
    amountCents,
    basis: 'entered',
    ...(dueOn && { dueOn }),
    ...(paidOn && { paidOn }),
    paidCents: paidOn ? amountCents : 0,
    lineId,
    ...(reference && { reference }),
    source: '',
  };
}
