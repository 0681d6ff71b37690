import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, heading } from '../../support/browser/marketplace.ts';
import { member } from '../../support/browser/sessions.ts';
import { open, openBrowser, pattern, type Visitor } from '../../support/browser/visitor.ts';
import { canBeBought, productsIn } from '../../support/running/products.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const newMember = async (name: string) => (await member(browser, { name })).who;

/** The tag of what has the focus, and what it says. */
const focused = ({ page }: Visitor) =>
  page.evaluate(() => {
    const { tagName, textContent } = document.activeElement as Element;
    return { tag: tagName.toLowerCase(), text: textContent };
  });

const hasFocus = (control: Locator) =>
  control.evaluate((element) => element === document.activeElement);

test('a line removed from the cart leaves the focus to the next one, the last to the page', async () => {
  const who = await newMember('remover');
  const products = (await productsIn('de')).filter(canBeBought);
  const ours = products.filter(({ vendor }) => vendor.kind === 'operator').slice(0, 3);
  expect(ours).toHaveLength(3);
  await fillCart(who, ours);
  await open(who, 'cart');
  const remove = () =>
    who.page.getByRole('button', { name: pattern(who.texts.cart.remove) }).first();
  await remove().press('Enter');
  await expect.poll(() => focused(who)).toMatchObject({ tag: 'li' });
  expect((await focused(who)).text).toContain(ours[1]?.title);
  await who.page.keyboard.press('Tab');
  expect(await focused(who)).toMatchObject({ tag: 'a', text: ours[1]?.title });
  await remove().press('Enter');
  await expect.poll(async () => (await focused(who)).text).toContain(ours[2]?.title);
  await remove().press('Enter');
  await heading(who, who.texts.cart.empty.title).waitFor();
  await expect.poll(async () => (await focused(who)).tag).toBe('main');
  expect(who.troubles()).toEqual([]);
  await who.context.close();
});

test('another page of a list is read from its beginning', async () => {
  const who = await newMember('reader');
  const { page, texts } = who;
  await open(who, 'products');
  await page.getByRole('link', { name: texts.market.pager.next, exact: true }).press('Enter');
  await page.waitForURL(/page=2/);
  await expect.poll(async () => (await focused(who)).tag).toBe('main');
  // A filter stays where it is.
  const type = page.getByRole('combobox', { name: texts.market.filter.type });
  await type.focus();
  await type.selectOption('bundle');
  await page.waitForURL(/type=bundle/);
  const count = (await productsIn('de', '&type=bundle')).length;
  await page.getByText(pattern(texts.market.results_other, { count })).waitFor();
  expect(await hasFocus(type)).toBe(true);
  expect(who.troubles()).toEqual([]);
  await who.context.close();
});
