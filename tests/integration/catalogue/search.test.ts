import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { withApi } from '../../support/api.ts';

const api = await withApi();
beforeAll(async () => {
  const { db } = api.connection;
  const numbers = sql`generate_series(1, 1200) number`;
  await sql`
    insert into products (id, type, category, product_group, position, price_kind, net_cents,
        vendor_kind, delivery)
      select 'product-' || number, 'single', (array['legal', 'tax', 'funding'])[number % 3 + 1],
        'marketplace', number, 'fixed', 100, 'operator', 'online'
      from ${numbers}`.execute(db);
  await sql`
    insert into product_texts (product_id, locale, title, summary, description)
      select 'product-' || number, locale,
        case when number % 500 = 0 then 'Seltenes Angebot' else 'Angebot' end, 'Summary', '{}'
      from ${numbers}, unnest(array['de', 'en']) locale`.execute(db);
});

test.each([
  ['q=Angebot', ['product-1', 'product-2', 'product-3'], { total: 1_000, more: true }],
  ['q=Angebot&offset=1199', ['product-1200'], { total: 1_000, more: true }],
  ['q=Angebot&category=tax', ['product-1', 'product-4', 'product-7'], { total: 400 }],
  ['q=Selten', ['product-500', 'product-1000'], { total: 2 }],
  ['q=Selten&category=tax', ['product-1000'], { total: 1 }],
])('among 1,200 products: %s', async (query, ids, meta) => {
  const answer = (await api.call('GET', `/products?limit=3&${query}`)).json();
  expect(answer.data.map(({ id }: { id: string }) => id)).toEqual(ids);
  expect(answer.meta).toEqual(meta);
});
