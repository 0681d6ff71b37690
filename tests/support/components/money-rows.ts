import type {
  InvoicePayment,
  ManagedInvoice,
  ManagedOrderCard,
  ManagedPayment,
} from '#api/contract.gen.d.ts';
import { orderNumber } from '#domain/orders/order.ts';
import { user } from './app.tsx';
import { idOf } from './team-rows.ts';

const at = '2026-11-20T09:00:00.000Z';
export const member = { name: 'Mia Vogt', email: 'mia@example.com' };
export const invoiceNumber = 'RE-2026-000007';

/** An order in the list of orders. */
export const orderCardOf = (id: string): ManagedOrderCard => ({
  id,
  number: orderNumber(id),
  foundationId: null,
  titles: ['Zehn Stunden Beratung'],
  netCents: 100_000,
  grossCents: 119_000,
  placedAt: at,
  withdrawableUntil: '2199-12-04T23:00:00.000Z',
  withdrawnAt: null,
  performedAt: null,
  awaitsAddress: false,
  invoice: null,
  accountId: user.id,
  member,
  company: null,
});

/** An invoice in the list of invoices; `more` says what is special. */
export const invoiceOf = (more: Partial<ManagedInvoice> = {}): ManagedInvoice => ({
  id: idOf(3),
  number: invoiceNumber,
  kind: 'invoice',
  status: 'open',
  orderId: idOf(7),
  issuedAt: at,
  dueAt: '2199-12-05T23:00:00.000Z',
  netCents: 10_000,
  grossCents: 11_900,
  paidCents: 0,
  refundCents: 0,
  refundDueOn: null,
  cancels: null,
  accountId: user.id,
  buyer: member.name,
  member,
  version: 0,
  ...more,
});

export const paymentOf = (more: Partial<InvoicePayment> = {}): InvoicePayment => ({
  id: idOf(21),
  kind: 'payment',
  amountCents: 11_900,
  method: 'transfer',
  offsetBy: null,
  paidAt: '2026-11-21T12:00:00.000Z',
  recordedAt: at,
  recordedBy: { id: idOf(30), name: 'Lea Brandt' },
  takesBack: null,
  reason: null,
  takenBack: null,
  ...more,
});

/** A payment in the list of payments. */
export const listedPaymentOf = (more: Partial<ManagedPayment> = {}): ManagedPayment => ({
  ...paymentOf(),
  invoice: { id: idOf(3), number: invoiceNumber },
  buyer: member.name,
  member,
  ...more,
});
