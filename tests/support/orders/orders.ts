import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Insertable } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Payment } from '#domain/orders/order.ts';
import { sampleOperator } from '#domain/site/operator.ts';
import type { Locale } from '#domain/site/paths.ts';
import type { ProductRow } from '#modules/catalogue/tables.ts';
import { type NewOrder, placeOrder } from '#modules/orders/place-order.ts';
import type { TestApi } from '../api.ts';
import { addRows, rowOf } from '../rows.ts';

const words = ['Beratung'];
const description = {
  lead: words,
  suits: 'Beratung',
  includes: words,
  provider: 'Beratung',
  steps: words,
  time: 'Beratung',
  price: 'Beratung',
  limits: words,
};

/** Asks again with the same key while the machine is too busy to answer, as the page does. */
export async function answered<Answer extends { statusCode: number }>(
  ask: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const key = randomUUID();
  for (let tries = 1; ; tries += 1) {
    const answer = await ask(key);
    if (answer.statusCode !== 503 || tries === 20) return answer;
    await setTimeout(500);
  }
}

/** A product on sale, for 100 euros net by us unless said otherwise. @returns its id */
export async function aProduct(
  db: Database,
  values: Partial<Insertable<ProductRow>> & {
    parts?: readonly { id: string; quantity: number }[];
  } = {},
): Promise<string> {
  const { parts = [], ...row } = values;
  const id = `produkt-${randomUUID()}`;
  const product: Insertable<ProductRow> = {
    id,
    type: 'single',
    category: 'accounting',
    product_group: 'marketplace',
    price_kind: 'fixed',
    net_cents: 10_000,
    vendor_kind: 'operator',
    delivery: 'online',
    sold: true,
    ...row,
  };
  await addRows(db, 'products', product);
  for (const locale of ['de', 'en'] as const) {
    const title = `${locale === 'de' ? 'Beratung' : 'Advice'} ${id.slice(8, 12)}`;
    const texts = { product_id: id, locale, title, summary: title, price_note: null };
    const text = { ...texts, description: JSON.stringify(description) };
    await addRows(db, 'product_texts', text);
  }
  for (const [position, part] of parts.entries()) {
    const values = { bundle_id: id, part_id: part.id, quantity: part.quantity, position };
    await addRows(db, 'product_parts', values);
  }
  return id;
}

/** Ten hours for 1,000 euros. */
export const aPackageOfHours = (db: Database, values: Partial<Insertable<ProductRow>> = {}) =>
  aProduct(db, { net_cents: 100_000, package_hours: 10, redeemable_months: 36, ...values });

/** The id of the hours that were bought with an order. */
export async function hoursOf(db: Database, orderId: string): Promise<string> {
  const { id } = await rowOf(db, 'hour_packages', { order_id: orderId });
  return id;
}

export const billing = {
  name: 'Mira Beispiel',
  street: 'Musterweg 1',
  zip: '50667',
  city: 'Köln',
  country: 'DE',
} as const;

/** What a member sends who orders one of a product for 119 euros. */
export const orderOf = (productId: string, values: object = {}) => ({
  lines: [{ productId, quantity: 1 }],
  billing,
  terms: true,
  earlyStart: false,
  payment: 'invoice',
  expectedGrossCents: 11_900,
  ...values,
});

/** One product of each, ordered by a member. @returns the id of the order */
export async function anOrder(
  db: Database,
  accountId: string,
  {
    productId,
    also = [],
    gross = 11_900,
    at = new Date(),
    earlyStart = true,
    payment = 'invoice',
    language = 'de',
  }: {
    productId: string;
    also?: readonly string[];
    gross?: number;
    at?: Date;
    earlyStart?: boolean;
    payment?: Payment;
    language?: Locale;
  },
): Promise<string> {
  const orderId = randomUUID();
  const order: NewOrder = {
    orderId,
    accountId,
    language,
    lines: [productId, ...also].map((id) => ({ productId: id, quantity: 1 })),
    billing,
    terms: true,
    earlyStart,
    payment,
    expectedGrossCents: gross,
  };
  const outcome = await placeOrder(db, sampleOperator, order, at);
  if (!('placed' in outcome)) throw new Error(`The order was refused: ${outcome.refused}`);
  return orderId;
}

/** What members send, with a key of their own or a new one. */
export function orderingOn(api: TestApi) {
  const post = (path: string, bearer: string, body: object, key: string) =>
    api.call('POST', path, { bearer, body, headers: { 'idempotency-key': key } });
  return {
    place: (bearer: string, body: object, key: string = randomUUID()) =>
      post('/orders', bearer, body, key),
    redeem: (bearer: string, packageId: string, body: object, key: string = randomUUID()) =>
      post(`/hour-packages/${packageId}/redemptions`, bearer, body, key),
  };
}
