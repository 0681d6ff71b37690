import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '#domain/site/paths.ts';
import { open, openBrowser, visitor } from '../../support/browser/visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Without the footer, which all pages share. */
const mainMaxPx = 8_000;

test.each(locales)('in %s it is condensed on a phone, and unfolds', async (locale) => {
  const who = await visitor(browser, 'on the way', { locale, phone: true });
  await open(who, 'home');
  const { page } = who;
  expect(await page.locator('main').evaluate((main) => main.clientHeight)).toBeLessThan(mainMaxPx);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
  const { caption, rows } = who.texts.home.legalForm;
  const cell = page.getByText(rows[1]?.cells[0] ?? '', { exact: true });
  expect(await cell.isVisible()).toBe(false);
  await page.locator('summary', { hasText: caption }).click();
  expect(await cell.isVisible()).toBe(true);
  await who.context.close();
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
