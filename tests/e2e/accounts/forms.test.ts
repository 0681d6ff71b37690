import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf, field, open, openBrowser, visitor } from '../../support/browser/visitor.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser?.close());

test('a refused login without JavaScript keeps the address, never the password', async () => {
  const visiting = await visitor(browser, 'visitor');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const { accounts: words } = visiting.texts;
  await page.goto(addressOf(visiting, 'login'));
  await field(page, words.email).fill('niemand@example.com');
  await field(page, words.password).fill('ein ganzer Satz');
  await page.getByRole('button', { name: words.login.submit, exact: true }).click();
  await page.getByText(words.notices.loginFailed.title).waitFor();
  expect(await field(page, words.email).inputValue()).toBe('niemand@example.com');
  expect(await field(page, words.password).inputValue()).toBe('');
  expect(await page.content()).not.toContain('ein ganzer Satz');
  await context.close();
  await visiting.context.close();
});

test('a page that React takes over does nothing that its own policy forbids', async () => {
  const who = await visitor(browser, 'visitor');
  const { page, context } = who;
  await page.addInitScript(() => {
    const forbidden: string[] = [];
    Object.assign(window, { forbidden });
    addEventListener('securitypolicyviolation', (event) => {
      forbidden.push(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  await open(who, 'register');
  expect(await page.evaluate(() => (window as { forbidden?: string[] }).forbidden)).toEqual([]);
  await context.close();
});
