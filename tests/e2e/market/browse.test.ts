import pg from 'pg';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#api/contract.ts';
import { memberPrice } from '#domain/orders/totals.ts';
import { grossCents } from '#domain/pricing/price.ts';
import { money } from '#domain/site/formats.ts';
import { locales, pathTo } from '#domain/site/paths.ts';
import {
  addressOf,
  databaseUrl,
  open,
  openBrowser,
  pattern,
  site,
  type Visitor,
} from '../../support/browser/visitor.ts';
import { canBeBought, heading, productsIn, shopper, spaced } from './shop.ts';

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

const titlesOf = async ({ page }: Visitor) =>
  (await page.locator('main article h2').allTextContents()).map((title) =>
    spaced(title).replaceAll('\u00ad', ''),
  );

const plain = (titles: readonly { title: string }[]) => titles.map(({ title }) => title);

describe.each(locales)('the marketplace, %s', (locale) => {
  let who: Visitor;
  beforeAll(async () => {
    ({ who } = await shopper(browser, locale));
  });
  afterEach(() => expect(who.troubles()).toEqual([]));
  afterAll(() => who?.context.close());

  test('searches, filters and sorts, and keeps all of it in the address', async () => {
    const { page } = who;
    const { market } = who.texts;
    const all = await productsIn(locale);
    await open(who, 'products');
    expect(await titlesOf(who)).toEqual(plain(all).slice(0, 12));
    const status = page.getByRole('status');
    expect(await status.textContent()).toContain(String(all.length));

    await page.getByRole('link', { name: market.shortCategory.tax, exact: true }).click();
    await page.waitForURL(/category=tax/);
    const tax = all.filter(({ category }) => category === 'tax');
    await expect.poll(() => titlesOf(who)).toEqual(plain(tax).slice(0, 12));
    expect(await status.textContent()).toContain(String(tax.length));

    const sort = page.getByRole('combobox', { name: market.filter.sort });
    await sort.focus();
    await sort.selectOption('price');
    await page.waitForURL(/sort=price/);
    expect(await sort.evaluate((element) => element === document.activeElement)).toBe(true);
    const cheapest = await productsIn(locale, '&category=tax&sort=price');
    await expect.poll(() => titlesOf(who)).toEqual(plain(cheapest).slice(0, 12));

    await page.getByRole('combobox', { name: market.filter.type }).selectOption('bundle');
    await page.waitForURL(/type=bundle/);
    const bundles = cheapest.filter(({ type }) => type === 'bundle');
    await expect.poll(() => titlesOf(who)).toEqual(plain(bundles));

    await page.goBack();
    await expect.poll(() => titlesOf(who)).toEqual(plain(cheapest).slice(0, 12));
    expect(await page.getByRole('combobox', { name: market.filter.type }).inputValue()).toBe('');
    await page.reload();
    await expect.poll(() => titlesOf(who)).toEqual(plain(cheapest).slice(0, 12));
    expect(await sort.inputValue()).toBe('price');
  });

  test('finds while somebody types, and offers a way back where there is nothing', async () => {
    const { page } = who;
    const { filter, empty } = who.texts.market;
    await open(who, 'products');
    const search = page.getByRole('searchbox', { name: filter.search });
    await search.pressSequentially('vestingqqq');
    await heading(who, empty.title, 2).waitFor();
    expect(await search.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: filter.reset }).click();
    await expect.poll(async () => (await titlesOf(who)).length).toBe(12);
    expect(await search.inputValue()).toBe('');
    await search.fill(locale === 'de' ? 'Liquidität' : 'liquidity');
    await page.waitForURL(/q=/);
    const found = await productsIn(
      locale,
      `&q=${locale === 'de' ? 'Liquidit%C3%A4t' : 'liquidity'}`,
    );
    await expect.poll(() => titlesOf(who)).toEqual(plain(found));
  });

  test('pages through everything', async () => {
    const all = await productsIn(locale);
    const seen: string[] = [];
    await open(who, 'products');
    for (let page = 1; page <= Math.ceil(all.length / 12); page += 1) {
      if (page > 1) {
        await who.page.getByRole('link', { name: who.texts.market.pager.next }).click();
        await who.page.waitForURL(new RegExp(`page=${page}$`));
      }
      const expected = plain(all.slice((page - 1) * 12, page * 12));
      await expect.poll(() => titlesOf(who)).toEqual(expected);
      seen.push(...expected);
    }
    expect(new Set(seen).size).toBe(all.length);
    const last = Math.ceil(all.length / 12);
    await who.page.goto(`${addressOf(who, 'products')}?page=99`);
    expect(new URL(who.page.url()).search).toBe(`?page=${last}`);
  });

  test('says of a bundle what its parts cost, and of every product who the contract is with', async () => {
    const all = await productsIn(locale);
    const bundle = all.find(({ type, vendor }) => type === 'bundle' && vendor.kind !== 'operator');
    if (!bundle) throw new Error('There is no bundle of somebody else.');
    await open(who, 'product', { id: bundle.id });
    const text = spaced(await who.page.locator('main').innerText());
    const { contract } = who.texts.market.product;
    const lead = contract[bundle.vendor.kind].split('{{vendor}}')[0] ?? '';
    expect(text).toContain(lead.trim());
    expect(text).toContain(bundle.vendor.name);
    expect(text).toContain(spaced(money(bundle.price.grossCents ?? 0, locale)));
    const answer = await fetch(`${site}/api/products/${bundle.id}`);
    const { parts } = ((await answer.json()) as { data: Product }).data;
    expect(parts.length).toBeGreaterThan(1);
    const amount = (cents: number) => spaced(money(cents, locale));
    for (const part of parts) expect(text).toContain(amount(part.memberGrossCents ?? 0));
    const { netCents, vatPercent } = bundle.price;
    const net = memberPrice(netCents ?? 0, bundle.memberDiscountPercent).unitNetCents;
    const singly = parts.reduce((sum, part) => sum + (part.memberGrossCents ?? 0), 0);
    const saved = amount(singly - grossCents(net, vatPercent));
    expect(text).toContain(who.texts.market.product.parts.saved.replace('{{amount}}', saved));
  });

  test('says why something is not on sale, and offers no cart for it', async () => {
    const words = who.texts.market.product;
    const add = who.page.getByRole('button', { name: new RegExp(who.texts.shop.cart.addLong) });
    const all = await productsIn(locale);
    const asked = all.find(({ price }) => price.kind === 'on-request');
    await open(who, 'product', { id: asked?.id });
    await who.page.getByText(pattern(words.onRequest)).waitFor();
    expect(await add.count()).toBe(0);
    const sold = all.find(canBeBought);
    const sell = (value: boolean) =>
      database.query('update products set sold = $2 where id = $1', [sold?.id, value]);
    await sell(false);
    try {
      await open(who, 'product', { id: sold?.id });
      await who.page.getByText(pattern(words.notSold['not-yet'].title)).waitFor();
      expect(await add.count()).toBe(0);
    } finally {
      await sell(true);
    }
  });
});

test('works without script: the form asks for the list, and what is added leads to the cart', async () => {
  const { who } = await shopper(browser, 'de');
  const cookies = await who.context.cookies();
  await who.context.close();
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const { market, shop, cart } = who.texts;
  await page.goto(addressOf(who, 'products'));
  await page.getByRole('combobox', { name: market.filter.type }).selectOption('bundle');
  await page.getByRole('button', { name: market.filter.apply }).click();
  const bundles = await productsIn('de', '&type=bundle');
  expect(await page.locator('main article').count()).toBe(Math.min(bundles.length, 12));
  const bought = bundles.find(canBeBought);
  const label = `${shop.cart.add}: ${bought?.title}`;
  await page.getByRole('button', { name: label }).click();
  expect(new URL(page.url()).pathname).toBe(pathTo('cart', 'de'));
  await page.getByRole('link', { name: bought?.title ?? '' }).waitFor();
  await page.getByRole('combobox').selectOption('2');
  await page.getByRole('button', { name: cart.update }).click();
  expect(await page.getByRole('combobox').inputValue()).toBe('2');
  await context.close();
});
