import { describe, expect, test } from 'vitest';
import type { Partner, PartnerCard, Product, ProductCard } from '#api/contract.gen.d.ts';
import { productCategories, productGroups } from '#domain/catalogue/product.ts';
import { money } from '#domain/site/formats.ts';
import { type Locale, locales, pathTo } from '#domain/site/paths.ts';
import { site } from '../support/running/addresses.ts';
import { textsOf } from '../support/texts.ts';

async function fromApi<T>(path: string, locale: Locale): Promise<T> {
  const answer = await fetch(`${site}/api${path}`, { headers: { 'accept-language': locale } });
  expect(answer.status, path).toBe(200);
  return ((await answer.json()) as { data: T }).data;
}

const products = await fromApi<ProductCard[]>('/products?limit=200', 'de');
const partners = await fromApi<PartnerCard[]>('/partners?limit=200', 'de');

/** Where the list shows a product: in its group, the marketplace by category. */
const place = ({ group, category }: ProductCard) =>
  productGroups.indexOf(group) +
  (group === 'marketplace' ? productCategories.indexOf(category) : 0);
const inOrder = products.toSorted((one, other) => place(one) - place(other));

async function get(path: string) {
  const answer = await fetch(site + path, { redirect: 'manual' });
  return { status: answer.status, html: await answer.text() };
}

/** What a page shows, without markup; React puts comments between texts. */
const plain = (html: string) =>
  html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’');

const structured = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );

describe.each(locales)('%s', (locale) => {
  test('the list names every service with its price, advice first, the marketplace by category', async () => {
    const { html } = await get(pathTo('services', locale));
    const positions = inOrder.map(({ id }) =>
      html.indexOf(`href="${pathTo('service', locale, { id })}"`),
    );
    expect(positions).not.toContain(-1);
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
    expect(products.slice(0, 4).map(({ group }) => group)).toEqual(Array(4).fill('consulting'));
    for (const { price } of products) {
      if (price.grossCents !== null) expect(plain(html)).toContain(money(price.grossCents, locale));
    }
  });

  test.each(products.map(({ id }) => id))(
    '%s says what it is, from whom and for how much',
    async (id) => {
      const product = await fromApi<Product>(`/products/${id}`, locale);
      const { html } = await get(pathTo('service', locale, { id }));
      const text = plain(html).replaceAll('\u00a0', ' ');
      const { description, price, vendor } = product;
      const told = [
        product.title,
        vendor.name,
        ...description.includes,
        ...description.steps,
        ...description.limits,
      ];
      for (const one of told) expect(text).toContain(one);
      const data = structured(html).find((one) => one['@type'] === 'Product');
      if (price.grossCents === null || price.netCents === null) {
        expect(data).toBeUndefined();
        expect(text).toContain(textsOf(locale).catalogue.price.onRequest);
        return;
      }
      const gross = text.indexOf(money(price.grossCents, locale).replaceAll('\u00a0', ' '));
      const net = text.indexOf(money(price.netCents, locale).replaceAll('\u00a0', ' '));
      expect(gross).toBeGreaterThan(0);
      expect(net).toBeGreaterThan(gross);
      expect(data).toMatchObject({
        name: product.title,
        brand: { name: vendor.name },
        offers: {
          '@type': 'Offer',
          price: (price.grossCents / 100).toFixed(2),
          priceCurrency: 'EUR',
          priceSpecification: { valueAddedTaxIncluded: true },
        },
      });
    },
  );

  test.each(partners.map(({ slug }) => slug))(
    '%s has a text, an offer and its code',
    async (slug) => {
      const partner = await fromApi<Partner>(`/partners/${slug}`, locale);
      const { html } = await get(pathTo('partner', locale, { slug }));
      const text = plain(html).replaceAll('\u00a0', ' ');
      for (const one of [partner.name, partner.offer.title, ...partner.about, ...partner.steps]) {
        expect(text).toContain(one);
      }
      if (partner.code) expect(html).toContain(`>${partner.code}</code>`);
      const { sampleOf, independent } = textsOf(locale).visitorPartners;
      expect(text).toContain(sampleOf[partner.kind]);
      // Among it that nobody pays us for it.
      expect(text).toContain(independent.replace('{{name}}', partner.name));
      expect(html).toContain(`href="${pathTo('found-now', locale)}"`);
      const crumbs = structured(html).find((one) => one['@type'] === 'BreadcrumbList');
      expect(crumbs?.itemListElement).toHaveLength(3);
    },
  );
});
