import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales, type PageName, type PathParams } from '#domain/site/paths.ts';
import { barriers } from '../../support/browser/barriers.ts';
import { open, openBrowser, type Visitor } from '../../support/browser/visitor.ts';
import { addToCart, canBeBought, order, productsIn, shopper } from './shop.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Fills the cart with lines of several contract partners. */
async function fillCart(who: Visitor): Promise<void> {
  const sold = (await productsIn(who.locale)).filter(canBeBought);
  const kinds = Map.groupBy(sold, ({ vendor }) => vendor.kind);
  for (const [one] of kinds.values()) await addToCart(who, one?.id ?? '');
}

describe.each(locales)('pages of the marketplace, %s', (locale) => {
  test.each([
    ['light', false],
    ['dark', false],
    ['light', true],
    ['dark', true],
  ] as const)('are for everybody: %s, on a phone: %s', async (colorScheme, phone) => {
    const { who } = await shopper(browser, locale, { colorScheme, phone });
    const sold = (await productsIn(locale)).filter(canBeBought);
    const hours = sold.find(({ hourPackage }) => hourPackage !== null);
    await addToCart(who, hours?.id ?? '');
    const id = await order(who);
    await fillCart(who);
    const pages: [PageName, PathParams, string?][] = [
      ['products', {}],
      ['products', {}, '?q=qqqqq'],
      ['product', { id: hours?.id }],
      ['cart', {}],
      ['checkout', {}],
      ['purchase-completed', {}, `?order=${id}`],
      ['orders', {}],
      ['order', { id }],
    ];
    for (const [name, params, search = ''] of pages) {
      await open(who, name, params);
      if (search) await who.page.goto(who.page.url() + search);
      expect(await barriers(who.page), `${name}${search}`).toEqual([]);
      expect(await widerThanScreen(who), name).toBe(false);
    }
    expect(who.troubles()).toEqual([]);
    await who.context.close();
  });
});

const widerThanScreen = ({ page }: Visitor) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
