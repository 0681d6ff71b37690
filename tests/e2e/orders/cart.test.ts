import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#domain/site/paths.ts';
import { addToCart, button, fillCart, shopper } from '../../support/browser/marketplace.ts';
import { newMember } from '../../support/browser/people.ts';
import { loggedIn } from '../../support/browser/sessions.ts';
import {
  addressOf,
  field,
  hydrated,
  open,
  openBrowser,
  pattern,
  type Visitor,
  visitor,
} from '../../support/browser/visitor.ts';
import { canBeBought, productsIn } from '../../support/running/products.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const inCart = ({ page }: Visitor) => page.locator('main li').getByRole('link').allTextContents();

describe.each(locales)('the cart, %s', (locale) => {
  test('keeps what was chosen on the public site across the login, once', async () => {
    const email = await newMember(locale);
    const who = await visitor(browser, 'chooser', { locale });
    const { page } = who;
    const bought = (await productsIn(locale)).find(canBeBought);
    if (!bought) throw new Error('Nothing is on sale.');
    await open(who, 'service', { id: bought.id });
    await button(who, who.texts.catalogue.cart.addLong).click();
    await page.waitForURL(/\/login\//);
    const kept = (await who.context.cookies()).find(({ name }) => name === 'http-cart');
    expect(kept).toMatchObject({ httpOnly: true, secure: false, value: `${bought.id}.1` });
    await hydrated(page);
    const { accounts } = who.texts;
    await field(page, accounts.email).fill(email);
    await field(page, accounts.password).fill('siebenschritt-demo');
    await button(who, accounts.login.submit).click();
    await page.waitForURL(addressOf(who, 'cart'));
    await page.getByRole('link', { name: bought.title }).waitFor();
    expect((await who.context.cookies()).map(({ name }) => name)).not.toContain('http-cart');
    await page.reload();
    await page.getByRole('link', { name: bought.title }).waitFor();
    expect(await page.getByRole('combobox').inputValue()).toBe('1');
    expect(who.troubles()).toEqual([]);
    await who.context.close();
  });

  test('is the same in two browsers, and brings back what was removed', async () => {
    const { who, email } = await shopper(browser, locale);
    const { cart, catalogue } = who.texts;
    const [first, second] = (await productsIn(locale)).filter(canBeBought);
    if (!first || !second) throw new Error('Too little is on sale.');
    await fillCart(who, [first]);
    await addToCart(who, second.id);
    await who.page
      .getByRole('link', { name: pattern(catalogue.cart.button, { count: 2 }) })
      .waitFor();

    const other = await loggedIn(browser, email, { name: 'other', locale });
    await open(other, 'cart');
    const titles = await inCart(other);
    expect(titles.toSorted()).toEqual([first.title, second.title].toSorted());
    const remove = other.page.getByRole('button', { name: pattern(cart.remove) }).first();
    await remove.click();
    await expect.poll(() => inCart(other)).toEqual(titles.slice(1));
    await open(who, 'cart');
    expect(await inCart(who)).toEqual(titles.slice(1));
    const toast = other.page.locator('[data-toast]');
    await toast.getByRole('button', { name: cart.removed.undo, exact: true }).click();
    // Left alone it would stay for ten seconds.
    await toast.waitFor({ state: 'detached', timeout: 5_000 });
    await expect.poll(() => inCart(other)).toEqual(titles);
    await other.page.getByRole('combobox').first().selectOption('3');
    await expect
      .poll(async () => {
        await who.page.reload();
        return who.page.getByRole('combobox').first().inputValue();
      })
      .toBe('3');
    expect([...who.troubles(), ...other.troubles()]).toEqual([]);
    await who.context.close();
    await other.context.close();
  });
});

test('without a connection the cart stays as it is, and says so', async () => {
  const { who } = await shopper(browser, 'de', { expected: [/Failed to fetch|ERR_/] });
  const { cart, common, notices } = who.texts;
  const [bought] = (await productsIn('de')).filter(canBeBought);
  if (!bought) throw new Error('Nothing is on sale.');
  await fillCart(who, [bought]);
  await open(who, 'cart');
  await who.page.route('**/_.data*', (route) => route.abort());
  const quantity = who.page.getByRole('combobox').first();
  await quantity.selectOption('3');
  await who.page.getByText(cart.removed.failed.title, { exact: true }).waitFor();
  await expect.poll(() => quantity.inputValue()).toBe('1');
  await who.page.getByRole('button', { name: common.app.notices }).click();
  await who.page.getByRole('dialog').getByText(notices.failed).waitFor();
  await who.page.keyboard.press('Escape');
  await who.page.unroute('**/_.data*');
  // A reload before the answer would call the request off.
  const answered = who.page.waitForResponse((response) => response.request().method() === 'POST');
  await quantity.selectOption('2');
  await answered;
  await who.page.reload();
  expect(await quantity.inputValue()).toBe('2');
  await who.context.close();
});
