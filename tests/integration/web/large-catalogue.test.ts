import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#database/connection.ts';
import { cachedPages } from '#web/pages.ts';
import type { Handler } from '#web/server/build.ts';
import { addSite } from '#web/server/site.ts';
import { createWarmer, type Warmer } from '#web/server/warmer.ts';
import { startApi, type TestApi } from '../../support/api.ts';
import { siteOptions } from '../../support/site-options.ts';

/** The API gives 200 rows at once: more than two pages of one, and two full pages of the other. */
const products = 450;
const partners = 400;

let api: TestApi;
let app: FastifyInstance;
let warmer: Warmer;
const rendered = new Set<string>();

beforeAll(async () => {
  api = await startApi();
  await addProducts(api.connection.db);
  await addPartners(api.connection.db);
  const handle: Handler = async (request) => {
    rendered.add(new URL(request.url).pathname);
    return new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } });
  };
  app = Fastify();
  app.get('/api/*', async (request, reply) => {
    const answer = await api.call('GET', request.url.slice('/api'.length));
    return reply.code(answer.statusCode).type('application/json').send(answer.body);
  });
  await app.register(async (scope) => {
    warmer = await addSite(scope, siteOptions, handle, cachedPages);
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await api.close();
});

const namesOf = (addresses: Iterable<string>, pattern: RegExp) =>
  new Set([...addresses].flatMap((address) => pattern.exec(address)?.[1] ?? []));
const service = /^\/services\/([^/]+)\/$/;
const serviceInEnglish = /^\/en\/services\/([^/]+)\/$/;
const partner = /^\/partner\/([^/]+)\/$/;

test('the sitemap lists every product and partner, however many there are', async () => {
  const { body } = await app.inject('/sitemap.xml');
  const addresses = [...body.matchAll(/<loc>http:\/\/localhost:3000([^<]+)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  expect(namesOf(addresses, service).size).toBe(products);
  expect(namesOf(addresses, serviceInEnglish).size).toBe(products);
  expect(namesOf(addresses, partner).size).toBe(partners);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('all their pages are rendered before anybody asks', async () => {
  rendered.clear();
  warmer.start();
  await expect.poll(() => namesOf(rendered, partner).size).toBe(partners);
  expect(namesOf(rendered, service).size).toBe(products);
  expect(rendered).toContain('/en/');
});

test('no more pages are kept than the cache holds, those without parameters first', async () => {
  const kept: string[] = [];
  const get = async (path: string) => void kept.push(path);
  const address = (id: number) => ({ name: 'service' as const, params: { de: { id: `${id}` } } });
  createWarmer({
    app,
    indexed: async () => Array.from({ length: 200 }, (_, id) => address(id)),
    cache: { maxPages: 100, peek: () => undefined, get, empty: () => undefined },
  }).start();
  await expect.poll(() => kept.length).toBe(100);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(kept).toHaveLength(100);
  expect(kept).toContain('/en/');
  expect(namesOf(kept, service).size).toBeGreaterThan(0);
});

async function addProducts(db: Database): Promise<void> {
  await sql`
    insert into products (id, type, category, product_group, price_kind, net_cents, vendor_kind, delivery)
    select 'product-' || n, 'single', 'legal', 'consulting', 'fixed', 10000, 'operator', 'online'
    from generate_series(1, ${products}) as n`.execute(db);
  await sql`
    insert into product_texts (product_id, locale, title, summary, description)
    select id, locale, id, id, '[]' from products, unnest(array['de', 'en']) as locale`.execute(db);
}

async function addPartners(db: Database): Promise<void> {
  const offer = { title: 'Offer', conditions: ['None'] };
  const body = { about: ['Text'], offer, steps: ['One'], limits: 'None' };
  await sql`
    insert into partners (id, name, kind)
    select 'partner-' || n, 'Partner ' || n, 'partner'
    from generate_series(1, ${partners}) as n`.execute(db);
  await sql`
    insert into partner_texts (partner_id, locale, headline, summary, body)
    select id, locale, name, name, ${JSON.stringify(body)}::jsonb
    from partners, unnest(array['de', 'en']) as locale`.execute(db);
}
