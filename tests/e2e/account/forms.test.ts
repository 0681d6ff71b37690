import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '../../support/browser/founder-pages.ts';
import { addressOf, field, open, openBrowser, visitor } from '../../support/browser/visitor.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser?.close());

test('an incomplete registration marks its fields, and unmarks them while they are filled in', async () => {
  const visiting = await visitor(browser, 'visitor');
  const { page, texts } = visiting;
  const { account: words } = texts;
  await open(visiting, 'register');
  await field(page, words.password).fill('ein ganzer Satz');
  await field(page, words.confirmPassword).fill('ein anderer Satz');
  await page.getByRole('button', { name: words.register.submit, exact: true }).click();
  await page.getByText(words.problem.NOT_ACCEPTED).waitFor();
  await page.getByText(words.problem.DIFFERENT).waitFor();
  const firstName = field(page, words.firstName);
  expect(await firstName.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await firstName.getAttribute('aria-invalid')).toBe('true');
  await firstName.fill('Jana');
  await expect.poll(() => firstName.getAttribute('aria-invalid')).toBe('false');
  await page.locator('input[name=terms]').check();
  await page.getByText(words.problem.NOT_ACCEPTED).waitFor({ state: 'detached' });
  expect(await field(page, words.lastName).getAttribute('aria-invalid')).toBe('true');
  expect(visiting.troubles()).toEqual([]);
  await visiting.context.close();
});

test('a refused login without JavaScript keeps the address, never the password', async () => {
  const visiting = await visitor(browser, 'visitor');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const { account: words } = visiting.texts;
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

test('the address goes along from the refused login to a new link and a new password', async () => {
  const visiting = await visitor(browser, 'visitor', { expected: [/^400 POST /] });
  const { page, texts } = visiting;
  const { account: words } = texts;
  const email = 'unbestaetigt@example.com';
  await open(visiting, 'login');
  await field(page, words.email).fill(email);
  await field(page, words.password).fill('ein ganzer Satz');
  await page.getByRole('button', { name: words.login.submit, exact: true }).click();
  await page.getByRole('link', { name: words.login.resend }).click();
  await page.getByRole('heading', { level: 1, name: words.resend.title }).waitFor();
  expect(await field(page, words.email).inputValue()).toBe(email);
  expect(page.url()).not.toContain('unbestaetigt');

  await open(visiting, 'login');
  await field(page, words.email).fill(email);
  await page.getByRole('link', { name: words.login.forgotten }).click();
  await page.getByRole('heading', { level: 1, name: words.forgotten.title }).waitFor();
  expect(await field(page, words.email).inputValue()).toBe(email);
  expect(visiting.troubles()).toEqual([]);
  await visiting.context.close();
});

test('a finished registration names the address and has the focus', async () => {
  const visiting = await visitor(browser, 'visitor');
  const { page, texts } = visiting;
  const { account: words } = texts;
  const email = `fokus-${randomUUID().slice(0, 8)}@example.com`;
  await register(visiting, { firstName: 'Jana', email });
  await page.getByText(email).waitFor();
  const heading = page.getByRole('heading', { level: 1, name: words.registered.title });
  await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.getByRole('link', { name: words.registered.resend }).click();
  await page.getByRole('heading', { level: 1, name: words.resend.title }).waitFor();
  expect(await field(page, words.email).inputValue()).toBe(email);
  expect(visiting.troubles()).toEqual([]);
  await visiting.context.close();
});

test('a registration without a connection keeps what was typed, and can be sent again', async () => {
  const visiting = await visitor(browser, 'visitor', { expected: [/Failed to fetch|ERR_/] });
  const { page, texts } = visiting;
  const { account: words } = texts;
  await open(visiting, 'register');
  const typed = {
    [words.firstName]: 'Jana',
    [words.lastName]: 'Keller',
    [words.email]: `netz-${randomUUID().slice(0, 8)}@example.com`,
    [words.password]: 'ein ganzer Satz',
    [words.confirmPassword]: 'ein ganzer Satz',
  };
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text);
  await page.locator('input[name=terms]').check();
  await page.route('**/_.data*', (route) => route.abort());
  const submit = page.getByRole('button', { name: words.register.submit, exact: true });
  await submit.click();
  await page.getByText(texts.forms.refusal.NETWORK.title).waitFor();
  for (const [label, text] of Object.entries(typed)) {
    expect(await field(page, label).inputValue()).toBe(text);
  }
  await page.unroute('**/_.data*');
  await submit.click();
  await page.getByRole('heading', { level: 1, name: words.registered.title }).waitFor();
  expect(visiting.troubles()).toEqual([]);
  await visiting.context.close();
});
