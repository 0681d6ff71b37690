import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atWork } from '../../support/browser/console-pages.ts';
import { field, openBrowser, site } from '../../support/browser/visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const headingOf = async (path: string) =>
  /<h1[^>]*>([^<]*)/.exec(await (await fetch(site + path)).text())?.[1];

test('content in two languages goes live, written with the keyboard alone', async () => {
  const staff = await atWork(browser, 'staff');
  const { page, texts } = staff;
  const { editor, fields, languages, list } = texts.staffContent;
  await page.getByRole('link', { name: texts.staff.area.content, exact: true }).press('Enter');
  await page.getByRole('heading', { level: 1, name: list.title }).waitFor();
  await field(page.getByRole('main'), list.search).fill('category-business-insurance');
  const row = page.locator('main tbody tr');
  await expect.poll(() => row.count()).toBe(1);
  await row.getByRole('link').press('Enter');
  const titles = {
    de: field(page.getByRole('group', { name: languages.de }), fields.title),
    en: field(page.getByRole('group', { name: languages.en }), fields.title),
  };
  const before = { de: await titles.de.inputValue(), en: await titles.en.inputValue() };
  const publish = async (german: string, english: string) => {
    await titles.de.fill(german);
    await titles.en.fill(english);
    await titles.en.press('Enter');
    await expect.poll(() => headingOf('/business-insurance/')).toBe(german);
    await expect.poll(() => headingOf('/en/business-insurance/')).toBe(english);
  };
  await publish('Versicherungen, neu gefasst', 'Insurance, rewritten');
  await page.getByText(editor.published).waitFor();
  await publish(before.de, before.en);
  expect(staff.troubles()).toEqual([]);
  await staff.context.close();
});
