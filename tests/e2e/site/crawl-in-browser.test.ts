import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, site } from '../../support/browser/visitor.ts';
import { look } from '../../support/crawl/look.ts';
import { readSitemap } from '../../support/crawl/sitemap.ts';
import { dueInBrowser } from '../../support/crawl/turn.ts';

/** Windows that look at pages at the same time; tabs behind others would hardly be painted. */
const windows = 3;
/** Enough for all pages on a busy machine. */
const timeout = 900_000;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

test('every template and a tenth of all pages: quiet, no wider than a phone, no barriers', {
  timeout,
}, async () => {
  const waiting = dueInBrowser(await readSitemap());
  expect(waiting.length).toBeGreaterThan(40);
  const faults: string[] = [];
  const lookAtSome = async () => {
    const page = await browser.newPage();
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      faults.push(...(await look(page, site, path)));
    }
  };
  await Promise.all(Array.from({ length: windows }, lookAtSome));
  expect(faults).toEqual([]);
});
