import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localeOf, pathTo } from '#domain/site/paths.ts';
import { openBrowser, site, visitor } from '../../support/browser/visitor.ts';
import { textsOf } from '../../support/texts.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const article = '/blog/accounting/eroeffnungsbilanz-der-gmbh/';

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

test('the contents beside an article lead to its parts and show where the reader is', async () => {
  const who = await visitor(browser, 'reader');
  const { page } = who;
  await page.goto(site + article);
  const contents = page.getByRole('navigation', { name: textsOf('de').sharedContent.contents });
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
  await page.goto(site + article);
  const entry = page.getByRole('link', { name: 'Der richtige Stichtag' });
  expect(await entry.isVisible()).toBe(false);
  await page.locator('summary', { hasText: textsOf('de').sharedContent.contents }).tap();
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

const top = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
