import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pathTo } from '#domain/site/paths.ts';
import { open, openBrowser, site, type Visitor, visitor } from '../../support/browser/visitor.ts';

let browser: Browser;
let who: Visitor;
let waiting: Route[];
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** A browser without speculation rules, in which pages fetched ahead do not arrive. */
beforeEach(async () => {
  who = await visitor(browser, 'reader');
  waiting = [];
  await who.page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await open(who, 'blog');
  await who.page.route(`${site}/**`, (route) => {
    if (route.request().resourceType() === 'fetch') waiting.push(route);
    else return route.continue();
  });
  return () => who.context.close();
});

/** Links of the list of articles. */
const articles = (page: Page) => page.locator('main a[href^="/blog/"]');

async function rest(page: Page, index: number): Promise<void> {
  await articles(page).nth(index).hover();
  await page.waitForTimeout(150);
}

test('a page is fetched while its link is hovered, and only once', async () => {
  const { page } = who;
  const href = await articles(page).first().getAttribute('href');
  await rest(page, 0);
  await page.mouse.move(0, 0);
  await rest(page, 0);
  expect(waiting.map((route) => new URL(route.request().url()).pathname)).toEqual([href]);
  expect(href).not.toBe(pathTo('blog', 'de'));
});

test('at most five pages are fetched at the same time', async () => {
  const { page } = who;
  for (let index = 0; index < 8; index += 1) await rest(page, index);
  expect(waiting).toHaveLength(5);
  await waiting[0]?.abort();
  await page.waitForTimeout(100);
  await rest(page, 10);
  expect(waiting).toHaveLength(6);
});
