import pg from 'pg';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { duration, money } from '#domain/site/formats.ts';
import { pathTo } from '#domain/site/paths.ts';
import {
  addToCart,
  button,
  fillAddress,
  fillCart,
  heading,
  hoursOnSale,
  order,
  orderButton,
  ordered,
  shopper,
} from '../../support/browser/marketplace.ts';
import {
  databaseUrl,
  field,
  open,
  openBrowser,
  pattern,
  site,
  type Visitor,
} from '../../support/browser/visitor.ts';
import { canBeBought, productsIn } from '../../support/running/products.ts';
import { spaced } from '../../support/texts.ts';

let browser: Browser;
let database: pg.Client;
beforeAll(async () => {
  browser = await openBrowser();
  database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await browser?.close();
});

const mainText = async ({ page }: Visitor) => spaced(await page.locator('main').innerText());

describe('buying', () => {
  const amount = (cents: number) => spaced(money(cents, 'de'));

  const ordersOf = async (email: string) => {
    const { rows } = await database.query(
      'select o.id from orders o join users u on u.id = o.account_id where u.email = $1',
      [email],
    );
    return rows.length;
  };

  test('a bundle, once, although the first answer gets lost', async () => {
    const { who, email } = await shopper(browser, 'de', { expected: [/Failed to fetch|ERR_/] });
    const { cart, forms } = who.texts;
    const bundle = (await productsIn('de', '&type=bundle')).find(canBeBought);
    if (!bundle) throw new Error('No bundle is on sale.');
    await addToCart(who, bundle.id);
    await who.page.getByRole('link', { name: who.texts.catalogue.cart.open }).click();
    await heading(who, cart.title).waitFor();
    await who.page.getByRole('link', { name: cart.toCheckout }).click();
    await heading(who, cart.checkout.title).waitFor();
    await fillAddress(who);
    await who.page.locator('input[name=terms]').check();
    const total = amount(bundle.price.grossCents ?? 0);
    await who.page.route('**/app/checkout/_.data*', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await orderButton(who).click();
    await who.page.getByRole('alert').getByText(forms.refusal.NETWORK.title).waitFor();
    await who.page.unroute('**/app/checkout/_.data*');
    expect(await ordersOf(email)).toBe(1);
    await orderButton(who).click();
    await heading(who, cart.completed.title).waitFor();
    expect(await ordersOf(email)).toBe(1);
    const thanks = await mainText(who);
    expect(thanks).toContain(total);
    expect(thanks).toContain(email);
    expect(thanks).toMatch(/B-[0-9A-F]{8}/);
    await open(who, 'cart');
    await heading(who, cart.empty.title).waitFor();
    await open(who, 'orders');
    await who.page.getByRole('link', { name: bundle.title }).click();
    await heading(who, pattern(who.texts.orders.heading)).waitFor();
    expect(await mainText(who)).toContain('Musterweg 1');
    expect(who.troubles()).toEqual([]);
    await who.context.close();
  });

  test('a package of hours, redeeming an hour of it, and withdrawing another', async () => {
    const { who, email } = await shopper(browser, 'en');
    const { hours, withdrawal, status } = who.texts.orders;
    const bought = await hoursOnSale('en');
    await fillCart(who, [bought]);
    const id = await order(who, { earlyStart: true });
    await open(who, 'order', { id });
    const left = (minutes: number) => pattern(hours.left, { left: duration(minutes, 'en') });
    const total = bought.hourPackage.hours * 60;
    await who.page.getByText(left(total)).waitFor();
    await field(who.page, hours.minutes).selectOption('75');
    await field(who.page, hours.topic).fill('Gewährleistung');
    await button(who, hours.submit).click();
    await button(who, hours.ask.confirm).click();
    await who.page.getByText(hours.success.title, { exact: true }).waitFor();
    await who.page.getByText(left(total - 75)).waitFor();
    const entry = who.page.getByRole('listitem').filter({ hasText: 'Gewährleistung' });
    expect(spaced(await entry.innerText())).toContain(spaced(duration(75, 'en')));
    await who.page.reload();
    await who.page.getByText(left(total - 75)).waitFor();

    await open(who, 'order', { id: await ordered(who, bought) });
    await button(who, withdrawal.button).click();
    const dialog = who.page.getByRole('dialog');
    expect(await dialog.innerText()).toContain(bought.title);
    expect(await dialog.innerText()).toContain(email);
    await dialog.getByRole('button', { name: withdrawal.confirm }).click();
    await who.page.getByText(withdrawal.success.title, { exact: true }).waitFor();
    await who.page.getByText(status.withdrawn, { exact: true }).waitFor();
    expect(await button(who, withdrawal.button).count()).toBe(0);
    expect(await button(who, hours.submit).count()).toBe(0);
    await open(who, 'orders');
    await who.page.getByText(status.withdrawn, { exact: true }).waitFor();
    expect(who.troubles()).toEqual([]);
    await who.context.close();
  });

  test('withdrawal with open hours: the appointment is cancelled, and no other can be chosen', async () => {
    const { who } = await shopper(browser, 'de');
    const { hours, withdrawal, status } = who.texts.orders;
    await fillCart(who, [await hoursOnSale('de', 'law-firm')]);
    const id = await order(who, { earlyStart: true });
    await open(who, 'order', { id });
    const redeem = async (minutes: string) => {
      await field(who.page, hours.minutes).selectOption(minutes);
      await button(who, hours.submit).click();
      await button(who, hours.ask.confirm).click();
      await who.page.getByRole('radio').first().waitFor();
    };
    const choose = who.page.getByRole('link', { name: pattern(hours.time.chooseWith) });
    await redeem('60');
    await who.page.locator('label:has(input[name=startsAt])').first().click();
    await button(who, hours.time.submit).click();
    await who.page.getByRole('listitem').getByText(pattern(hours.time.with)).waitFor();
    await redeem('30');
    await who.page.getByRole('link', { name: hours.time.later }).click();
    await choose.waitFor();

    await button(who, withdrawal.button).click();
    const dialog = who.page.getByRole('dialog');
    await dialog.getByText(withdrawal.means.appointments, { exact: false }).waitFor();
    await dialog.getByRole('button', { name: withdrawal.confirm }).click();
    await who.page.getByText(status.withdrawn, { exact: true }).waitFor();
    await open(who, 'order', { id });
    await who.page.getByText(hours.voided, { exact: false }).waitFor();
    expect(await choose.count()).toBe(0);
    for (const label of [hours.undo.button, hours.submit, hours.time.cancel]) {
      expect(await button(who, label).count()).toBe(0);
    }
    expect(await who.page.getByRole('link', { name: hours.time.move }).count()).toBe(0);
    await open(who, 'dashboard');
    await who.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await who.page.getByRole('link', { name: who.texts.dashboard.toDo.time }).count()).toBe(
      0,
    );
    expect(who.troubles()).toEqual([]);
    await who.context.close();
  });

  test('hours become an appointment without JavaScript, from the list of what is to do', async () => {
    const { who } = await shopper(browser, 'de');
    const { hours } = who.texts.orders;
    await fillCart(who, [await hoursOnSale('de', 'law-firm')]);
    const id = await order(who, { earlyStart: true });
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' });
    await context.addCookies(await who.context.cookies());
    const page = await context.newPage();
    await page.goto(site + pathTo('order', 'de', { id }));
    await field(page, hours.minutes).selectOption('60');
    await page.getByRole('button', { name: hours.submit, exact: true }).click();
    await page.getByText(hours.success.title, { exact: true }).waitFor();
    await page.goto(site + pathTo('dashboard', 'de'));
    await page.getByRole('link', { name: who.texts.dashboard.toDo.time }).click();
    await page
      .getByRole('navigation', { name: hours.time.picker.day })
      .getByRole('link')
      .nth(1)
      .click();
    await page.locator('label:has(input[name=startsAt])').first().click();
    await page.getByRole('button', { name: hours.time.submit, exact: true }).click();
    await page.getByText(hours.time.success.booked.title, { exact: true }).waitFor();
    await page.getByRole('listitem').getByText(pattern(hours.time.with)).waitFor();
    expect(await page.locator('input[name=startsAt]').count()).toBe(0);
    await page.goto(site + pathTo('dashboard', 'de'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('link', { name: who.texts.dashboard.toDo.time }).count()).toBe(0);
    await context.close();
    await who.context.close();
  });
});
