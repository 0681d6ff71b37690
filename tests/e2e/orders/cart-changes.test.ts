import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#domain/site/paths.ts';
import {
  button,
  fillAddress,
  fillCart,
  heading,
  order,
  orderButton,
  quantitiesIn,
  shopper,
} from '../../support/browser/marketplace.ts';
import { endSession } from '../../support/browser/sessions.ts';
import {
  addressOf,
  open,
  openBrowser,
  pattern,
  site,
  type Visitor,
} from '../../support/browser/visitor.ts';
import { canBeBought, productsIn } from '../../support/running/products.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const toasts = ({ page }: Visitor) => page.locator('[data-toast]');

describe.each(locales)('changes of the cart, %s', (locale) => {
  test('a double click adds once and says so once', async () => {
    const { who } = await shopper(browser, locale);
    const { cart } = who.texts.catalogue;
    const [bought] = (await productsIn(locale)).filter(canBeBought);
    if (!bought) throw new Error('Nothing is on sale.');
    await open(who, 'product', { id: bought.id });
    const add = button(who, `${cart.addLong}: ${bought.title}`);
    await add.dblclick();
    await who.page.getByRole('link', { name: pattern(cart.button, { count: 1 }) }).waitFor();
    // Keeps it open.
    await toasts(who).first().hover();
    expect(await quantitiesIn(who)).toEqual([1]);
    expect(await toasts(who).count()).toBe(1);
    await expect.poll(() => add.evaluate((it) => it === document.activeElement)).toBe(true);

    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await who.page.route('**/app/cart/_.data*', async (route) => {
      await held;
      await route.continue();
    });
    await add.press('Enter');
    expect(await add.getAttribute('aria-busy')).toBe('true');
    await who.page.keyboard.press('Enter');
    goOn();
    await who.page.getByRole('link', { name: pattern(cart.button, { count: 2 }) }).waitFor();
    // It takes the place of the first one.
    await expect.poll(() => toasts(who).count()).toBe(1);
    expect(await quantitiesIn(who)).toEqual([2]);
    expect(who.troubles()).toEqual([]);
    await who.context.close();
  });

  test('lines that are removed one right after the other are all gone, and come back', async () => {
    const { who } = await shopper(browser, locale);
    const { cart } = who.texts;
    const bought = (await productsIn(locale)).filter(canBeBought).slice(0, 4);
    await fillCart(who, bought);
    await open(who, 'cart');
    const remove = who.page.getByRole('button', { name: pattern(cart.remove) });
    expect(await remove.count()).toBe(4);
    await remove.evaluateAll((all) => {
      for (const one of all.slice(1) as HTMLElement[]) one.click();
    });
    await expect.poll(() => remove.count()).toBe(1);
    await expect.poll(() => toasts(who).count()).toBe(3);
    expect(await quantitiesIn(who)).toEqual([1]);
    await toasts(who).evaluateAll((all) => {
      for (const one of all) one.querySelector('button')?.click();
    });
    await expect.poll(() => remove.count()).toBe(4);
    expect(await quantitiesIn(who)).toEqual([1, 1, 1, 1]);
    expect(who.troubles()).toEqual([]);
    await who.context.close();
  });

  test('the quantity of a line that was removed in another tab does not bring it back', async () => {
    const { who } = await shopper(browser, locale);
    const { cart, catalogue } = who.texts;
    const [kept, removed] = (await productsIn(locale)).filter(canBeBought);
    if (!kept || !removed) throw new Error('Too little is on sale.');
    await fillCart(who, [kept, removed]);
    await open(who, 'cart');
    await fillCart(who, [kept]);
    const quantity = who.page.getByRole('combobox', {
      name: pattern(catalogue.cart.quantityOf, { title: removed.title }),
    });
    await quantity.selectOption('3');
    const { title } = catalogue.cart.refusal.NOT_IN_CART;
    await toasts(who).getByText(title, { exact: true }).waitFor();
    await quantity.waitFor({ state: 'detached' });
    await who.page.getByRole('link', { name: kept.title }).waitFor();
    expect(await quantitiesIn(who)).toEqual([1]);

    const plain = await browser.newContext({ javaScriptEnabled: false });
    await plain.addCookies(await who.context.cookies());
    const page = await plain.newPage();
    await page.goto(addressOf(who, 'cart'));
    await fillCart(who, []);
    await page.getByRole('combobox').selectOption('2');
    await page.getByRole('button', { name: cart.update }).click();
    await page.getByRole('alert').getByText(title, { exact: true }).waitFor();
    await page.getByRole('heading', { name: cart.empty.title }).waitFor();
    await plain.close();
    await open(who, 'cart');
    await heading(who, cart.empty.title).waitFor();
    expect(who.troubles()).toEqual([]);
    await who.context.close();
  });

  test('two tabs with one cart order once, and again only after a question', async () => {
    const { who } = await shopper(browser, locale);
    const [bought] = (await productsIn(locale)).filter(canBeBought);
    if (!bought) throw new Error('Nothing is on sale.');
    await fillCart(who, [bought]);
    await open(who, 'checkout');
    await fillAddress(who);
    const { page } = who;
    const other = { ...who, page: await who.context.newPage() };
    await order(other);
    await page.locator('input[name=terms]').check();
    await orderButton(who).click();
    const { title } = who.texts.cart.refusal.ORDERED_BEFORE;
    const question = page.getByRole('alert').filter({ hasText: title });
    await question
      .getByText(/B-[0-9A-F]{8}/)
      .first()
      .waitFor();
    const count = async () => {
      const answer = await who.context.request.get(`${site}/api/orders`);
      return ((await answer.json()) as { data: unknown[] }).data.length;
    };
    expect(await count()).toBe(1);
    await orderButton(who).click();
    await heading(who, who.texts.cart.completed.title).waitFor();
    expect(await count()).toBe(2);
    expect(who.troubles()).toEqual([]);
    await who.context.close();
  });

  test('without a session nothing is added, and the login leads back to the product', async () => {
    const { who } = await shopper(browser, locale);
    const { page, texts } = who;
    const [bought] = (await productsIn(locale)).filter(canBeBought);
    if (!bought) throw new Error('Nothing is on sale.');
    await open(who, 'product', { id: bought.id });
    await endSession(who);
    await button(who, `${texts.catalogue.cart.addLong}: ${bought.title}`).click();
    const { title } = texts.catalogue.cart.refusal.LOGGED_OUT;
    await toasts(who).getByText(title, { exact: true }).waitFor();
    const address = addressOf(who, 'product', { id: bought.id });
    expect(page.url()).toBe(address);
    await toasts(who).getByRole('link', { name: texts.common.menu.login }).click();
    const { pathname } = new URL(address);
    await page.waitForURL(({ searchParams }) => searchParams.get('redirect') === pathname);
    await who.context.close();
  });
});
