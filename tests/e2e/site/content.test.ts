import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '#database/connection.ts';
import { articleCategories, pageCategories } from '#domain/site/categories.ts';
import { feeds, type Locale, localeOf, pathTo } from '#domain/site/paths.ts';
import { readContentFiles } from '#modules/content/files.ts';
import { saveDocument } from '#modules/content/write.ts';
import { databaseUrl, openBrowser, site, visitor } from '../../support/browser/visitor.ts';
import { textsOf } from '../../support/texts.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

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
  const cases = pairs.flatMap((pair) => [
    { path: pair.de, pair },
    { path: pair.en, pair },
  ]);

  test.each(cases)('$path is whole without scripts', async ({ path, pair }) => {
    const { answer, html } = await read(path);
    expect(answer.status).toBe(200);
    expect(html).toContain(`<html lang="${localeOf(path)}"`);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).not.toMatch(/noindex|\{\{/);
    expect(linksOf(html, 'canonical')).toEqual([[undefined, path]]);
    const alternates = linksOf(html, 'alternate').filter(([language]) => language);
    expect(alternates).toEqual([
      ['de', pair.de],
      ['en', pair.en],
      ['x-default', pair.de],
    ]);
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

  test.each([
    ['/gmbh/no-such-page/', 'Page Not Found: /gmbh/no-such-page/'],
    ['/blog/tax/no-such-article/', 'Page Not Found: /blog/tax/no-such-article/'],
    ['/en/blog/no-such-category/', 'Page Not Found: /en/blog/no-such-category/'],
    ['/no-such-category/', 'Page Not Found: /no-such-category/'],
    // The slug of the other language.
    [`/en${article.de}`, `Page Not Found: /en${article.de}`],
    ['/no/such/page/at-all/', 'Page not found: /no/such/page/at-all/'],
  ])('%s does not exist', async (path, message) => {
    const { answer, html } = await read(path);
    expect(answer.status).toBe(404);
    expect(html).toContain('noindex');
    expect(linksOf(html, 'canonical')).toEqual([]);
    expect((await read(`${path}_.data`)).html).toContain(message);
  });
});

test.each(['de', 'en'] as const)('the feed in %s has the newest articles', async (locale) => {
  const { answer, html } = await read(feeds[locale]);
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const items = [...html.matchAll(/<item>[\s\S]*?<link>([^<]*)<\/link>/g)].map(([, link]) => link);
  expect(items.length).toBeGreaterThan(20);
  expect(new Set(items).size).toBe(items.length);
  for (const link of items) expect(link).toContain(`${site}${pathTo('blog', locale)}`);
});

test('the sitemap lists every page once, with its pair and the day it changed', async () => {
  const { answer, html } = await read('/sitemap.xml');
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const urls = [...html.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, url = '']) => url);
  const addresses = urls.map((url) => /<loc>([^<]*)/.exec(url)?.[1]?.replace(site, '') ?? '');
  expect(addresses.length).toBeGreaterThanOrEqual(120);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toEqual(expect.arrayContaining(pairs.flatMap(({ de, en }) => [de, en])));
  expect(addresses.filter((address) => /:|%3A|undefined/.test(address))).toEqual([]);
  const entry = urls[addresses.indexOf(article.en)];
  expect(entry).toContain('<lastmod>2026-11-09</lastmod>');
  expect(entry).toContain(`hreflang="de" href="${site}${article.de}"`);
  expect(entry).toContain(`hreflang="x-default" href="${site}${article.de}"`);
});

test('what staff change shows at once, and the rest of the page stays', async () => {
  const file = readContentFiles().find(({ path }) => path === 'en/pages/contracts/index.md');
  if (!file) throw new Error('The introduction to contracts is missing.');
  const { document } = file;
  const path = '/en/contracts/';
  const headingOf = async () => /<h1[^>]*>([^<]*)/.exec((await read(path)).html)?.[1];
  expect(await headingOf()).toBe(document.title);
  const connection = connect(databaseUrl, 1);
  try {
    for (const title of ['Contracts, edited by hand', document.title]) {
      await saveDocument(connection.db, { ...document, title }, new Date());
      await expect.poll(headingOf).toBe(title);
    }
  } finally {
    await connection.close();
  }
});

describe('in a browser', () => {
  test.each(['de', 'en'] as const)('the search in %s finds by stems', async (locale) => {
    const who = await visitor(browser, 'reader', { locale });
    const { page } = who;
    const { search } = textsOf(locale).content;
    const words = { de: 'gesetzlichen Rücklagen', en: 'distributing profits' } as const;
    await page.goto(site + pathTo('search', locale));
    expect(await page.locator('meta[name=robots]').first().getAttribute('content')).toBe('noindex');
    await page.getByLabel(search.label).fill(words[locale]);
    await page.keyboard.press('Enter');
    await page.waitForURL(/[?]q=./);
    expect(new URL(page.url()).searchParams.get('q')).toBe(words[locale]);
    expect(await page.getByLabel(search.label).inputValue()).toBe(words[locale]);
    const hits = page.locator('main ol > li');
    const shown = await hits.count();
    expect(shown).toBeGreaterThan(1);
    expect(await hits.first().locator('mark').count()).toBeGreaterThan(0);
    await hits.first().getByRole('link').click();
    await page.locator('article h1').waitFor();
    expect(localeOf(new URL(page.url()).pathname)).toBe(locale);
    expect(who.troubles()).toEqual([]);
    await who.context.close();
  });

  test('a search without a result says so and offers the topics', async () => {
    const who = await visitor(browser, 'reader');
    const { page } = who;
    await page.goto(`${site}${pathTo('search', 'de')}?q=%3Cb%3Exyzzy%22`);
    await page.getByText('Nichts gefunden für „<b>xyzzy"“').waitFor();
    const topics = page.getByRole('navigation', { name: textsOf('de').content.topics });
    await topics.getByRole('link', { name: articleCategories.tax.de }).click();
    await page.getByRole('heading', { level: 1, name: articleCategories.tax.de }).waitFor();
    expect(who.troubles()).toEqual([]);
    await who.context.close();
  });

  test('the results of a frequent word come in pages', async () => {
    const who = await visitor(browser, 'reader');
    const { page } = who;
    await page.goto(`${site}${pathTo('search', 'de')}?q=notar`);
    const titles = page.locator('main ol h3');
    const first = await titles.allTextContents();
    expect(first).toHaveLength(20);
    await page.getByRole('link', { name: textsOf('de').content.search.pager.next }).click();
    await page.getByText('Seite 2 von ').waitFor();
    const second = await titles.allTextContents();
    expect(second.filter((title) => first.includes(title))).toEqual([]);
    await page.getByRole('link', { name: textsOf('de').content.search.pager.previous }).click();
    await page.getByText('Seite 1 von ').waitFor();
    expect(await titles.allTextContents()).toEqual(first);
    expect(who.troubles()).toEqual([]);
    await who.context.close();
  });

  test('the contents beside an article lead to its parts and show where the reader is', async () => {
    const who = await visitor(browser, 'reader');
    const { page } = who;
    await page.goto(site + article.de);
    const contents = page.getByRole('navigation', { name: textsOf('de').documents.contents });
    expect(await contents.count()).toBe(1);
    await contents.getByRole('link', { name: 'Wann und an wen?' }).click();
    await contents.locator('[aria-current]', { hasText: 'Wann und an wen?' }).waitFor();
    expect(new URL(page.url()).hash).toBe('#wann-und-an-wen');
    expect(await top(page, '#wann-und-an-wen')).toBeLessThan(300);
    expect(who.troubles()).toEqual([]);
    await who.context.close();
  });

  test('on a phone they unfold, tables are cards, and nothing scrolls sideways', async () => {
    const who = await visitor(browser, 'reader', { phone: true });
    const { page } = who;
    await page.goto(site + article.de);
    const entry = page.getByRole('link', { name: 'Der richtige Stichtag' });
    expect(await entry.isVisible()).toBe(false);
    await page.locator('summary', { hasText: textsOf('de').documents.contents }).tap();
    await entry.tap();
    expect(await top(page, '#der-richtige-stichtag')).toBeLessThan(300);
    const cell = page.locator('td', { hasText: 'Gezeichnetes Kapital' }).first();
    const label = await cell.evaluate((element) => getComputedStyle(element, '::before').content);
    expect(label).toBe('"Passiva"');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
    expect(who.troubles()).toEqual([]);
    await who.context.close();
  });

  test.each([
    ['de', article.de, article.en],
    ['en', guide.en, guide.de],
  ] as const)('the language switch leads from the text in %s to its pair', async (...args) => {
    const [locale, from, to] = args;
    const who = await visitor(browser, 'reader', { locale });
    const { page } = who;
    await page.goto(site + from);
    const otherName: Record<Locale, string> = { de: 'English', en: 'Deutsch' };
    await page.getByRole('banner').getByRole('link', { name: otherName[locale] }).click();
    await page.waitForURL(site + to);
    expect(who.troubles()).toEqual([]);
    await who.context.close();
  });

  test('a category shows its pages, articles that fit and the other categories', async () => {
    const who = await visitor(browser, 'reader');
    const { page } = who;
    await page.goto(`${site}/ug/`);
    const { category, trail } = textsOf('de').content;
    await page.getByRole('heading', { name: category.pages }).waitFor();
    await page.getByRole('heading', { name: category.articles }).waitFor();
    const others = page.getByRole('navigation', { name: category.others });
    await others.getByRole('link', { name: pageCategories.holding.de }).click();
    await page.waitForURL(`${site}/holding/`);
    await page.getByRole('navigation', { name: trail.label }).getByRole('link').click();
    await page.waitForURL(`${site}/`);
    expect(who.troubles()).toEqual([]);
    await who.context.close();
  });
});

const top = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
