import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { ProductCard } from '#api/contract.ts';
import type { Locale } from '#domain/site/paths.ts';
import { logIn } from '../../support/browser/founder-pages.ts';
import { newMember } from '../../support/browser/people.ts';
import {
  field,
  hydrated,
  open,
  type openBrowser,
  site,
  type Visitor,
  visitor,
} from '../../support/browser/visitor.ts';

/** Members in the marketplace, by label. */
type Browser = Awaited<ReturnType<typeof openBrowser>>;
type Options = Parameters<typeof visitor>[2];

export async function shopper(browser: Browser, locale: Locale, options: Options = {}) {
  const email = await newMember(locale);
  const who = await visitor(browser, `shopper-${locale}`, { ...options, locale });
  await logIn(who, email);
  return { who, email };
}

/** Products as a visitor of the API sees them. */
export async function productsIn(locale: Locale, query = ''): Promise<ProductCard[]> {
  const answer = await fetch(`${site}/api/products?limit=200${query}`, {
    headers: { 'accept-language': locale },
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: ProductCard[] }).data;
}

export const canBeBought = ({ notSoldReason, price }: ProductCard) =>
  notSoldReason === null && price.kind === 'fixed';

/** For what the page does on its own; the machine may be busy. */
export const patience = { timeout: 20_000 };

/** Pages keep some words on one line. */
export const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

export const button = ({ page }: Visitor, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

export const heading = ({ page }: Visitor, name: string | RegExp, level = 1): Locator =>
  page.getByRole('heading', { level, name });

/** From the page of a product, so that the cart has it. */
export async function addToCart(who: Visitor, id: string): Promise<void> {
  await open(who, 'product', { id });
  const { cart } = who.texts.shop;
  await who.page.getByRole('button', { name: new RegExp(`^${cart.addLong}`) }).click();
  await who.page.getByText(cart.added, { exact: true }).first().waitFor();
}

export async function fillAddress(who: Visitor): Promise<void> {
  const { address } = who.texts.cart.order;
  await field(who.page, address.street).fill('Musterweg 1');
  await field(who.page, address.zip).fill('50667');
  await field(who.page, address.city).fill('Köln');
}

export const orderButton = (who: Visitor) => button(who, who.texts.cart.order.order);

/** From the cart to the page that thanks. @returns the id of the order */
export async function order(who: Visitor, { earlyStart = false } = {}): Promise<string> {
  await open(who, 'checkout');
  await fillAddress(who);
  await who.page.locator('input[name=terms]').check();
  if (earlyStart) await who.page.locator('input[name=earlyStart]').check();
  await orderButton(who).click();
  await heading(who, who.texts.cart.completed.title).waitFor();
  await hydrated(who.page);
  return new URL(who.page.url()).searchParams.get('order') ?? '';
}
