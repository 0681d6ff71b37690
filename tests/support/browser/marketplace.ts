import { randomUUID } from 'node:crypto';
import type { Locator } from 'playwright-core';
import type { Cart } from '#api/contract.gen.d.ts';
import type { VendorKind } from '#domain/catalogue/product.ts';
import type { Locale } from '#domain/site/paths.ts';
import { canBeBought, productsIn } from '../running/products.ts';
import { field, hydrated, open, site, type Visitor } from './visitor.ts';

/** A package of hours that is on sale, maybe of a certain vendor. */
export async function hoursOnSale(locale: Locale, vendorKind?: VendorKind) {
  const sold = (await productsIn(locale)).filter(canBeBought);
  const found = sold.find(
    ({ hourPackage, vendor }) =>
      hourPackage !== null && (vendorKind === undefined || vendor.kind === vendorKind),
  );
  if (!found?.hourPackage) throw new Error('No hours are on sale.');
  return { ...found, hourPackage: found.hourPackage };
}

export const button = ({ page }: Visitor, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

export const heading = ({ page }: Visitor, name: string | RegExp, level = 1): Locator =>
  page.getByRole('heading', { level, name });

/** A cart with one of each. */
export async function fillCart(who: Visitor, products: readonly { id: string }[]): Promise<void> {
  const lines = products.map(({ id: productId }) => ({ productId, quantity: 1 }));
  await changed(who, 'PUT', 'cart', { lines });
}

async function cartOf(who: Visitor): Promise<Cart> {
  const answer = await who.context.request.get(`${site}/api/cart`);
  return ((await answer.json()) as { data: Cart }).data;
}

/** Of the lines of the cart, whatever a page shows. */
export async function quantitiesIn(who: Visitor): Promise<number[]> {
  return (await cartOf(who)).lines.map(({ quantity }) => quantity);
}

async function changed(who: Visitor, method: 'PUT' | 'POST', path: string, data: unknown) {
  const headers = {
    origin: site,
    'idempotency-key': randomUUID(),
    'accept-language': who.locale,
  };
  const url = `${site}/api/${path}`;
  const answer = await who.context.request.fetch(url, { method, headers, data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** From the page of a product, so that the cart has it. */
export async function addToCart(who: Visitor, id: string): Promise<void> {
  await open(who, 'product', { id });
  const { cart } = who.texts.catalogue;
  await who.page.getByRole('button', { name: new RegExp(`^${cart.addLong}`) }).click();
  await who.page.getByText(cart.added, { exact: true }).first().waitFor();
}

export async function fillAddress(who: Visitor): Promise<void> {
  const { address } = who.texts.checkout;
  await field(who.page, address.street).fill('Musterweg 1');
  await field(who.page, address.zip).fill('50667');
  await field(who.page, address.city).fill('Köln');
}

export const orderButton = (who: Visitor) => button(who, who.texts.checkout.order);

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
