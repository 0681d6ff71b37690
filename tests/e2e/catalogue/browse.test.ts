import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { productCategoryNames } from '#domain/catalogue/names.ts';
import { locales, pathTo } from '#domain/site/paths.ts';
import { heading, shopper } from '../../support/browser/marketplace.ts';
import {
  addressOf,
  open,
  openBrowser,
  pressToLeave,
  type Visitor,
} from '../../support/browser/visitor.ts';
import { canBeBought, productsIn } from '../../support/running/products.ts';
import { spaced } from '../../support/texts.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

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

    await page.getByRole('link', { name: productCategoryNames.tax[locale], exact: true }).click();
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
});

test('works without script: the form asks for the list, and what is added leads to the cart', async () => {
  const { who } = await shopper(browser, 'de');
  const cookies = await who.context.cookies();
  await who.context.close();
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const { market, catalogue, cart } = who.texts;
  await page.goto(addressOf(who, 'products'));
  await page.getByRole('combobox', { name: market.filter.type }).selectOption('bundle');
  await pressToLeave(page, market.filter.apply);
  const bundles = await productsIn('de', '&type=bundle');
  expect(await page.locator('main article').count()).toBe(Math.min(bundles.length, 12));
  const bought = bundles.find(canBeBought);
  await pressToLeave(page, `${catalogue.cart.add}: ${bought?.title}`);
  expect(new URL(page.url()).pathname).toBe(pathTo('cart', 'de'));
  await page.getByRole('link', { name: bought?.title ?? '' }).waitFor();
  await page.getByRole('combobox').selectOption('2');
  await pressToLeave(page, cart.update);
  expect(await page.getByRole('combobox').inputValue()).toBe('2');
  await context.close();
});
