import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product, ProductCard } from '#api/contract.gen.d.ts';
import { money } from '#domain/site/formats.ts';
import { locales, pathTo } from '#domain/site/paths.ts';
import type { CrawledPage } from '../support/crawl/crawled-page.ts';
import { databaseUrl, site } from '../support/running/addresses.ts';
import { canBeBought, productsIn } from '../support/running/products.ts';
import { headings, linksNamed, memberReader, type Reader } from '../support/running/reader.ts';
import { spaced, textsOf } from '../support/texts.ts';

const productsPerPage = 12;

let database: pg.Client;
beforeAll(async () => {
  database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
});
afterAll(() => database?.end());

const titlesOf = ({ $ }: CrawledPage) =>
  $('main article h2')
    .toArray()
    .map((title) => spaced($(title).text()).replaceAll('\u00ad', ''));

const plain = (products: readonly ProductCard[]) => products.map(({ title }) => title);

const mainText = ({ $ }: CrawledPage) => spaced($('main').text());

describe.each(locales)('the marketplace, %s', (locale) => {
  const texts = textsOf(locale);
  let member: Reader;
  beforeAll(async () => {
    member = await memberReader(locale);
  });

  test('pages through everything', async () => {
    const all = await productsIn(locale);
    const last = Math.ceil(all.length / productsPerPage);
    const seen: string[] = [];
    let next: string | undefined = pathTo('products', locale);
    for (let page = 1; page <= last; page += 1) {
      const shown: CrawledPage = await member.read(next ?? '');
      if (page > 1) expect(shown.path).toMatch(new RegExp(`page=${page}$`));
      const expected = plain(all.slice((page - 1) * productsPerPage, page * productsPerPage));
      expect(titlesOf(shown)).toEqual(expected);
      seen.push(...expected);
      next = linksNamed(shown.$, texts.market.pager.next).attr('href');
    }
    expect(next).toBeUndefined();
    expect(new Set(seen).size).toBe(all.length);
    const behind = await member.read(`${pathTo('products', locale)}?page=99`);
    expect(new URL(behind.path, site).search).toBe(`?page=${last}`);
  });

  test('says of a bundle what its parts cost, and of every product who the contract is with', async () => {
    const all = await productsIn(locale);
    const bundle = all.find(({ type, vendor }) => type === 'bundle' && vendor.kind !== 'operator');
    if (!bundle) throw new Error('There is no bundle of somebody else.');
    const text = mainText(await member.read(pathTo('product', locale, { id: bundle.id })));
    const { contract, parts: words } = texts.market.product;
    const lead = contract[bundle.vendor.kind].split('{{vendor}}')[0] ?? '';
    expect(text).toContain(spaced(lead.trim()));
    expect(text).toContain(bundle.vendor.name);
    expect(text).toContain(spaced(money(bundle.price.grossCents ?? 0, locale)));
    const answer = await fetch(`${site}/api/products/${bundle.id}`);
    const { parts } = ((await answer.json()) as { data: Product }).data;
    expect(parts.length).toBeGreaterThan(1);
    const amount = (cents: number) => spaced(money(cents, locale));
    for (const part of parts) expect(text).toContain(amount(part.grossCents ?? 0));
    const singly = parts.reduce((sum, part) => sum + (part.grossCents ?? 0), 0);
    const saved = amount(singly - (bundle.price.grossCents ?? 0));
    expect(text).toContain(spaced(words.saved.replace('{{amount}}', saved)));
  });

  test('says why something is not on sale, and offers no cart for it', async () => {
    const words = texts.market.product;
    const page = (id?: string) => member.read(pathTo('product', locale, { id }));
    const addButtons = ({ $ }: CrawledPage) =>
      $('button').filter((_, { attribs }) =>
        (attribs['aria-label'] ?? '').includes(texts.catalogue.cart.addLong),
      ).length;
    const all = await productsIn(locale);
    const asked = await page(all.find(({ price }) => price.kind === 'on-request')?.id);
    expect(mainText(asked)).toContain(spaced(words.onRequest));
    expect(addButtons(asked)).toBe(0);
    const sold = all.find(canBeBought);
    const sell = (value: boolean) =>
      database.query('update products set sold = $2 where id = $1', [sold?.id, value]);
    expect(addButtons(await page(sold?.id))).toBe(1);
    await sell(false);
    try {
      const notSold = await page(sold?.id);
      expect(mainText(notSold)).toContain(spaced(words.notSold['not-yet'].title));
      expect(addButtons(notSold)).toBe(0);
    } finally {
      await sell(true);
    }
  });

  test('says what the cart and the list of orders are for while they are empty', async () => {
    const { cart, orders, market } = texts;
    const titles = async (address: string) => headings((await member.read(address)).$);
    expect(await titles(pathTo('cart', locale))).toContain(cart.empty.title);
    expect(await titles(pathTo('checkout', locale))).toContain(cart.checkout.empty.title);
    const list = await member.read(pathTo('orders', locale));
    expect(headings(list.$)).toContain(orders.empty.title);
    const action = linksNamed(list.$, orders.empty.action).attr('href') ?? '';
    expect(await titles(action)).toEqual([market.title]);
  });
});
