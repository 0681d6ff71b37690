import pg from 'pg';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Locale, locales, type PageName, type PathParams } from '#domain/site/paths.ts';
import { barriersInBothModes } from '../../support/browser/barriers.ts';
import { member } from '../../support/browser/sessions.ts';
import {
  databaseUrl,
  open,
  openBrowser,
  pattern,
  site,
  type Visitor,
} from '../../support/browser/visitor.ts';

const ARTICLE = 'news-e-invoice-2027';
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

  test('a code is copied', async () => {
    const who = reader(locale);
    const { page, texts, context } = who;
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site });
    await open(who, 'partners');
    const { copyOf, copied, kinds } = texts.memberPartners;
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
    const { filter, kinds, conditions, limits } = texts.memberPartners;
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
});
