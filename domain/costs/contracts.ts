import { giroCodeOf } from '../invoices/giro-code.ts';
import type { Operator } from '../site/operator.ts';
import type { EnteredBill } from './entered-bill.ts';
import type { CostLine } from './lines.ts';

/** An order of the package that stands. */
export interface Contract {
  orderId: string;
  /** As people know the order. */
  number: string;
  /** Gross, of our part and of the law firm's; 0 where an order is of the other alone. */
  platformCents: number;
  lawFirmCents: number;
}

/** Our invoice for an order, or for what was performed before its withdrawal. */
export interface OwnInvoice {
  invoiceId: string;
  orderId: string;
  number: string;
  grossCents: number;
  openCents: number;
  dueOn: string;
  paidOn?: string | undefined;
}

export interface FirmInvoiceFact {
  documentId: string;
  number: string;
  grossCents: number;
  dueOn: string;
  iban: string;
}

type Seller = Pick<Operator, 'name' | 'bank'> & { lawFirm: Pick<Operator['lawFirm'], 'name'> };

export interface ContractFacts {
  seller: Seller;
  contracts: readonly Contract[];
  invoices: readonly OwnInvoice[];
  firmInvoices: readonly FirmInvoiceFact[];
  /** Whether the law firm's contract stands: neither declined nor withdrawn. */
  firmStands: boolean;
  entered: readonly EnteredBill[];
  /** Our package at its present price. */
  offer: { platformCents: number; lawFirmCents: number };
}

/** Our part: by invoice, by order until there is one, and as offered before. */
export function platformLines({ seller, contracts, invoices, offer }: ContractFacts): CostLine[] {
  const common = { kind: 'platform', payee: seller.name } as const;
  const invoiced = invoices.map((invoice) => ownInvoiceLine(invoice, seller));
  const billed = new Set(invoices.map(({ orderId }) => orderId));
  const ordered = contracts
    .filter(({ orderId, platformCents }) => platformCents > 0 && !billed.has(orderId))
    .map(
      ({ orderId, number, platformCents }): CostLine => ({
        ...common,
        amountCents: platformCents,
        basis: 'agreed',
        paidCents: 0,
        orderId,
        source: number,
      }),
    );
  const lines = [...invoiced, ...ordered];
  if (lines.length > 0) return lines;
  const { platformCents: amountCents } = offer;
  return [{ ...common, amountCents, basis: 'fee-table', paidCents: 0, source: '' }];
}

function ownInvoiceLine(invoice: OwnInvoice, { name, bank }: Seller): CostLine {
  const { invoiceId, orderId, number, grossCents, openCents, dueOn, paidOn } = invoice;
  const transfer = bank && openCents > 0 && { ...bank, name, cents: openCents, reference: number };
  return {
    kind: 'platform',
    payee: name,
    amountCents: grossCents,
    basis: 'agreed',
    dueOn,
    ...(openCents === 0 && paidOn && { paidOn }),
    paidCents: grossCents - openCents,
    orderId,
    invoiceId,
    reference: number,
    source: number,
    ...(transfer && { giroCode: giroCodeOf(transfer) }),
  };
}

/** The law firm's part: its invoices, and what of the contract they leave. */
export function firmLines(facts: ContractFacts): CostLine[] {
  const { seller, contracts, firmInvoices, firmStands, entered, offer } = facts;
  const common = { kind: 'law-firm', payee: seller.lawFirm.name, paidCents: 0 } as const;
  const paid = new Map(entered.map((bill) => [bill.documentId, bill]));
  const invoiced = firmInvoices.map((invoice) =>
    firmInvoiceLine(invoice, seller.lawFirm.name, paid.get(invoice.documentId)),
  );
  const contract = firmStands
    ? contracts.findLast(({ lawFirmCents }) => lawFirmCents > 0)
    : undefined;
  const billed = firmInvoices.reduce((sum, { grossCents }) => sum + grossCents, 0);
  const rest = (contract?.lawFirmCents ?? 0) - billed;
  if (contract && rest > 0) {
    const { orderId, number } = contract;
    const left = { amountCents: rest, basis: 'agreed', orderId, source: number } as const;
    return [...invoiced, { ...common, ...left }];
  }
  if (invoiced.length > 0 || contract || contracts.length > 0) return invoiced;
  return [{ ...common, amountCents: offer.lawFirmCents, basis: 'fee-table', source: '' }];
}

function firmInvoiceLine(
  { documentId, number, grossCents, dueOn, iban }: FirmInvoiceFact,
  payee: string,
  paid: EnteredBill | undefined,
): CostLine {
  const isPaid = paid?.paidOn !== undefined;
  const transfer = { name: payee, iban, cents: grossCents, reference: number };
  return {
    kind: 'law-firm',
    payee,
    amountCents: grossCents,
    basis: 'agreed',
    dueOn,
    ...(paid && { lineId: paid.lineId }),
    ...(isPaid && { paidOn: paid.paidOn }),
    paidCents: isPaid ? grossCents : 0,
    documentId,
    reference: number,
    source: number,
    ...(!isPaid && { giroCode: giroCodeOf(transfer) }),
  };
}
