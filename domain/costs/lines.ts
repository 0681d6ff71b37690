import type { Basis, CostKind } from './names.ts';

/** One amount, or the least and the most where the case does not settle it. All in cents. */
export type Amount = { amountCents: number } | { minCents: number; maxCents: number };

export type CostLine = Amount & {
  kind: CostKind;
  /** Who is paid, as a bill would name them; null where only the kind is known. */
  payee: string | null;
  basis: Basis;
  /** Every year anew. */
  yearly?: boolean | undefined;
  dueOn?: string | undefined;
  /** When the last of it was paid. */
  paidOn?: string | undefined;
  paidCents: number;
  /** The founder's own entry, which can be changed. */
  lineId?: string | undefined;
  /** Our order behind it. */
  orderId?: string | undefined;
  /** Our invoice. */
  invoiceId?: string | undefined;
  /** The law firm's invoice. */
  documentId?: string | undefined;
  /** What the payment says. */
  reference?: string | undefined;
  /** Whose share capital it is. */
  participantId?: string | undefined;
  /** Of the share capital, what is not due before the application. */
  laterCents?: number | undefined;
  /** Paid in as the court was assured, without a payment that somebody has entered. */
  assured?: boolean | undefined;
  /** Number of the invoice or order, or the German provision. */
  source: string;
  /** For banking apps; only where we or the law firm are paid. */
  giroCode?: string | undefined;
};

export const leastOf = (amount: Amount): number =>
  'amountCents' in amount ? amount.amountCents : amount.minCents;
export const mostOf = (amount: Amount): number =>
  'amountCents' in amount ? amount.amountCents : amount.maxCents;

/** The amount of several possible ones. */
export function rangeOf(cents: readonly number[]): Amount {
  const [minCents, maxCents] = [Math.min(...cents), Math.max(...cents)];
  return minCents === maxCents ? { amountCents: minCents } : { minCents, maxCents };
}

export interface CostTotals {
  /** What contracts and bills say. */
  agreed: number;
  /** What is expected besides. */
  estimated: { min: number; max: number };
  paid: number;
  /** What of the agreed is not paid. */
  open: number;
  /** The share capital, which stays the company's own: due before the application, what of it is paid in, and later. */
  capital: { due: { min: number; max: number }; paid: number; later: number };
}

export function totalsOf(lines: readonly CostLine[]): CostTotals {
  const costs = lines.filter(({ kind }) => kind !== 'capital');
  const capital = lines.filter(({ kind }) => kind === 'capital');
  const known = costs.filter(({ basis }) => basis !== 'fee-table');
  const estimated = costs.filter(({ basis }) => basis === 'fee-table');
  const agreed = sum(known.map(leastOf));
  const paid = sum(known.map(({ paidCents }) => paidCents));
  return {
    agreed,
    estimated: { min: sum(estimated.map(leastOf)), max: sum(estimated.map(mostOf)) },
    paid,
    open: agreed - paid,
    capital: {
      due: { min: sum(capital.map(leastOf)), max: sum(capital.map(mostOf)) },
      paid: sum(capital.map(({ paidCents }) => paidCents)),
      later: sum(capital.map(({ laterCents = 0 }) => laterCents)),
    },
  };
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
