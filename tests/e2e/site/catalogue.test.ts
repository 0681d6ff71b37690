import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PartnerCard } from '#api/contract.gen.d.ts';
import { pathTo } from '#domain/site/paths.ts';
import { openBrowser, site } from '../../support/browser/visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

test('without script one click selects the code of a partner', async () => {
  const answer = await fetch(`${site}/api/partners?limit=200`);
  const { data: partners } = (await answer.json()) as { data: PartnerCard[] };
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const [withCode] = partners.filter(({ code }) => code);
  await page.goto(site + pathTo('partner', 'de', { slug: withCode?.slug }));
  const code = page.locator('code');
  expect(await code.textContent()).toBe(withCode?.code);
  // Playwright may still look at styles; only the page has no script.
  expect(await code.evaluate((element) => getComputedStyle(element).userSelect)).toBe('all');
  await context.close();
});
