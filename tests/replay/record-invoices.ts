import { randomUUID } from 'node:crypto';
import { inDays } from '#demo/days.ts';
import { dueAtOf, PAYMENT_DAYS } from '#domain/invoices/invoice.ts';
import { findInvoice } from '#modules/invoices/invoices.ts';
import { cancelInvoiceOf } from '#modules/invoices/issue.ts';
import { renderAgain, unrenderedInvoices } from '#modules/invoices/unrendered-invoices.ts';
import { recordPayment } from '#modules/payments/payments.ts';
import { issued } from '../support/invoices/orders.ts';
import { setDay, unrenderableLines } from '../support/invoices/unrenderable.ts';
import { workflowOf } from '../support/invoices/workflow.ts';
import { addPeople, eventually, openStage, startWorkerOn } from '../support/stage.ts';
import { saveHistory } from './save-history.ts';

/**
 * Records histories of invoices for `tests/replay`, see `record-histories.ts`.
 *
 * Usage: DATABASE_URL=… node tests/replay/record-invoices.ts [name …]
 */
const stories: Record<string, () => Promise<string>> = {
  'invoice-paid': async () => {
    const { invoiceId } = await issued(db, { accountId: founder.id });
    await sent(invoiceId, 'invoice-issued.1');
    await pay(invoiceId, 5_000);
    await pay(invoiceId, 6_900);
    return invoiceId;
  },
  'invoice-cancelled': async () => {
    const { invoiceId } = await issued(db, { accountId: founder.id });
    await sent(invoiceId, 'invoice-issued.1');
    const { orderId = '' } = (await findInvoice(db, invoiceId, new Date())) ?? {};
    await db
      .transaction()
      .execute((transaction) => cancelInvoiceOf(transaction, orderId, new Date()));
    return invoiceId;
  },
  'invoice-reminded': async () => {
    const at = inDays(-PAYMENT_DAYS - 1);
    const passed = Date.now() - dueAtOf(at).getTime();
    stage.durations.invoice.reminders = [4_000, 5_000, 6_000].map((wait) => passed + wait);
    const { invoiceId } = await issued(db, { accountId: founder.id }, at);
    await sent(invoiceId, 'invoice-overdue.3');
    await pay(invoiceId, 11_900);
    return invoiceId;
  },
  'invoice-unrendered': async () => {
    const order = { accountId: founder.id, lines: unrenderableLines };
    const { invoiceId } = await issued(db, order);
    const unrendered = async () => {
      const { invoices } = await unrenderedInvoices(db, 1);
      return invoices[0]?.permanent === true;
    };
    await eventually(unrendered);
    await setDay(stage.database.owner.db, invoiceId, '2026-11-26');
    await renderAgain(db, invoiceId);
    await sent(invoiceId, 'invoice-issued.1');
    await pay(invoiceId, 11_900);
    return invoiceId;
  },
};

const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : Object.keys(stories);
const stage = await openStage();
const { db } = stage.dependencies;
const { founder, staff } = await addPeople(stage);
await startWorkerOn(stage);
for (const name of names) {
  const tell = stories[name];
  if (!tell) throw new Error(`There is no story called ${name}.`);
  const handle = await workflowOf(stage, await tell());
  await handle.result();
  await saveHistory(name, handle);
}
await stage.end();

function pay(invoiceId: string, amountCents: number) {
  const payment = { id: randomUUID(), invoiceId, amountCents, method: 'transfer' } as const;
  const now = new Date();
  return recordPayment(db, { ...payment, paidAt: now, recordedBy: staff.id }, now);
}

function sent(id: string, mail: string) {
  const row = db
    .selectFrom('sent_mails')
    .select('message_id')
    .where('message_id', '=', `${id}.${mail}`);
  return eventually(() => row.executeTakeFirst());
}
