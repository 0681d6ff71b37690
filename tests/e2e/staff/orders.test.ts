import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, connect } from '#database/connection.ts';
import { foreign } from '#domain/foreign-text.ts';
import { orderNumber } from '#domain/orders/order.ts';
import { duration } from '#domain/site/formats.ts';
import { receiveInquiry } from '#modules/inquiries/inquiries.ts';
import { redeemHours } from '#modules/orders/redeem-hours.ts';
import { atWork } from '../../support/browser/console-pages.ts';
import { newMember } from '../../support/browser/people.ts';
import { databaseUrl, field, openBrowser, pattern } from '../../support/browser/visitor.ts';
import { anOrder, aPackageOfHours } from '../../support/orders/orders.ts';

let browser: Browser;
let database: Connection;
beforeAll(async () => {
  browser = await openBrowser();
  database = connect(databaseUrl);
});
afterAll(async () => {
  await database?.close();
  await browser?.close();
});

/** Of a package of hours, one of which is redeemed. */
async function hoursOrdered() {
  const { db } = database;
  const email = await newMember();
  const { id: accountId } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const productId = await aPackageOfHours(db);
  const orderId = await anOrder(db, accountId, { productId, gross: 119_000 });
  const { id: packageId } = await db
    .selectFrom('hour_packages')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const redemption = { redemptionId: randomUUID(), packageId, accountId, minutes: 60 };
  await redeemHours(db, { ...redemption, topic: 'Mietvertrag' }, new Date());
  // Nobody else is to buy it.
  await db.updateTable('products').set({ published: false }).where('id', '=', productId).execute();
  return { email, orderId };
}

test('staff find an order by its number, mark an inquiry as done, and open it again', async () => {
  const { email, orderId } = await hoursOrdered();
  const number = orderNumber(orderId);
  const name = `Mira ${randomUUID().slice(0, 8)}`;
  const content = { name, email: 'mira@example.com', message: foreign('Wie lange dauert es?') };
  const inquiry = { id: randomUUID(), kind: 'contact', language: 'de', content } as const;
  await receiveInquiry(database.db, inquiry, new Date());
  const staff = await atWork(browser, 'staff', [], 'en');
  const { page } = staff;
  const { area, inquiries, orders, order } = staff.consoleTexts;
  await page.getByRole('link', { name: area.money, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: orders.title }).waitFor();
  await field(page.getByRole('main'), orders.search).fill(number.toLowerCase());
  await expect.poll(() => page.locator('main tbody tr').count()).toBe(1);
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('heading', { level: 1, name: pattern(order.heading, { number }) }).waitFor();
  await page.getByRole('link', { name: email }).waitFor();
  const redeemed = page.getByRole('list', { name: order.redeemed });
  const line = await redeemed.getByRole('listitem').innerText();
  expect(line).toContain('Mietvertrag');
  expect(line).toContain(duration(60, 'en'));

  await page.getByRole('link', { name: new RegExp(`^${inquiries.title}`) }).click();
  await page.getByText(name, { exact: true }).waitFor();
  const button = (label: string) => page.getByRole('button', { name: pattern(label, { name }) });
  await button(inquiries.doneLabel).press('Enter');
  await page.getByText(inquiries.marked).waitFor();
  await page.getByText(name, { exact: true }).waitFor({ state: 'detached' });
  await page.getByLabel(inquiries.state).click();
  await page.getByRole('option', { name: inquiries.states.done }).click();
  await button(inquiries.reopenLabel).click();
  await page.getByText(name, { exact: true }).waitFor({ state: 'detached' });
  expect(staff.troubles()).toEqual([]);
  await staff.context.close();
});
