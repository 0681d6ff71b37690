import { readFile } from 'node:fs/promises';
import pg from 'pg';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Locale, locales, type PageName, type PathParams } from '#domain/site/paths.ts';
import { templateCategories } from '#domain/templates/categories.ts';
import { barriersInBothModes } from '../../support/browser/barriers.ts';
import { member } from '../../support/browser/sessions.ts';
import {
  addressOf,
  databaseUrl,
  open,
  openBrowser,
  pattern,
  site,
  type Visitor,
  visitor,
} from '../../support/browser/visitor.ts';

const ARTICLE = 'news-e-invoice-2027';
const TEMPLATE = 'founders-agreement';
const UNAPPROVED = 'seminar-e-invoicing';

let browser: Browser;
const readers = new Map<Locale, Visitor>();

const pages: [PageName, PathParams][] = [
  ['news', {}],
  ['news-article', { id: ARTICLE }],
  ['academy', {}],
  ['partners', {}],
  ['templates', {}],
];

/** Other tests share the catalogue, so the course is sold again afterwards. */
async function teach(mode: 'live' | 'recorded') {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('update products set sold = $1, teaching_mode = $2 where id = $3', [
    mode === 'live',
    mode,
    UNAPPROVED,
  ]);
  await client.end();
}

beforeAll(async () => {
  browser = await openBrowser();
  await teach('recorded');
  for (const locale of locales) {
    const { who } = await member(browser, { name: locale, locale });
    readers.set(locale, who);
  }
});
afterAll(async () => {
  await teach('live');
  await browser?.close();
});

function reader(locale: Locale): Visitor {
  const found = readers.get(locale);
  if (!found) throw new Error(`nobody reads ${locale}`);
  return found;
}

/** By how much the page is wider than the screen. */
const spill = ({ page }: Visitor) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const count = (all: Locator) => all.count();

describe.each(locales)('in %s', (locale) => {
  test.each(pages)(
    '%s is accessible, light and dark, and fits on a phone',
    async (name, params) => {
      const who = reader(locale);
      await open(who, name, params);
      expect(await barriersInBothModes(who.page)).toEqual([]);
      await who.page.emulateMedia({ colorScheme: 'light' });
      await who.page.setViewportSize({ width: 360, height: 780 });
      expect(await spill(who)).toBe(0);
      await who.page.setViewportSize({ width: 1280, height: 900 });
      expect(who.troubles()).toEqual([]);
    },
  );

  test('the menu leads to partners, templates and the academy', async () => {
    const who = reader(locale);
    const { common } = who.texts;
    for (const name of ['partners', 'templates', 'academy'] as const) {
      await open(who, 'settings');
      const menu = who.page.getByRole('navigation', { name: common.mainMenu });
      await menu.getByRole('link', { name: common.app[name], exact: true }).click();
      await who.page
        .getByRole('heading', { level: 1, name: who.texts[name].title, exact: true })
        .waitFor();
      const here = menu.getByRole('link', { name: common.app[name], exact: true });
      expect(await here.getAttribute('aria-current')).toBe('page');
    }
  });

  test('news lead to their text with sources, and back', async () => {
    const who = reader(locale);
    const { page, texts } = who;
    await open(who, 'news');
    const articles = page.getByRole('main').getByRole('article');
    expect(await count(articles)).toBeGreaterThanOrEqual(12);
    const address = new URL(addressOf(who, 'news-article', { id: ARTICLE }), site).pathname;
    await page.locator(`a[href="${address}"]`).click();
    await page.getByRole('heading', { level: 2, name: texts.documents.sources }).waitFor();
    expect(new URL(page.url()).pathname).toBe(address);
    await page.getByRole('link', { name: texts.news.back }).click();
    await page.getByRole('heading', { level: 1, name: texts.news.title }).waitFor();
    await page.goto(addressOf(who, 'news-article', { id: 'missing' }));
    await page.getByText(texts.errors.notFound.title, { exact: true }).waitFor();
    expect(who.troubles()).toEqual([expect.stringMatching(/^404 GET /)]);
  });

  test('the academy is filtered by its address', async () => {
    const who = reader(locale);
    const { page, texts } = who;
    const { filter } = texts.academy;
    await open(who, 'academy');
    const courses = page.locator('main ul > li:has(h2)');
    const all = await count(courses);
    expect(all).toBeGreaterThanOrEqual(12);
    const leaves = await courses.first().locator('[aria-hidden=true]').first().textContent();
    expect(leaves).toMatch(/^\d+[A-Z]/);
    await page.getByRole('link', { name: filter.seminar, exact: true }).click();
    await page.waitForURL(/\?type=seminar$/);
    await page.locator('main [aria-current=true]', { hasText: filter.seminar }).waitFor();
    const seminars = await count(courses);
    expect(seminars).toBeLessThan(all);
    expect(
      await page.getByText(pattern(texts.academy.results_other, { count: seminars })).count(),
    ).toBe(1);
    await page.goto(`${addressOf(who, 'academy')}?type=coaching&category=marketing`);
    expect(await count(courses)).toBeGreaterThan(0);
    expect(await count(courses)).toBeLessThan(all - seminars);
    const chosen = page.locator('main [aria-current=true]');
    expect((await chosen.allTextContents())[0]).toBe(filter.coaching);
    await page.goto(`${addressOf(who, 'academy')}?type=coaching&category=accounting`);
    await page.getByRole('heading', { name: texts.academy.empty.title }).waitFor();
    await page.getByRole('link', { name: texts.academy.empty.all }).click();
    await courses.first().waitFor();
    expect(await count(courses)).toBe(all);
  });

  test('a course without the approval it needs says so, and leads to its page', async () => {
    const who = reader(locale);
    const { page, texts } = who;
    await open(who, 'academy');
    const course = page.locator('main li', {
      has: page.locator(`a[href$="/app/product/${UNAPPROVED}/"]`),
    });
    await course.getByText(texts.shop.notSoldReasons['approval-missing']).waitFor();
    await course.getByRole('link').click();
    await page.waitForURL(new RegExp(`/app/product/${UNAPPROVED}/$`));
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  test('a code is copied', async () => {
    const who = reader(locale);
    const { page, texts, context } = who;
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site });
    await open(who, 'partners');
    const { copyOf, copied, kinds } = texts.partners;
    for (const title of Object.values(kinds)) {
      await page.getByRole('heading', { level: 2, name: title }).waitFor();
    }
    const values = { code: 'SIEBEN-BELEG', name: 'Belegbach' };
    await page.getByRole('button', { name: pattern(copyOf, values) }).click();
    await page.getByRole('status').getByText(pattern(copied, values)).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('SIEBEN-BELEG');
  });

  test('partners are filtered by their address, and their conditions fold on a phone', async () => {
    const who = reader(locale);
    const { page, texts } = who;
    const { filter, kinds, conditions, limits } = texts.partners;
    await page.setViewportSize({ width: 360, height: 780 });
    await open(who, 'partners');
    const offers = page.getByRole('main').getByRole('article');
    const all = await count(offers);
    await page.getByRole('link', { name: filter.university, exact: true }).click();
    await page.waitForURL(/\?kind=university$/);
    await page.locator('main [aria-current=true]', { hasText: filter.university }).waitFor();
    const titles = page.getByRole('main').getByRole('heading', { level: 2 });
    expect(await titles.allTextContents()).toEqual([kinds.university]);
    expect(await count(offers)).toBeGreaterThan(0);
    expect(await count(offers)).toBeLessThan(all);
    const limit = offers.first().getByText(limits);
    expect(await limit.isVisible()).toBe(false);
    await offers.first().getByText(conditions, { exact: true }).click();
    await limit.waitFor();
    await page.setViewportSize({ width: 1280, height: 900 });
    await offers.last().getByText(limits).waitFor();
  });

  test('all four files of a template are downloaded', async () => {
    const who = reader(locale);
    const { page, texts } = who;
    await open(who, 'templates');
    for (const name of Object.values(templateCategories)) {
      await page.getByRole('heading', { level: 2, name: name[locale], exact: true }).waitFor();
    }
    await page.getByText(texts.templates.notice.text).waitFor();
    await page.getByText(texts.templates.binding).waitFor();
    for (const file of ['de.pdf', 'de.docx', 'en.pdf', 'en.docx']) {
      const started = page.waitForEvent('download');
      await page.locator(`a[href="/api/templates/${TEMPLATE}/${file}"]`).click();
      const download = await started;
      const bytes = await readFile(await download.path());
      expect(bytes.subarray(0, 2).toString('latin1'), file).toBe(
        file.endsWith('pdf') ? '%P' : 'PK',
      );
      const german = file.startsWith('de');
      expect(download.suggestedFilename()).toMatch(german ? /^Gründervereinbarung/ : /^Founders/);
      expect(download.suggestedFilename().endsWith(file.slice(2))).toBe(true);
    }
  });
});

test('visitors are asked to log in first', async () => {
  const who = await visitor(browser, 'visitor');
  for (const name of ['news', 'academy', 'partners', 'templates'] as const) {
    await who.page.goto(addressOf(who, name));
    await who.page.waitForURL(/\/login\//);
  }
  await who.context.close();
});
