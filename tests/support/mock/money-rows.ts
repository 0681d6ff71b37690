import type {
  InvoicePayment,
  ManagedInvoice,
  ManagedOrder,
  ManagedOrderCard,
  ManagedPayment,
  WholeInvoice,
} from '#api/contract.gen.d.ts';
import { orderNumber } from '#domain/orders/order.ts';
import { user } from './site.ts';
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
  releasedBecause: null,
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

const billing = {
  name: 'Mia Vogt',
  street: 'Musterweg 1',
  zip: '50667',
  city: 'Köln',
  country: 'DE',
} as const;

/** An invoice as its own page shows it. */
export const wholeInvoiceOf = (more: Partial<WholeInvoice> = {}): WholeInvoice => ({
  ...invoiceOf(),
  foundationId: idOf(1),
  orderNumber: 'B-00000007',
  orderedOn: '2026-11-19',
  payment: 'invoice',
  language: 'de',
  billing,
  lines: [
    {
      title: 'Zehn Stunden Beratung',
      details: ['2 Stunden von 10 Stunden eingelöst'],
      quantity: 1,
      unitNetCents: 10_000,
      discountPercent: 0,
      netCents: 10_000,
    },
  ],
  netCents: 10_000,
  vat: [{ percent: 19, vatCents: 1_900 }],
  related: [],
  pdf: { state: 'there', attempts: 0, failedAt: null },
  payments: [],
  mails: [],
  ...more,
});

const ourselves = { kind: 'operator', name: 'Siebenschritt' } as const;

/** A package of hours, one of which is redeemed. */
export const orderOfHours = (id: string): ManagedOrder => ({
  ...orderCardOf(id),
  lines: [
    {
      productId: 'stunden',
      title: 'Zehn Stunden Beratung',
      quantity: 1,
      regularUnitNetCents: 100_000,
      discountPercent: 0,
      unitNetCents: 100_000,
      netCents: 100_000,
      vatPercent: 19,
      vendor: ourselves,
      startsAt: null,
      durationHours: null,
      location: null,
      parts: [],
    },
  ],
  totals: {
    netCents: 100_000,
    vat: [{ percent: 19, netCents: 100_000, vatCents: 19_000 }],
    grossCents: 119_000,
    invoicedGrossCents: 119_000,
  },
  billing,
  payment: 'invoice',
  earlyStart: false,
  settlement: null,
  addressAsked: [],
  termsVersion: '2026-11',
  language: 'de',
  hourPackages: [
    {
      id: 'hours',
      orderId: id,
      line: 0,
      title: 'Zehn Stunden Beratung',
      vendor: ourselves,
      minutesTotal: 600,
      minutesLeft: 540,
      redeemableFrom: at,
      awaitsPayment: false,
      expiresAt: '2029-11-20T09:00:00.000Z',
      voidedAt: null,
    },
  ],
  redemptions: [
    {
      id: 'first',
      packageId: 'hours',
      minutes: 60,
      topic: 'Mietvertrag',
      redeemedAt: at,
      undoableUntil: at,
      choosesTime: true,
      time: { startsAt: at, endsAt: at, consultant: 'Mara Vogt' },
    },
  ],
});
