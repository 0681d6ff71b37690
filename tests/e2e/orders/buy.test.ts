import pg from 'pg';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberPrice } from '#domain/orders/totals.ts';
import { grossCents } from '#domain/pricing/price.ts';
import { appointmentDate, duration, money } from '#domain/site/formats.ts';
import { locales } from '#domain/site/paths.ts';
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
import { endSession, logInAgain } from '../../support/browser/sessions.ts';
import {
  addressOf,
  databaseUrl,
  field,
  open,
  openBrowser,
  pattern,
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

describe.each(locales)('buying, %s', (locale) => {
  const amount = (cents: number) => spaced(money(cents, locale));

  test('a seminar: its date and place stand above the button and with the order', async () => {
    const { who } = await shopper(browser, locale);
    const seminar = (await productsIn(locale, '&type=seminar')).find(canBeBought);
    if (!seminar?.startsAt) throw new Error('No seminar is on sale.');
    const when = spaced(appointmentDate(seminar.startsAt, locale));
    await fillCart(who, [seminar]);
    await open(who, 'checkout');
    expect(await mainText(who)).toContain(`${when} · ${seminar.location}`);
    await open(who, 'order', { id: await ordered(who, seminar) });
    expect(await mainText(who)).toContain(`${when} · ${seminar.location}`);
    await who.page.goto(`${addressOf(who, 'orders')}?page=9`);
    await who.page.getByRole('link', { name: seminar.title }).waitFor();
  });

  test('a bundle: address kept, total with VAT first, nothing ticked beforehand', async () => {
    const { who, email } = await shopper(browser, locale);
    const { cart } = who.texts;
    const bundle = (await productsIn(locale, '&type=bundle')).find(canBeBought);
    if (!bundle) throw new Error('No bundle is on sale.');
    await addToCart(who, bundle.id);
    await who.page.getByRole('link', { name: who.texts.catalogue.cart.open }).click();
    await heading(who, cart.title).waitFor();
    await who.page.getByRole('link', { name: cart.toCheckout }).click();
    await heading(who, cart.checkout.title).waitFor();
    for (const name of ['terms', 'earlyStart']) {
      expect(await who.page.locator(`input[name=${name}]`).isChecked(), name).toBe(false);
    }
    await fillAddress(who);
    await orderButton(who).click();
    await who.page.getByRole('alert').getByText(who.texts.forms.refusal.MISSING.title).waitFor();
    await who.page.getByText(cart.problem.NOT_ACCEPTED).waitFor();
    await who.page.locator('input[name=terms]').check();
    const net = memberPrice(bundle.price.netCents ?? 0, bundle.memberDiscountPercent).unitNetCents;
    const total = amount(grossCents(net, bundle.price.vatPercent));
    const text = await mainText(who);
    expect(text.indexOf(total)).toBeGreaterThan(0);
    expect(text.indexOf(total)).toBeLessThan(text.indexOf(amount(net)));
    await orderButton(who).click();
    await heading(who, cart.completed.title).waitFor();
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

  test('a package of hours, and redeeming an hour of it', async () => {
    const { who } = await shopper(browser, locale);
    const { hours } = who.texts.orders;
    const bought = await hoursOnSale(locale);
    await fillCart(who, [bought]);
    const id = await order(who, { earlyStart: true });
    await open(who, 'order', { id });
    const left = (minutes: number) => pattern(hours.left, { left: duration(minutes, locale) });
    const total = bought.hourPackage.hours * 60;
    await who.page.getByText(left(total)).waitFor();
    await field(who.page, hours.minutes).selectOption('75');
    await field(who.page, hours.topic).fill('Gewährleistung');
    await button(who, hours.submit).click();
    await who.page.getByText(hours.success.title, { exact: true }).waitFor();
    await who.page.getByText(left(total - 75)).waitFor();
    const entry = who.page.getByRole('listitem').filter({ hasText: 'Gewährleistung' });
    expect(spaced(await entry.innerText())).toContain(spaced(duration(75, locale)));
    await who.page.reload();
    await who.page.getByText(left(total - 75)).waitFor();
    expect(who.troubles()).toEqual([]);
    await who.context.close();
  });

  test('withdrawal of an order, in two steps', async () => {
    const { who, email } = await shopper(browser, locale);
    const words = who.texts.orders;
    const bought = await hoursOnSale(locale);
    const id = await ordered(who, bought);
    await open(who, 'order', { id });
    await button(who, words.withdrawal.button).click();
    const dialog = who.page.getByRole('dialog');
    expect(await dialog.innerText()).toContain(bought.title);
    expect(await dialog.innerText()).toContain(email);
    await dialog.getByRole('button', { name: words.withdrawal.confirm }).click();
    await who.page.getByText(words.withdrawal.success.title, { exact: true }).waitFor();
    await who.page.getByText(words.status.withdrawn, { exact: true }).waitFor();
    expect(await button(who, words.withdrawal.button).count()).toBe(0);
    expect(await button(who, words.hours.submit).count()).toBe(0);
    await open(who, 'orders');
    await who.page.getByText(words.status.withdrawn, { exact: true }).waitFor();
    expect(who.troubles()).toEqual([]);
    await who.context.close();
  });

  test('a price that has changed meanwhile is shown and asked about again', async () => {
    const { who } = await shopper(browser, locale, { expected: [/^409 POST/] });
    const { cart } = who.texts;
    const sold = (await productsIn(locale)).filter(canBeBought);
    // Not one that other tests read the price of at the same time.
    const bought = sold.findLast(({ memberDiscountPercent: discount }) => discount === 0);
    if (!bought) throw new Error('Nothing is on sale.');
    const setPrice = (cents: number | null) =>
      database.query('update products set net_cents = $2 where id = $1', [bought.id, cents]);
    const { netCents, vatPercent } = bought.price;
    const dearer = (netCents ?? 0) + 1_000;
    await fillCart(who, [bought]);
    await open(who, 'checkout');
    await fillAddress(who);
    await who.page.locator('input[name=terms]').check();
    await setPrice(dearer);
    try {
      await orderButton(who).click();
      await who.page.getByRole('alert').getByText(cart.refusal.PRICE_CHANGED.title).waitFor();
      await who.page.getByText(cart.failed.title, { exact: true }).first().waitFor();
      const total = amount(grossCents(dearer, vatPercent));
      await expect.poll(async () => (await mainText(who)).split(total).length).toBeGreaterThan(2);
      const { address } = cart.order;
      expect(await field(who.page, address.street).inputValue()).toBe('Musterweg 1');
      await orderButton(who).click();
      await heading(who, cart.completed.title).waitFor();
      expect(await mainText(who)).toContain(total);
    } finally {
      await setPrice(netCents);
    }
    await who.context.close();
  });
});

describe('an order is placed once', () => {
  const ordersOf = async (email: string) => {
    const { rows } = await database.query(
      'select o.id from orders o join users u on u.id = o.account_id where u.email = $1',
      [email],
    );
    return rows.length;
  };

  test('when its answer gets lost and it is sent again', async () => {
    const { who, email } = await shopper(browser, 'de', { expected: [/Failed to fetch|ERR_/] });
    const { cart } = who.texts;
    await fillCart(who, (await productsIn('de')).filter(canBeBought).slice(0, 1));
    await open(who, 'checkout');
    await fillAddress(who);
    await who.page.locator('input[name=terms]').check();
    await who.page.route('**/app/checkout/_.data*', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await orderButton(who).click();
    await who.page.getByRole('alert').getByText(who.texts.forms.refusal.NETWORK.title).waitFor();
    await who.page.unroute('**/app/checkout/_.data*');
    expect(await ordersOf(email)).toBe(1);
    await orderButton(who).click();
    await heading(who, cart.completed.title).waitFor();
    expect(await ordersOf(email)).toBe(1);
    await who.context.close();
  });

  test('with everything typed kept while the session has ended', async () => {
    const { who, email } = await shopper(browser, 'de', { expected: [/^(401|503) /] });
    const { cart } = who.texts;
    await fillCart(who, (await productsIn('de')).filter(canBeBought).slice(0, 1));
    await open(who, 'checkout');
    await fillAddress(who);
    await who.page.locator('input[name=terms]').check();
    await endSession(who);
    await orderButton(who).click();
    await logInAgain(who);
    expect(await field(who.page, cart.order.address.street).inputValue()).toBe('Musterweg 1');
    await orderButton(who).click();
    await heading(who, cart.completed.title).waitFor();
    expect(await ordersOf(email)).toBe(1);
    const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft '));
    expect(await who.page.evaluate(drafts)).toEqual([]);
    await who.context.close();
  });
});

test('hours are redeemed after the connection and the session were lost, with what was typed', async () => {
  const lost = [/Failed to fetch|ERR_/, /^(401|503) /];
  const { who } = await shopper(browser, 'de', { expected: lost });
  const { hours } = who.texts.orders;
  const bought = await hoursOnSale('de');
  await fillCart(who, [bought]);
  const id = await order(who, { earlyStart: true });
  await open(who, 'order', { id });
  await field(who.page, hours.topic).fill('Gewährleistung');
  await who.page.route('**/_.data*', (route) => route.abort());
  await button(who, hours.submit).click();
  await who.page.getByRole('alert').getByText(who.texts.forms.refusal.NETWORK.title).waitFor();
  await who.page.unroute('**/_.data*');
  await endSession(who);
  await button(who, hours.submit).click();
  await logInAgain(who);
  expect(await field(who.page, hours.topic).inputValue()).toBe('Gewährleistung');
  await button(who, hours.submit).click();
  await who.page.getByText(hours.success.title, { exact: true }).waitFor();
  await who.page.getByRole('listitem').filter({ hasText: 'Gewährleistung' }).waitFor();
  await who.context.close();
});
