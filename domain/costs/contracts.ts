import { giroCodeOf } from '../invoices/giro-code.ts';
import type { Operator } from '../site/operator.ts';
import type { EnteredBill } from './entered-bill.ts';
import type { CostLine } from './lines.ts';

/** An order that stands. */
export interface Contract {
  orderId: string;
  /** As people know the order. */
  number: string;
  /** Gross, of our part and of what other vendors bill themselves; 0 where there is none. */
  platformCents: number;
  othersCents: number;
  /** The names of these vendors; of a package it is the law firm. */
  others: readonly string[];
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

interface FirmInvoiceFact {
  documentId: string;
  number: string;
  grossCents: number;
  dueOn: string;
  iban: string;
}

type Seller = Pick<Operator, 'name' | 'bank'> & { lawFirm: Pick<Operator['lawFirm'], 'name'> };

export interface ContractFacts {
  seller: Seller;
  /** Of the package. */
  contracts: readonly Contract[];
  /** Of anything else, addressed to the company. */
  orders: readonly Contract[];
  invoices: readonly OwnInvoice[];
  firmInvoices: readonly FirmInvoiceFact[];
  /** Whether the law firm's contract stands: neither declined nor withdrawn. */
  firmStands: boolean;
  entered: readonly EnteredBill[];
  /** Our package at its present price. */
  offer: { platformCents: number; lawFirmCents: number };
}

/** Our part: by invoice, by order until there is one, and as offered before. */
export function platformLines(facts: ContractFacts): CostLine[] {
  const { seller, contracts, offer } = facts;
  const common = { kind: 'platform', payee: seller.name } as const;
  const others = new Set(facts.orders.map(({ orderId }) => orderId));
  const invoices = facts.invoices.filter(({ orderId }) => !others.has(orderId));
  const invoiced = invoices.map((invoice) => ownInvoiceLine(invoice, seller, 'platform'));
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

/** What was ordered for the company besides: our part by its invoice, and what others bill themselves. */
export const orderLines = ({ seller, orders, invoices }: ContractFacts): CostLine[] =>
  orders.flatMap(({ orderId, number, platformCents, othersCents, others }) => {
    const invoiced = invoices
      .filter((invoice) => invoice.orderId === orderId)
      .map((invoice) => ownInvoiceLine(invoice, seller, 'order'));
    const common = {
      kind: 'order',
      basis: 'agreed',
      paidCents: 0,
      orderId,
      source: number,
    } as const;
    const ours = { ...common, payee: seller.name, amountCents: platformCents };
    const theirs = { ...common, payee: others.join(', '), amountCents: othersCents };
    return [
      ...(invoiced.length > 0 || platformCents === 0 ? invoiced : [ours]),
      ...(othersCents > 0 ? [theirs] : []),
    ];
  });

function ownInvoiceLine(
  invoice: OwnInvoice,
  { name, bank }: Seller,
  kind: 'platform' | 'order',
): CostLine {
  const { invoiceId, orderId, number, grossCents, openCents, dueOn, paidOn } = invoice;
  const transfer = bank && openCents > 0 && { ...bank, name, cents: openCents, reference: number };
  return {
    kind,
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
    ? contracts.findLast(({ othersCents }) => othersCents > 0)
    : undefined;
  const billed = firmInvoices.reduce((sum, { grossCents }) => sum + grossCents, 0);
  const rest = (contract?.othersCents ?? 0) - billed;
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
