import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMember } from '../../support/browser/people.ts';
import { loggedIn } from '../../support/browser/sessions.ts';
import { addressOf, open, openBrowser } from '../../support/browser/visitor.ts';

let browser: Browser;
let email: string;
beforeAll(async () => {
  browser = await openBrowser();
  email = await newMember();
});
afterAll(() => browser?.close());

test('an error keeps the menu, and is the main content of its page', async () => {
  const who = await loggedIn(browser, email, { name: 'lost', expected: [/^404 GET/] });
  const { page, texts } = who;
  await open(who, 'news-article', { id: 'nothing-there' });
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: '404' }).waitFor();
  expect(await main.count()).toBe(1);
  await main.getByText(texts.errors.notFound.title, { exact: true }).waitFor();
  await page.getByRole('link', { name: texts.common.app.dashboard, exact: true }).click();
  await page.waitForURL(addressOf(who, 'dashboard'));
  await page.goto(`${addressOf(who, 'dashboard')}nirgendwo/`);
  await main.getByRole('heading', { level: 1, name: '404' }).waitFor();
  await main.getByRole('link', { name: texts.errors.goToDashboard, exact: true }).click();
  await page.waitForURL(addressOf(who, 'dashboard'));
  expect(who.troubles()).toEqual([]);
  await who.context.close();
});

test('a page that the connection does not bring is not called our failure', async () => {
  const who = await loggedIn(browser, email, { name: 'offline' });
  const { page, texts, context } = who;
  const entry = (name: string) => page.getByRole('link', { name, exact: true }).click();
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  // Its code is loaded, so that only its data are missing afterwards.
  await open(who, 'templates');
  await entry(texts.common.app.dashboard);
  await heading(/Mia/).waitFor();
  await context.setOffline(true);
  await entry(texts.common.app.templates);
  await heading('503').waitFor();
  await page.getByText(texts.errors.unavailable.title, { exact: true }).waitFor();
  await context.setOffline(false);
  await page.goBack();
  await heading(/Mia/).waitFor();
  await context.close();
});
