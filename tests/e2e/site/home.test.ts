import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formationCosts } from '#domain/pricing/fees.ts';
import { wholeEuros } from '#domain/site/formats.ts';
import { locales, pathTo } from '#domain/site/paths.ts';
import { open, openBrowser, site, visitor } from '../../support/browser/visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Without the footer, which all pages share. */
const mainMaxPx = 8_000;

describe.each(locales)('the home page, %s', (locale) => {
  test('has all sections in the order of the specification', async () => {
    const who = await visitor(browser, 'reader', { locale });
    await open(who, 'home');
    const { home } = who.texts;
    const titles = [
      home.hero.title,
      home.howItWorks.title,
      home.offer.title,
      home.additional.title,
      home.partners.title,
      home.universities.title,
      home.faq.title,
      home.legalForm.title,
      home.comparison.title,
      home.testimonials.title,
      home.community.title,
      home.price.title,
    ];
    const shown = await who.page.locator('main :is(h1, h2)').allTextContents();
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    expect(shown.map(plain).filter((title) => titles.includes(title))).toEqual(titles);
    expect(await who.page.locator('main details').count()).toBeGreaterThanOrEqual(5);
    expect(who.troubles()).toEqual([]);
    await who.context.close();
  });

  test('offers what the catalogue has, and every link on it leads somewhere', async () => {
    const who = await visitor(browser, 'reader', { locale });
    await open(who, 'home');
    const links = await who.page
      .locator('main a[href^="/"]')
      .evaluateAll((anchors: HTMLAnchorElement[]) => anchors.map((anchor) => anchor.href));
    const below = (page: 'services' | 'community') => site + pathTo(page, locale);
    expect(links.filter((link) => link.startsWith(below('services'))).length).toBeGreaterThan(10);
    expect(links.filter((link) => /\/partner\//.test(link)).length).toBeGreaterThanOrEqual(6);
    expect(links).toContain(below('community'));
    for (const link of new Set(links)) {
      const { status } = await fetch(link, { redirect: 'manual' });
      expect(status, link).toBe(200);
    }
    await who.context.close();
  });

  test('states the totals of the fee table', async () => {
    const html = await (await fetch(site + pathTo('home', locale))).text();
    const total = (articles: 'model-protocol' | 'own-articles', shareCapitalCents: number) =>
      wholeEuros(formationCosts({ articles, shareCapitalCents, shareholders: 1 }).total, locale);
    for (const amount of [total('model-protocol', 50_000), total('own-articles', 2_500_000)]) {
      // Hero, question and table.
      expect(html.split(amount).length - 1, amount).toBeGreaterThanOrEqual(3);
    }
  });

  test('tells search engines who we are and what is asked', async () => {
    const who = await visitor(browser, 'reader', { locale });
    await open(who, 'home');
    const graphs = await who.page.locator('script[type="application/ld+json"]').allTextContents();
    const things = graphs.flatMap((graph) => JSON.parse(graph)['@graph'] ?? []);
    expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'FAQPage']);
    expect(things[1].mainEntity).toHaveLength(5);
    await who.context.close();
  });

  test('is condensed on a phone, and unfolds', async () => {
    const who = await visitor(browser, 'on the way', { locale, phone: true });
    await open(who, 'home');
    const { page } = who;
    expect(await page.locator('main').evaluate((main) => main.clientHeight)).toBeLessThan(
      mainMaxPx,
    );
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
    const { caption, rows } = who.texts.home.legalForm;
    const cell = page.getByText(rows[1]?.cells[0] ?? '', { exact: true });
    expect(await cell.isVisible()).toBe(false);
    await page.locator('summary', { hasText: caption }).click();
    expect(await cell.isVisible()).toBe(true);
    await who.context.close();
  });
});

test('on a wide window nothing of it is folded but the answers', async () => {
  const who = await visitor(browser, 'reader');
  await open(who, 'home');
  const { legalForm, faq } = who.texts.home;
  const cell = legalForm.rows[1]?.cells[0] ?? '';
  expect(await who.page.getByText(cell, { exact: true }).isVisible()).toBe(true);
  expect(await who.page.locator('summary', { hasText: legalForm.caption }).isVisible()).toBe(false);
  expect(await who.page.locator('summary', { hasText: faq.items[1]?.question }).isVisible()).toBe(
    true,
  );
  await who.context.close();
});
