import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { member } from '../../support/browser/sessions.ts';
import { open, openBrowser, site, type Visitor } from '../../support/browser/visitor.ts';

let browser: Browser;
let who: Visitor;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

test('pictures', async () => {
  ({ who } = await member(browser, {}));
  await open(who, 'settings');
  const { page } = who;
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const id of ['data', 'delete']) {
      await page.locator(`#${id}`).screenshot({ path: `/tmp/pics/${id}-${width}-de.png` });
    }
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.screenshot({ path: '/tmp/pics/whole-dark.png', fullPage: true });
  await page.locator('#data button[type=submit]').click();
  await page.waitForTimeout(8_000);
  await page.reload();
  await page.locator('#data').screenshot({ path: '/tmp/pics/data-asked.png' });
  await page.locator('#delete input[name=understood]').check();
  await page.locator('#delete button[type=submit]').click();
  await page.waitForTimeout(6_000);
  await page.reload();
  await page.locator('#delete').screenshot({ path: '/tmp/pics/delete-asked.png' });
  await page.goto(`${site}/en/app/settings/`);
  await page.locator('#data').screenshot({ path: '/tmp/pics/data-en.png' });
  await page.locator('#delete').screenshot({ path: '/tmp/pics/delete-en.png' });
}, 240_000);
