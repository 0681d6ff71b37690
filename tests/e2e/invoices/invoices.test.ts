import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Document } from 'mupdf';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, connect } from '#database/connection.ts';
import { inDays } from '#demo/days.ts';
import type { Locale } from '#domain/site/paths.ts';
import { cancelInvoiceOf } from '#modules/invoices/issue.ts';
import { recordPayment } from '#modules/payments/payments.ts';
import { barriers } from '../../support/browser/barriers.ts';
import { atWork } from '../../support/browser/console-pages.ts';
import { newMember } from '../../support/browser/people.ts';
import { loggedIn } from '../../support/browser/sessions.ts';
import { addressOf, databaseUrl, open, openBrowser, site } from '../../support/browser/visitor.ts';
import { invoicedOrder, issued } from '../../support/invoices/orders.ts';

let browser: Browser;
let database: Connection;
beforeAll(async () => {
  browser = await openBrowser();
  database = connect(databaseUrl);
});
afterAll(async () => {
  await database.close();
  await browser.close();
});

async function idOf(email: string): Promise<string> {
  const row = database.db.selectFrom('users').select('id').where('email', '=', email);
  return (await row.executeTakeFirstOrThrow()).id;
}

test.each<Locale>(['de', 'en'])(
  'members see their invoices with status, and download them (%s)',
  async (locale) => {
    const email = await newMember(locale);
    const accountId = await idOf(email);
    const who = await loggedIn(browser, email, { locale });
    await open(who, 'invoices');
    const { empty, downloadOf, refund } = who.texts.invoices;
    const status = who.texts.catalogue.invoiceStatus;
    await who.page.getByRole('heading', { level: 1, name: empty.title }).waitFor();

    const now = new Date();
    const order = invoicedOrder({ accountId, language: locale });
    const { number } = await issued(database.db, { accountId, language: locale }, inDays(-1));
    const { invoiceId } = await issued(database.db, { accountId, language: locale }, inDays(-40));
    await issued(database.db, order, inDays(-50));
    await database.db
      .transaction()
      .execute((transaction) => cancelInvoiceOf(transaction, order.orderId, now));
    await open(who, 'invoices');
    const main = who.page.getByRole('main');
    await main.getByText(status.open, { exact: true }).waitFor();
    await main.getByText(status.overdue, { exact: true }).waitFor();
    expect(await main.getByText(status.cancelled, { exact: true }).count()).toBe(2);
    expect(await barriers(who.page)).toEqual([]);

    const twice = { method: 'card', paidAt: now, recordedBy: null, amountCents: 11_900 } as const;
    for (const id of [randomUUID(), randomUUID()]) {
      await recordPayment(database.db, { id, invoiceId, ...twice }, now);
    }
    await open(who, 'invoices');
    const amount = locale === 'de' ? '119,00\u00a0€' : '€119.00';
    await main.getByText(refund.replace('{{amount}}', amount)).waitFor();

    const download = who.page.waitForEvent('download');
    await main.getByRole('link', { name: downloadOf.replace('{{number}}', number) }).click();
    const file = await (await download).path();
    const pdf = Document.openDocument(await readFile(file), 'application/pdf');
    expect(pdf.loadPage(0).toStructuredText('').asText()).toContain(number);
    const { app } = who.texts.common;
    const settings = main.getByRole('navigation', { name: app.settings });
    await settings.getByRole('link', { name: app.account }).click();
    await who.page.waitForURL(addressOf(who, 'settings'));
    // The page before may still be shown: its links lead nowhere by then.
    await settings.locator('[aria-current]', { hasText: app.account }).waitFor();
    await settings.getByRole('link', { name: app.invoices }).click();
    await who.page.waitForURL(addressOf(who, 'invoices'));
    expect(who.troubles()).toEqual([]);
    await who.context.close();
  },
);

test('staff enter a payment, one that comes twice, and its refund', async () => {
  const accountId = await idOf(await newMember());
  const { number, invoiceId } = await issued(database.db, { accountId }, inDays(-40));
  const staff = await atWork(browser, 'staff');
  const { invoice, invoices } = staff.consoleTexts;
  const { payment } = invoices;
  // There are more invoices than a page of the list holds.
  const listOf = (status: string) =>
    `${site}/admin/invoices?filter=${encodeURIComponent(JSON.stringify({ status }))}`;
  await staff.page.goto(listOf('overdue'));
  const row = staff.page.getByRole('row').filter({ hasText: number });
  await row.getByText(invoices.statuses.overdue).waitFor();
  expect(await barriers(staff.page)).toEqual([]);
  await row.getByRole('button', { name: payment.in.button }).click();
  const dialog = staff.page.getByRole('dialog');
  expect(await dialog.getByLabel(payment.amount).inputValue()).toBe('119,00');
  await dialog.getByLabel(payment.amount).fill('200');
  await dialog.getByRole('button', { name: payment.in.submit }).click();
  await dialog.getByText(staff.consoleTexts.errors.PAYMENT_TOO_HIGH.title).waitFor();
  await dialog.getByLabel(payment.amount).fill('119,00');
  await dialog.getByRole('button', { name: payment.in.submit }).click();
  await staff.page.getByText(payment.in.done).waitFor();
  await staff.page.goto(listOf('paid'));
  await row.getByText(invoices.statuses.paid).waitFor();
  const state = () =>
    database.db
      .selectFrom('invoice_states')
      .select(['state', 'paid_cents', 'refund_cents'])
      .where('invoice_id', '=', invoiceId)
      .executeTakeFirstOrThrow();
  expect(await state()).toEqual({ state: 'paid', paid_cents: 11_900, refund_cents: 0 });

  // The same money comes in again, and goes back.
  await row.getByRole('link', { name: number, exact: true }).click();
  await staff.page.getByRole('button', { name: invoice.furtherPayment }).click();
  await dialog.getByLabel(payment.amount).fill('119,00');
  await dialog.getByLabel(payment.overpaid).check();
  await dialog.getByRole('button', { name: payment.in.submit }).click();
  await dialog.getByText(staff.consoleTexts.errors.PAYMENT_EXISTS.title).waitFor();
  await dialog.getByLabel(payment.another).check();
  await dialog.getByRole('button', { name: payment.in.submit }).click();
  await dialog.waitFor({ state: 'detached' });
  const refund = invoices.refund.replace('{{amount}}', '119,00 €');
  await staff.page.goto(listOf('to-refund'));
  await row.getByText(refund).waitFor();
  expect(await barriers(staff.page)).toEqual([]);
  await row.getByRole('button', { name: payment.back.button }).click();
  expect(await dialog.getByLabel(payment.amount).inputValue()).toBe('119,00');
  await dialog.getByRole('button', { name: payment.back.submit }).click();
  await staff.page.getByText(payment.back.done).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await row.waitFor({ state: 'detached' });
  expect(await state()).toEqual({ state: 'paid', paid_cents: 11_900, refund_cents: 0 });
  await staff.context.close();
});
