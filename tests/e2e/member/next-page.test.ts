import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMember } from '../../support/browser/people.ts';
import { loggedIn } from '../../support/browser/sessions.ts';
import { addressOf, open, openBrowser, type Visitor } from '../../support/browser/visitor.ts';

const ANSWER_MS = 1_500;

let browser: Browser;
let email: string;
beforeAll(async () => {
  browser = await openBrowser();
  email = await newMember();
});
afterAll(() => browser?.close());

const focused = ({ page }: Visitor) => page.evaluate(() => document.activeElement?.id);

test('a page that takes long shows its outline, and then gets the focus', async () => {
  const who = await loggedIn(browser, email, { name: 'waiting' });
  const { page, texts } = who;
  await open(who, 'dashboard');
  const outline = page.getByRole('status', { name: texts.common.loading });
  const greeting = page.getByRole('heading', { level: 1, name: /Mia/ });
  await greeting.waitFor();
  await page.route(/\.data/, async (route) => {
    await sleep(ANSWER_MS);
    await route.continue();
  });
  const entry = page.getByRole('link', { name: texts.common.app.foundation, exact: true });
  await entry.focus();
  await page.keyboard.press('Enter');
  await outline.waitFor();
  expect(await greeting.isVisible()).toBe(false);
  await page.getByRole('heading', { level: 1, name: texts.foundation.list.title }).waitFor();
  expect(await outline.count()).toBe(0);
  expect(await focused(who)).toBe('content');
  expect(who.troubles()).toEqual([]);
  await who.context.close();
});

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
