import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { findCancellation, findInvoice } from '#modules/invoices/invoices.ts';
import type { InvoiceFiles } from '#modules/invoices/pdfs.ts';
import { renderAgain, unrenderedInvoices } from '#modules/invoices/unrendered-invoices.ts';
import { allMails, type CaughtMail, mailWhere } from '#ops/driver/mails.ts';
import { trouble } from '#workflows/processes/search-attributes.ts';
import { cancelled, invoiceLine, issued, received } from '../../support/invoices/orders.ts';
import { workflowOf } from '../../support/invoices/workflow.ts';
import { eventually, startWorkerOn, stopWorkerOf } from '../../support/stage.ts';
import { withStage } from '../../support/with-stage.ts';

const { stage, people } = await withStage();
beforeEach(async () => {
  if (!stage.worker) await startWorkerOn(stage);
});

/** There is no such day, so the renderer fails each time. */
const NO_DAY = '2026-11-99';
const unrenderableLines = [invoiceLine({ service: { from: NO_DAY } })];

const db = () => stage.dependencies.db;
/** Changes the day of the service on a written invoice, which mends it or breaks it. */
const setDay = (id: string, day: string): Promise<void> =>
  // Its owner can keep the triggers of the table out.
  stage.database.owner.db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`
      update invoices
      set content = jsonb_set(content, '{lines,0,service}', jsonb_build_object('from', ${day}::text))
      where id = ${id}`.execute(transaction);
  });
const handleOf = (id: string) => workflowOf(stage, id);
const listed = async (id: string) =>
  (await unrenderedInvoices(db(), 200)).invoices.find((invoice) => invoice.id === id);
const gone = (id: string) => eventually(async () => (await listed(id)) === undefined);
const failedTimes = (id: string, attempts: number) =>
  eventually(async () => {
    const invoice = await listed(id);
    return invoice?.attempts === attempts && invoice;
  });
const troubleOf = async (id: string) => {
  const { typedSearchAttributes } = await (await handleOf(id)).describe();
  return typedSearchAttributes.get(trouble);
};
/** To the founder, whose address no other test uses. */
const isAbout = (subject: string) => (mail: CaughtMail) =>
  mail.to === people.founder.email && mail.subject === subject;
const mailWith = (subject: string) => mailWhere(stage.mails.webUrl, isAbout(subject));
const pay = (invoiceId: string) =>
  received(db(), invoiceId, 11_900, { recordedBy: people.staff.id });

test('an invoice that cannot be rendered waits for staff, and goes on once it can be', async () => {
  const accountId = people.founder.id;
  const orderId = randomUUID();
  const { invoiceId, number } = await issued(db(), {
    accountId,
    orderId,
    lines: unrenderableLines,
  });
  expect(await failedTimes(invoiceId, 1)).toEqual({
    id: invoiceId,
    number,
    reason: 'Unrenderable Error',
    attempts: 1,
    permanent: true,
    failedAt: expect.any(String),
  });
  await eventually(async () => (await troubleOf(invoiceId)) === 'pdf');

  // In vain, as long as the cause is there.
  expect(await renderAgain(db(), invoiceId)).toBe(true);
  expect((await failedTimes(invoiceId, 2)).permanent).toBe(true);
  expect((await (await handleOf(invoiceId)).describe()).status.name).toBe('RUNNING');

  const next = await issued(db(), { accountId });
  await mailWith(`Rechnung ${next.number}`);
  expect(Number(next.number.slice(-6))).toBe(Number(number.slice(-6)) + 1);

  await setDay(invoiceId, '2026-11-26');
  expect(await renderAgain(db(), invoiceId)).toBe(true);
  const mail = await mailWith(`Rechnung ${number}`);
  expect(mail.attachments).toEqual([`${number}.pdf`]);
  await gone(invoiceId);
  expect(await renderAgain(db(), invoiceId)).toBe(false);
  await eventually(async () => (await troubleOf(invoiceId)) === undefined);

  expect(await issued(db(), { accountId, orderId })).toEqual({ invoiceId, number });
  await pay(invoiceId);
  await (await handleOf(invoiceId)).result();
  const mails = await allMails(stage.mails.webUrl);
  expect(mails.filter(isAbout(`Rechnung ${number}`))).toHaveLength(1);
});

test('a cancellation that cannot be rendered is tried again by the workflow of its invoice', async () => {
  const orderId = randomUUID();
  const { invoiceId, number } = await issued(db(), { accountId: people.founder.id, orderId });
  await mailWith(`Rechnung ${number}`);
  await stopWorkerOf(stage);
  await cancelled(db(), orderId);
  const id = (await findCancellation(db(), invoiceId)) ?? '';
  await setDay(id, NO_DAY);
  await startWorkerOn(stage);
  await failedTimes(id, 1);
  await setDay(id, '2026-11-26');
  await renderAgain(db(), id);
  await mailWith(`Rechnung ${number} ist storniert`);
  await (await handleOf(invoiceId)).result();
  expect(await listed(id)).toBeUndefined();
  expect((await findInvoice(db(), invoiceId, new Date()))?.isClosed).toBe(true);
});

test('a PDF that cannot be stored for a while is tried again by itself', async () => {
  const { invoiceFiles } = stage.dependencies;
  const full: InvoiceFiles = {
    ...invoiceFiles,
    put: async () => {
      throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' });
    },
  };
  stage.dependencies.invoiceFiles = full;
  const { invoiceId, number } = await issued(db(), { accountId: people.founder.id });
  const failure = await failedTimes(invoiceId, 2);
  stage.dependencies.invoiceFiles = invoiceFiles;
  expect(failure).toMatchObject({ reason: 'Error ENOSPC', permanent: false });
  await mailWith(`Rechnung ${number}`);
  await gone(invoiceId);
});
