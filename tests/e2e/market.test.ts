import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productCategoryNames } from '#domain/catalogue/names.ts';
import { money } from '#domain/site/formats.ts';
import { PASSWORD } from '#ops/driver/system.ts';
import {
  addToCart,
  button,
  fillAddress,
  fillCart,
  heading,
  hoursOnSale,
  order,
  orderButton,
  quantitiesIn,
} from '../support/browser/marketplace.ts';
import { newMember } from '../support/browser/people.ts';
import { endSession, loggedIn, member } from '../support/browser/sessions.ts';
import {
  addressOf,
  databaseUrl,
  field,
  hydrated,
  open,
  pattern,
  type Visitor,
  visitor,
} from '../support/browser/visitor.ts';
import { canBeBought, productsIn } from '../support/running/products.ts';
import { spaced } from '../support/texts.ts';

let database: pg.Client;
let onSale: Awaited<ReturnType<typeof productsIn>>;
beforeAll(async () => {
  database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  onSale = (await productsIn('de')).filter(canBeBought);
});
afterAll(() => database?.end());

const bought = (index = 0) => onSale[index] ?? expect.fail('Too little is on sale.');
const mainText = async ({ page }: Visitor) => spaced(await page.locator('main').innerText());
const toasts = ({ page }: Visitor) => page.locator('[data-toast]');
const isFocused = (element: Element) => element === document.activeElement;
const titlesOf = async ({ page }: Visitor) =>
  (await page.locator('main article h2').allTextContents()).map((title) =>
    spaced(title).replaceAll('\u00ad', ''),
  );
const plain = (titles: readonly { title: string }[]) =>
  titles.slice(0, 12).map(({ title }) => title);

async function ordersOf(email: string): Promise<number> {
  const { rows } = await database.query(
    'select o.id from orders o join users u on u.id = o.account_id where u.email = $1',
    [email],
  );
  return rows.length;
}

test('the marketplace searches, filters and sorts, and keeps all of it in the address', async () => {
  const { who } = await member();
  const { page } = who;
  const { filter, empty, pager } = who.texts.market;
  const all = await productsIn('de');
  await open(who, 'products');
  expect(await titlesOf(who)).toEqual(plain(all));
  await page.getByRole('link', { name: pager.next, exact: true }).press('Enter');
  await page.waitForURL(/page=2/);
  await expect.poll(() => page.getByRole('main').evaluate(isFocused)).toBe(true);

  await page.getByRole('link', { name: productCategoryNames.tax.de, exact: true }).click();
  await page.waitForURL(/category=tax/);
  await expect
    .poll(() => titlesOf(who))
    .toEqual(plain(all.filter(({ category }) => category === 'tax')));
  const sort = page.getByRole('combobox', { name: filter.sort });
  await sort.focus();
  await sort.selectOption('price');
  await page.waitForURL(/sort=price/);
  expect(await sort.evaluate(isFocused)).toBe(true);
  const cheapest = await productsIn('de', '&category=tax&sort=price');
  await expect.poll(() => titlesOf(who)).toEqual(plain(cheapest));
  const type = page.getByRole('combobox', { name: filter.type });
  await type.selectOption('bundle');
  await page.waitForURL(/type=bundle/);
  await expect
    .poll(() => titlesOf(who))
    .toEqual(plain(cheapest.filter((one) => one.type === 'bundle')));
  await page.goBack();
  await expect.poll(() => titlesOf(who)).toEqual(plain(cheapest));
  expect(await type.inputValue()).toBe('');
  await page.reload();
  await expect.poll(() => titlesOf(who)).toEqual(plain(cheapest));

  await open(who, 'products');
  const search = page.getByRole('searchbox', { name: filter.search });
  await search.pressSequentially('vestingqqq');
  await heading(who, empty.title, 2).waitFor();
  expect(await search.evaluate(isFocused)).toBe(true);
  await page.getByRole('link', { name: filter.reset }).click();
  await expect.poll(async () => (await titlesOf(who)).length).toBe(12);
  await search.fill('Liquidität');
  await page.waitForURL(/q=/);
  const found = await productsIn('de', '&q=Liquidit%C3%A4t');
  await expect.poll(() => titlesOf(who)).toEqual(plain(found));
});

describe('the cart', () => {
  test('keeps what was chosen on the public site across the login, once', async () => {
    const email = await newMember();
    const who = await visitor('chooser');
    const { page } = who;
    const { accounts, catalogue } = who.texts;
    await open(who, 'service', { id: bought().id });
    await button(who, catalogue.cart.addLong).click();
    await page.waitForURL(/\/login\//);
    const kept = (await who.context.cookies()).find(({ name }) => name === 'http-cart');
    expect(kept).toMatchObject({ httpOnly: true, secure: false, value: `${bought().id}.1` });
    await hydrated(page);
    await field(page, accounts.email).fill(email);
    await field(page, accounts.password).fill(PASSWORD);
    await button(who, accounts.login.submit).click();
    await page.waitForURL(addressOf(who, 'cart'));
    await page.getByRole('link', { name: bought().title }).waitFor();
    expect((await who.context.cookies()).map(({ name }) => name)).not.toContain('http-cart');
    await page.reload();
    await page.getByRole('link', { name: bought().title }).waitFor();
    expect(await page.getByRole('combobox').inputValue()).toBe('1');
  });

  test('takes a double click for one, and lets lines that are removed in a row come back', async () => {
    const { who } = await member();
    const { cart, catalogue } = who.texts;
    await open(who, 'product', { id: bought().id });
    await button(who, `${catalogue.cart.addLong}: ${bought().title}`).dblclick();
    const inMenu = pattern(catalogue.cart.button, { count: 1 });
    await who.page.getByRole('link', { name: inMenu }).waitFor();
    expect(await quantitiesIn(who)).toEqual([1]);
    expect(await toasts(who).count()).toBe(1);

    await fillCart(who, onSale.slice(0, 4));
    await open(who, 'cart');
    const remove = who.page.getByRole('button', { name: pattern(cart.remove) });
    await remove.evaluateAll((all: HTMLElement[]) => {
      for (const one of all.slice(1)) one.click();
    });
    await expect.poll(() => remove.count()).toBe(1);
    await expect.poll(() => toasts(who).count()).toBe(3);
    expect(await quantitiesIn(who)).toEqual([1]);
    await toasts(who).evaluateAll((all) => {
      for (const one of all) one.querySelector('button')?.click();
    });
    await expect.poll(() => remove.count()).toBe(4);
    expect(await quantitiesIn(who)).toEqual([1, 1, 1, 1]);
    // The action has closed the toasts, which would stay for ten seconds.
    await expect.poll(() => toasts(who).count(), { timeout: 5_000 }).toBe(0);

    // By keyboard the focus goes on to the next line, and with the last one to the page.
    await fillCart(who, onSale.slice(0, 2));
    await open(who, 'cart');
    const focused = () => who.page.evaluate(() => document.activeElement?.textContent ?? '');
    await remove.first().press('Enter');
    await expect.poll(focused).toContain(bought(1).title);
    await remove.first().press('Enter');
    await heading(who, cart.empty.title).waitFor();
    await expect.poll(() => who.page.getByRole('main').evaluate(isFocused)).toBe(true);
  });

  test('is the same in two browsers, and does not bring back what another one has removed', async () => {
    const { who, email } = await member({ expected: [/^40\d POST/] });
    const { cart, catalogue } = who.texts;
    const [kept, removed] = [bought(0), bought(1)];
    await fillCart(who, [kept]);
    await addToCart(who, removed.id);
    const other = await loggedIn(email, { name: 'other' });
    await open(other, 'cart');
    await open(who, 'cart');
    const name = pattern(cart.remove, { title: removed.title });
    await other.page.getByRole('button', { name }).click();
    await expect.poll(() => quantitiesIn(who)).toEqual([1]);
    const quantity = who.page.getByRole('combobox', {
      name: pattern(catalogue.cart.quantityOf, { title: removed.title }),
    });
    await quantity.selectOption('3');
    await toasts(who).getByText(catalogue.cart.refusal.NOT_IN_CART.title).waitFor();
    await quantity.waitFor({ state: 'detached' });
    await who.page.getByRole('combobox').selectOption('3');
    await expect.poll(() => quantitiesIn(other)).toEqual([3]);
  });

  test('stays as it is without a connection or a session, and says so', async () => {
    const { who } = await member({ expected: [/Failed to fetch|ERR_/, /^401/] });
    const { page, texts } = who;
    const { cart, catalogue, common } = texts;
    await fillCart(who, [bought()]);
    await open(who, 'cart');
    await page.route('**/_.data*', (route) => route.abort());
    const quantity = page.getByRole('combobox').first();
    await quantity.selectOption('3');
    await page.getByText(cart.removed.failed.title, { exact: true }).waitFor();
    await expect.poll(() => quantity.inputValue()).toBe('1');
    await page.unroute('**/_.data*');

    await open(who, 'product', { id: bought().id });
    await endSession(who);
    await button(who, `${catalogue.cart.addLong}: ${bought().title}`).click();
    await toasts(who).getByText(catalogue.cart.refusal.LOGGED_OUT.title).waitFor();
    const { href, pathname } = new URL(addressOf(who, 'product', { id: bought().id }));
    expect(page.url()).toBe(href);
    await toasts(who).getByRole('link', { name: common.menu.login }).click();
    await page.waitForURL(({ searchParams }) => searchParams.get('redirect') === pathname);
  });
});

describe('buying', () => {
  test('a bundle, once, although another tab has the same cart', async () => {
    const { who, email } = await member({ expected: [/^409/] });
    const { cart, catalogue, orders } = who.texts;
    const bundle = (await productsIn('de', '&type=bundle')).find(canBeBought);
    if (!bundle) throw new Error('No bundle is on sale.');
    await addToCart(who, bundle.id);
    await who.page.getByRole('link', { name: catalogue.cart.open }).click();
    await heading(who, cart.title).waitFor();
    await who.page.getByRole('link', { name: cart.toCheckout }).click();
    await heading(who, cart.checkout.title).waitFor();
    await fillAddress(who);
    await who.page.locator('input[name=terms]').check();
    const other = { ...who, page: await who.context.newPage() };
    await open(other, 'checkout');
    await fillAddress(other);
    await other.page.locator('input[name=terms]').check();
    await orderButton(who).click();
    await heading(who, cart.completed.title).waitFor();
    expect(await ordersOf(email)).toBe(1);
    const thanks = await mainText(who);
    expect(thanks).toContain(spaced(money(bundle.price.grossCents ?? 0, 'de')));
    expect(thanks).toContain(email);
    await open(who, 'orders');
    await who.page.getByRole('link', { name: bundle.title }).click();
    await heading(who, pattern(orders.heading)).waitFor();
    expect(await mainText(who)).toContain('Musterweg 1');

    // The other tab orders again only after a question.
    await orderButton(other).click();
    const { title } = cart.refusal.ORDERED_BEFORE;
    const question = other.page.getByRole('alert').filter({ hasText: title });
    await question
      .getByText(/B-[0-9A-F]{8}/)
      .first()
      .waitFor();
    expect(await ordersOf(email)).toBe(1);
    await orderButton(other).click();
    await heading(other, cart.completed.title).waitFor();
    expect(await ordersOf(email)).toBe(2);
  });

  test('hours, and withdrawing with some open: the appointment goes, and no other can be chosen', async () => {
    const { who } = await member();
    const { hours, withdrawal, status } = who.texts.orders;
    const { page } = who;
    await fillCart(who, [await hoursOnSale('de', 'law-firm')]);
    const id = await order(who, { earlyStart: true });
    await open(who, 'order', { id });
    const redeem = async (minutes: string) => {
      await field(page, hours.minutes).selectOption(minutes);
      await button(who, hours.submit).click();
      await button(who, hours.ask.confirm).click();
      await page.getByRole('radio').first().waitFor();
    };
    const choose = page.getByRole('link', { name: pattern(hours.time.chooseWith) });
    await redeem('60');
    await page.locator('label:has(input[name=startsAt])').first().click();
    await button(who, hours.time.submit).click();
    await page.getByRole('listitem').getByText(pattern(hours.time.with)).waitFor();
    await redeem('30');
    await page.getByRole('link', { name: hours.time.later }).click();
    await choose.waitFor();

    await button(who, withdrawal.button).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(withdrawal.means.appointments, { exact: false }).waitFor();
    await dialog.getByRole('button', { name: withdrawal.confirm }).click();
    await page.getByText(status.withdrawn, { exact: true }).waitFor();
    await open(who, 'order', { id });
    await page.getByText(hours.voided, { exact: false }).waitFor();
    expect(await choose.count()).toBe(0);
    for (const label of [hours.undo.button, hours.submit, hours.time.cancel]) {
      expect(await button(who, label).count()).toBe(0);
    }
    expect(await page.getByRole('link', { name: hours.time.move }).count()).toBe(0);
    await open(who, 'dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('link', { name: who.texts.dashboard.toDo.time }).count()).toBe(0);
  });
});
