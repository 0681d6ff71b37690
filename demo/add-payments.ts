import { subDays } from 'date-fns/subDays';
import { v5 as uuidv5 } from 'uuid';
import type { Database } from '#database/connection.ts';
import type { Billing } from '#domain/orders/billing.ts';
import type { Operator } from '#domain/site/operator.ts';
import { messageIdOf } from '#mails/mail-orders.ts';
import { demoPersonId } from '#modules/accounts/demo-accounts.ts';
import { contactOf } from '#modules/accounts/directory/people.ts';
import { invoicesOfOrders } from '#modules/invoices/of-orders.ts';
import { withdrawOrder } from '#modules/orders/withdraw.ts';
import { recordMail } from '#modules/outbox/sent-mails.ts';
import { recordPayment, takeBackPayment } from '#modules/payments/payments.ts';
import { placeDemoOrder } from './add-order.ts';
import { demoFoundations, emailOf } from './founders.ts';
import { sendNoMails } from './no-mails.ts';

interface Paid {
  ago: number;
  /** Share of the price; more than 1 for an overpayment. */
  share: number;
  method: 'transfer' | 'card';
  /** The payment was entered twice, and taken back. */
  twice?: true;
}

/** The fate of an order, in days before today. */
interface Story {
  placed: number;
  paid: readonly Paid[];
  withdrawn?: number;
}

const byTransfer = { method: 'transfer', share: 1 } as const;

/** Cases that clerks meet: paid, paid in part, late, twice, too much, withdrawn. */
const stories: readonly Story[] = [
  { placed: 34, paid: [{ ...byTransfer, ago: 27 }], withdrawn: 21 },
  { placed: 9, paid: [{ ...byTransfer, ago: 6 }], withdrawn: 2 },
  { placed: 20, paid: [{ ...byTransfer, ago: 13, twice: true }] },
  { placed: 12, paid: [{ share: 1, method: 'card', ago: 12 }] },
  { placed: 11, paid: [{ ...byTransfer, share: 0.4, ago: 5 }] },
  { placed: 15, paid: [{ ...byTransfer, share: 1.1, ago: 4 }] },
  {
    placed: 26,
    paid: [
      { ...byTransfer, share: 1.2, ago: 19 },
      { ...byTransfer, share: -0.2, ago: 15 },
    ],
  },
];

const PRODUCT = 'startup-package';
const addresses = [
  { street: 'Brandenburger Straße 12', zip: '14467', city: 'Potsdam' },
  { street: 'Aachener Straße 60', zip: '50674', city: 'Köln' },
  { street: 'Kaiser-Joseph-Straße 9', zip: '79098', city: 'Freiburg im Breisgau' },
] as const;

/** Adds paid orders of other founders, so that the pages about money show them. */
export async function addDemoPayments(db: Database, operator: Operator, now: Date): Promise<void> {
  for (const [index, story] of stories.entries()) {
    const demo = demoFoundations[index];
    const accountId = demo && demoPersonId(emailOf(demo));
    const contact = accountId ? await contactOf(db, accountId) : null;
    const address = addresses[index % addresses.length];
    if (!contact || !address) continue;
    const billing = { name: contact.name ?? contact.email, country: 'DE', ...address } as const;
    await tell(db, operator, { story, accountId: contact.id, billing }, now);
  }
}

interface Told {
  story: Story;
  accountId: string;
  billing: Billing;
}

/** Told once per database. */
async function tell(
  db: Database,
  operator: Operator,
  { story, accountId, billing }: Told,
  now: Date,
): Promise<void> {
  const orderId = uuidv5('paid order', accountId);
  const placedAt = subDays(now, story.placed);
  const order = { orderId, accountId, productId: PRODUCT, billing };
  const isPlaced = await placeDemoOrder(db, operator, order, placedAt);
  const invoice = (await invoicesOfOrders(db, [orderId], now)).get(orderId);
  if (!isPlaced || !invoice) return;
  for (const [index, paid] of story.paid.entries()) {
    await pay(db, invoice, { ...paid, id: uuidv5(`payment ${index}`, orderId) }, now);
  }
  const withdrawnAt = story.withdrawn === undefined ? undefined : subDays(now, story.withdrawn);
  if (withdrawnAt) await withdrawOrder(db, { orderId, accountId }, withdrawnAt);
  await sendNoMails(db, new Set([orderId, invoice.id]), now);
  await recordPastMails(db, invoice.id);
}

/** Records past mails as sent, so that the workflow, which starts with the demo, sends none of them. */
async function recordPastMails(db: Database, invoiceId: string): Promise<void> {
  for (const mail of ['invoice-issued', 'invoice-paid', 'invoice-cancelled'] as const) {
    const messageId = messageIdOf({ invoiceId, mail, occasion: 1 });
    await recordMail(db, { messageId, mail, foundationId: null, skipped: false });
  }
}

interface Invoiced {
  id: string;
  grossCents: number;
}

async function pay(
  db: Database,
  { id: invoiceId, grossCents }: Invoiced,
  { id, ago, share, method, twice }: Paid & { id: string },
  now: Date,
): Promise<void> {
  const at = subDays(now, ago);
  const by = demoPersonId('staff@example.com');
  const payment = {
    invoiceId,
    amountCents: Math.round(grossCents * share),
    method,
    paidAt: at,
    recordedBy: method === 'card' ? null : by,
    overpaid: true,
    another: true,
  };
  await recordPayment(db, { ...payment, id }, at);
  if (!twice) return;
  const paymentId = uuidv5('again', id);
  await recordPayment(db, { ...payment, id: paymentId }, at);
  const correction = { id: uuidv5('taken back', id), paymentId, reason: 'twice', by } as const;
  await takeBackPayment(db, correction, subDays(now, ago - 1));
}
