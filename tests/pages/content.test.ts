import { describe, expect, test } from 'vitest';
import { articleCategories, pageCategories } from '#domain/site/categories.ts';
import { feeds, type Locale, pathTo } from '#domain/site/paths.ts';
import { readContentFiles } from '#modules/content/files.ts';
import { site } from '../support/running/addresses.ts';
import { headings, linksNamed, navigation, reader } from '../support/running/reader.ts';
import { textsOf } from '../support/texts.ts';

const article = {
  de: '/blog/accounting/eroeffnungsbilanz-der-gmbh/',
  en: '/en/blog/accounting/opening-balance-sheet-gmbh/',
};
const guide = { de: '/gmbh/gmbh-gruenden-leitfaden/', en: '/en/gmbh/guide-to-setting-up-a-gmbh/' };
const samePath = (path: string) => ({ de: path, en: `/en${path}` });
const pairs = [samePath('/blog/'), samePath('/blog/tax/'), samePath('/gmbh/'), article, guide];

const read = async (path: string) => {
  const answer = await fetch(site + path);
  return { answer, html: await answer.text() };
};

interface Thing {
  '@type': string;
  '@graph'?: Thing[];
  itemListElement?: { position: number; item: string }[];
  mainEntity?: unknown[];
  datePublished?: string;
}

/** What a page tells search engines. @throws Error when it is no JSON */
function thingsOf(html: string): Thing[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  return scripts.flatMap(([, json = '']) => {
    const thing = JSON.parse(json) as Thing;
    return thing['@graph'] ?? [thing];
  });
}

const linksOf = (html: string, rel: string) =>
  [...html.matchAll(/<link [^>]*>/g)]
    .map(([link]) => link)
    .filter((link) => link.includes(`rel="${rel}"`))
    .map((link) => [
      /hreflang="([^"]*)"/i.exec(link)?.[1],
      /href="([^"]*)"/.exec(link)?.[1]?.replace(site, ''),
    ]);

describe('a page of the magazine', () => {
  test.each(pairs.flatMap(({ de, en }) => [de, en]))('%s is the end of its trail', async (path) => {
    const { html } = await read(path);
    const trail = thingsOf(html).find((thing) => thing['@type'] === 'BreadcrumbList');
    expect(trail?.itemListElement?.at(-1)?.item).toBe(site + path);
  });

  test('an article names its author, its dates, its sources and a feed', async () => {
    const { html } = await read(article.de);
    const thing = thingsOf(html).find((one) => one['@type'] === 'Article');
    expect(thing).toMatchObject({
      headline: 'Die Eröffnungsbilanz von GmbH und UG',
      inLanguage: 'de',
      datePublished: '2026-03-12',
      image: `${site}/og${article.de.slice(0, -1)}.png`,
      author: { name: expect.stringContaining('Redaktion Finanzen') },
    });
    expect(html).toMatch(/242, 243, 244, 245, 248, 272.HGB/);
    expect(linksOf(html, 'alternate')).toContainEqual([undefined, feeds.de]);
  });

  test('the questions of a page are there for search engines and for readers', async () => {
    const { html } = await read(guide.en);
    const faq = thingsOf(html).find((one) => one['@type'] === 'FAQPage');
    expect(faq?.mainEntity?.length).toBeGreaterThan(2);
    expect(html.match(/<summary/g)?.length).toBeGreaterThan(faq?.mainEntity?.length ?? 0);
  });
});

test('the mark is there as an icon for older browsers and for start pages', async () => {
  const icon = Buffer.from(await (await fetch(`${site}/favicon.ico`)).arrayBuffer());
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const manifest = (await (await fetch(`${site}/site.webmanifest`)).json()) as {
    icons: { src: string; sizes: string }[];
  };
  for (const { src, sizes } of manifest.icons) {
    const png = Buffer.from(await (await fetch(site + src)).arrayBuffer());
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('the sitemap names the day on which a page changed', async () => {
  const { answer, html } = await read('/sitemap.xml');
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const urls = [...html.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, url = '']) => url);
  const addresses = urls.map((url) => /<loc>([^<]*)/.exec(url)?.[1]?.replace(site, '') ?? '');
  const entry = urls[addresses.indexOf(article.en)];
  const shown = readContentFiles().find(({ entry: one }) => one.key === 'opening-balance-sheet');
  const changed = shown && 'updated' in shown.entry ? shown.entry.updated : 'nothing';
  expect(entry).toContain(`<lastmod>${changed}</lastmod>`);
});

describe('the search', () => {
  const visitor = reader();
  const words = textsOf('de').content;

  test('without a result says so and offers the topics', async () => {
    const { $ } = await visitor.read(`${pathTo('search', 'de')}?q=%3Cb%3Exyzzy%22`);
    expect(headings($, 2)).toContain('Nichts gefunden für „<b>xyzzy"“');
    const topics = navigation($, words.topics);
    const topic = linksNamed($, articleCategories.tax.de, topics).attr('href');
    const { $: shown } = await visitor.read(topic ?? '');
    expect(headings(shown)).toEqual([expect.stringContaining(articleCategories.tax.de)]);
  });

  test('shows the results of a frequent word in pages', async () => {
    const { pager } = words.search;
    const read = async (address = '') => {
      const { $ } = await visitor.read(address);
      const titles = $('main ol h3').toArray();
      return { $, text: $('main').text(), titles: titles.map((title) => $(title).text()) };
    };
    const first = await read(`${pathTo('search', 'de')}?q=notar`);
    expect(first.titles).toHaveLength(20);
    const second = await read(linksNamed(first.$, pager.next).attr('href'));
    expect(second.text).toContain('Seite 2 von ');
    expect(second.titles.length).toBeGreaterThan(0);
    expect(second.titles.filter((title) => first.titles.includes(title))).toEqual([]);
    const again = await read(linksNamed(second.$, pager.previous).attr('href'));
    expect(again.text).toContain('Seite 1 von ');
    expect(again.titles).toEqual(first.titles);
  });
});

test.each([
  ['de', article.de, article.en],
  ['en', guide.en, guide.de],
] as const)('the language switch leads from the text in %s to its pair', async (...args) => {
  const [locale, from, to] = args;
  const { $ } = await reader().read(from);
  const otherName: Record<Locale, string> = { de: 'English', en: 'Deutsch' };
  const links = linksNamed($, otherName[locale], $('header'));
  expect(links.length).toBeGreaterThan(0);
  for (const link of links.toArray()) expect($(link).attr('href')).toBe(to);
});

test('a category shows its pages, articles that fit and the other categories', async () => {
  const { content, common } = textsOf('de');
  const { category } = content;
  const { $ } = await reader().read('/ug/');
  expect(headings($, 2)).toEqual(expect.arrayContaining([category.pages, category.articles]));
  const others = navigation($, category.others);
  const other = linksNamed($, pageCategories.holding.de, others).attr('href');
  expect(other).toBe('/holding/');
  const { $: holding } = await reader().read('/holding/');
  const above = navigation(holding, common.breadcrumbs.label).find('a').toArray();
  expect(above.map(({ attribs }) => attribs.href)).toEqual([pathTo('home', 'de')]);
});
