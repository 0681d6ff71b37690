import { randomUUID } from 'node:crypto';
import { Document } from 'mupdf';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inDays } from '#demo/days.ts';
import { dueAtOf, type InvoicedOrder, PAYMENT_DAYS } from '#domain/invoices/invoice.ts';
import { sampleOperator } from '#domain/site/operator.ts';
import { findInvoice } from '#modules/invoices/invoices.ts';
import { readPdf, storedPdf } from '#modules/invoices/pdfs.ts';
import { allMails, attachmentOf, mailWhere } from '#ops/driver/mails.ts';
import { invoiceStatus } from '#workflows/processes/search-attributes.ts';
import { repairInvoices } from '#workflows/worker/missing.ts';
import { cancelled, issued, received } from '../../support/invoices/orders.ts';
import { workflowOf } from '../../support/invoices/workflow.ts';
import { addRows } from '../../support/rows.ts';
import { eventually, startWorkerOn, stopWorkerOf } from '../../support/stage.ts';
import { withStage } from '../../support/with-stage.ts';

const { stage, people } = await withStage();
beforeEach(async () => {
  if (!stage.worker) await startWorkerOn(stage);
});

const db = () => stage.dependencies.db;
const now = () => new Date();
const handleOf = (id: string) => workflowOf(stage, id);

/** @param at when it was issued */
async function issue(at = now(), order: Partial<InvoicedOrder> = {}) {
  const values = { accountId: people.founder.id, ...order };
  const { invoiceId: id, number } = await issued(db(), values, at);
  return { id, number };
}

/** Fell due last midnight. @param reminders when to remind of it, in milliseconds from now */
async function issueOverdue(reminders: readonly number[], order?: Partial<InvoicedOrder>) {
  const at = inDays(-PAYMENT_DAYS - 1);
  const passed = Date.now() - dueAtOf(at).getTime();
  stage.durations.invoice.reminders = reminders.map((wait) => passed + wait);
  return issue(at, order);
}

const pay = (
  invoiceId: string,
  amountCents: number,
  more: { id?: string; overpaid?: boolean; another?: boolean } = {},
) => received(db(), invoiceId, amountCents, { at: now(), recordedBy: people.staff.id, ...more });
const cancel = (orderId: string) => cancelled(db(), orderId, now());

const mailTo = (email: string, subject: string) =>
  mailWhere(
    stage.mails.webUrl,
    (mail) => mail.to.includes(email) && mail.subject.includes(subject),
  );
async function sentMails(id: string): Promise<string[]> {
  const rows = await db()
    .selectFrom('sent_mails')
    .select(['message_id', 'skipped'])
    .where('message_id', 'like', `${id}.%`)
    .orderBy('message_id')
    .execute();
  return rows.map(
    ({ message_id, skipped }) => message_id.slice(id.length + 1) + (skipped ? ' skipped' : ''),
  );
}
const until = (id: string, mail: string) =>
  eventually(async () => (await sentMails(id)).includes(mail));
const isClosed = async (id: string) => (await findInvoice(db(), id, now()))?.isClosed === true;

describe('an issued invoice', () => {
  let invoice: { id: string; number: string };
  beforeAll(async () => {
    invoice = await issue();
  });

  test('is mailed with the stored PDF, and waits for its payment', async () => {
    const { id, number } = invoice;
    const mail = await mailTo(people.founder.email, `Rechnung ${number}`);
    expect(mail.text).toContain('119,00');
    const attached = await attachmentOf(stage.mails.webUrl, mail, `${number}.pdf`);
    const details = await findInvoice(db(), id, now());
    if (!details) throw new Error('There is no such invoice.');
    const files = stage.dependencies.invoiceFiles;
    const stored = await readPdf(files, await storedPdf({ db: db(), files, now }, details));
    expect(attached?.equals(stored)).toBe(true);
    const page = Document.openDocument(stored, 'application/pdf').loadPage(0);
    expect(page.toStructuredText('').asText()).toContain(`Rechnung ${number}`);
    const { typedSearchAttributes, status } = await (await handleOf(id)).describe();
    expect(status.name).toBe('RUNNING');
    expect(typedSearchAttributes.get(invoiceStatus)).toBe('open');
  });

  test('stays open after a part of the amount, and ends when it is paid', async () => {
    const { id, number } = invoice;
    expect(await pay(id, 10_000)).toEqual({ paidCents: 10_000, repeated: false });
    expect((await findInvoice(db(), id, now()))?.status).toBe('open');
    expect(await pay(id, 1_901)).toEqual({ refused: 'PAYMENT_TOO_HIGH' });
    await pay(id, 1_900);
    await mailTo(people.founder.email, `Zahlung eingegangen: Rechnung ${number}`);
    await (await handleOf(id)).result();
    expect(await findInvoice(db(), id, now())).toMatchObject({ status: 'paid', isClosed: true });
    await expect.poll(() => sentMails(id)).toEqual(['invoice-issued.1', 'invoice-paid.1']);
  });

  test('is mailed as cancelled when its order is withdrawn from after that', async () => {
    const { id, number } = invoice;
    const { orderId = '' } = (await findInvoice(db(), id, now())) ?? {};
    const cancelled = await cancel(orderId);
    const mail = await mailTo(people.founder.email, `Rechnung ${number} ist storniert`);
    expect(mail.text).toContain('Du hast 119,00');
    expect(mail.attachments).toEqual([`${cancelled?.number}.pdf`]);
    await eventually(() => isClosed(id));
    await expect
      .poll(() => sentMails(id))
      .toEqual(['invoice-cancelled.1', 'invoice-issued.1', 'invoice-paid.1']);
  });
});

describe('an invoice that nobody pays', () => {
  test('is reminded of three times, the last time to the team as well', async () => {
    const { id, number } = await issueOverdue([15_000, 17_000, 19_000]);
    const subjects = ['Kleine Erinnerung', 'Zweite Erinnerung', 'Letzte Erinnerung'];
    for (const subject of subjects) {
      await mailTo(people.founder.email, `${subject}: Rechnung ${number}`);
    }
    await mailTo(stage.dependencies.operator.email, `Noch offen: Rechnung ${number}`);
    await expect
      .poll(() => sentMails(id))
      .toEqual([
        'invoice-issued.1',
        'invoice-overdue.3',
        'reminder-invoice.1',
        'reminder-invoice.2',
        'reminder-invoice.3',
      ]);
    const { typedSearchAttributes, status } = await (await handleOf(id)).describe();
    expect(status.name).toBe('RUNNING');
    expect(typedSearchAttributes.get(invoiceStatus)).toBe('overdue');
    await pay(id, 11_900);
    await (await handleOf(id)).result();
  });

  test.each([
    {
      language: 'de',
      path: '/app/settings/invoices/',
      subject: 'Kleine Erinnerung: Rechnung',
      words: ['Mit Karte bezahlen', 'Mit Karte bezahlst du sie in deinem Konto'],
    },
    {
      language: 'en',
      path: '/en/app/settings/invoices/',
      subject: 'Just a reminder: invoice',
      words: ['Pay by card', 'You can pay it by card in your account'],
    },
  ] as const)('leads to its payment by card in $language, or to our bank account', async (told) => {
    const { language, path, subject, words } = told;
    const [id, email] = [randomUUID(), `karte-${language}-${randomUUID().slice(0, 8)}@example.com`];
    const member = { id, email, role: 'member', status: 'active', language } as const;
    await addRows(db(), 'users', member);
    const { number } = await issueOverdue([0], { accountId: id, payment: 'card' });
    const { text, html } = await mailTo(email, `${subject} ${number}`);
    for (const fact of [...words, `${stage.dependencies.publicUrl}${path}`]) {
      expect(text).toContain(fact);
    }
    expect(html).toContain(`href="${stage.dependencies.publicUrl}${path}"`);
    expect(text).toContain(`IBAN ${sampleOperator.bank?.iban}`);
  });

  test('names only our bank account where it was to be transferred', async () => {
    const { number } = await issueOverdue([0]);
    const { text } = await mailTo(people.founder.email, `Kleine Erinnerung: Rechnung ${number}`);
    expect(text).toContain(`IBAN ${sampleOperator.bank?.iban}`);
    expect(text).not.toContain('Karte');
  });

  test('is not reminded of once it is paid', async () => {
    // Paid before, on however busy a machine; nobody waits for it.
    const { id } = await issueOverdue([30_000]);
    await until(id, 'invoice-issued.1');
    await pay(id, 11_900);
    await (await handleOf(id)).result();
    expect((await sentMails(id)).filter((mail) => mail.startsWith('reminder'))).toEqual([]);
  });
});

describe('money beyond an invoice', () => {
  const teamMails = async (id: string) => {
    const mails = await allMails(stage.mails.webUrl);
    return mails.filter(({ messageId }) => messageId.includes(`${id}.invoice-overpaid`));
  };

  test('is told to the team once each time, with the way to the console', async () => {
    const { id, number } = await issue();
    await pay(id, 11_900);
    const twice = { id: randomUUID(), overpaid: true, another: true };
    await pay(id, 11_900, twice);
    expect(await pay(id, 11_900, twice)).toEqual({ paidCents: 23_800, repeated: true });
    await until(id, 'invoice-overpaid.2');
    const [mail] = await teamMails(id);
    expect(mail?.to).toBe(sampleOperator.email);
    expect(mail?.subject).toBe(`Zu viel bezahlt: Rechnung ${number}`);
    for (const fact of [
      'Zu erstatten: 119,00\u00a0€',
      'Ada Gründerin',
      'Eingegangen: 238,00\u00a0€',
      `${stage.dependencies.publicUrl}/admin/invoices?filter=%7B%22status%22%3A%22to-refund%22%7D`,
    ]) {
      expect(mail?.text).toContain(fact);
    }
    expect(mail?.text).not.toContain(people.founder.email);

    await pay(id, 100, { overpaid: true });
    await until(id, 'invoice-overpaid.3');
    await pay(id, -12_000);
    await (await handleOf(id)).result();
    expect(await teamMails(id)).toHaveLength(2);
  });

  test('that has gone back meanwhile is told to nobody', async () => {
    await stopWorkerOf(stage);
    const { id } = await issue();
    await pay(id, 12_000, { overpaid: true });
    await pay(id, -100);
    await startWorkerOn(stage);
    await until(id, 'invoice-overpaid.1 skipped');
  });

  test('for a cancelled invoice is told to the team', async () => {
    const order = { orderId: randomUUID() };
    const { id } = await issue(now(), order);
    await cancel(order.orderId);
    await pay(id, 11_900, { overpaid: true });
    await until(id, 'invoice-overpaid.2');
    const [mail] = await teamMails(id);
    expect(mail?.text).toContain('Zu erstatten: 119,00\u00a0€');
  });
});

test('a workflow that was terminated is started again and sends nothing twice', async () => {
  const { id } = await issue();
  await until(id, 'invoice-issued.1');
  await (await handleOf(id)).terminate('test');
  const later = { ...stage.dependencies, now: () => new Date(Date.now() + 600_000) };
  await eventually(
    async () => (await repairInvoices(later, stage.temporal.client, stage.durations, {})) > 0,
  );
  await pay(id, 11_900);
  await (await handleOf(id)).result();
  await expect.poll(() => sentMails(id)).toEqual(['invoice-issued.1', 'invoice-paid.1']);
});
