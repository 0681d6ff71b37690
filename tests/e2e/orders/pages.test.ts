import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales, type PageName, type PathParams } from '#domain/site/paths.ts';
import { barriersInBothModes } from '../../support/browser/barriers.ts';
import { fillCart, hoursOnSale, ordered, shopper } from '../../support/browser/marketplace.ts';
import { loggedIn } from '../../support/browser/sessions.ts';
import { addressOf, hydrated, openBrowser, type Visitor } from '../../support/browser/visitor.ts';
import { canBeBought, productsIn } from '../../support/running/products.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** A line of every contract partner. */
async function fillCartWithAll(who: Visitor): Promise<void> {
  const sold = (await productsIn(who.locale)).filter(canBeBought);
  const byPartner = Map.groupBy(sold, ({ vendor }) => vendor.kind);
  await fillCart(
    who,
    [...byPartner.values()].flatMap(([one]) => one ?? []),
  );
}

describe.each(locales)('pages of the marketplace, %s', (locale) => {
  let email: string;
  let pages: [PageName, PathParams, string?][];
  beforeAll(async () => {
    const buyer = await shopper(browser, locale);
    ({ email } = buyer);
    const hours = await hoursOnSale(locale);
    const id = await ordered(buyer.who, hours);
    await fillCartWithAll(buyer.who);
    await buyer.who.context.close();
    pages = [
      ['products', {}],
      ['products', {}, '?q=qqqqq'],
      ['product', { id: hours.id }],
      ['cart', {}],
      ['checkout', {}],
      ['purchase-completed', {}, `?order=${id}`],
      ['orders', {}],
      ['order', { id }],
    ];
  });

  test.each([false, true])('are for everybody, on a phone: %s', async (phone) => {
    const who = await loggedIn(browser, email, { locale, phone });
    for (const [name, params, search = ''] of pages) {
      await who.page.goto(addressOf(who, name, params) + search);
      await hydrated(who.page);
      expect(await barriersInBothModes(who.page), `${name}${search}`).toEqual([]);
      expect(await widerThanScreen(who), name).toBe(false);
    }
    expect(who.troubles()).toEqual([]);
    await who.context.close();
  });
});

const widerThanScreen = ({ page }: Visitor) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
