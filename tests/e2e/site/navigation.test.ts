import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logInOnPage } from '../../support/browser/founder-pages.ts';
import { member } from '../../support/browser/sessions.ts';
import {
  beginningWith,
  open,
  openBrowser,
  site,
  type Visitor,
  visitor,
} from '../../support/browser/visitor.ts';
import { textsOf } from '../../support/texts.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const heading = ({ page }: Visitor, name: string) =>
  page.getByRole('heading', { level: 1, name: beginningWith(name) }).waitFor();

/** Counts the documents the browser loads from now on. */
function countDocuments({ page }: Visitor): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

test('client navigation loads the texts of other features and of the other language', async () => {
  const who = await visitor(browser, 'visitor');
  const [de, en] = [textsOf('de'), textsOf('en')];
  await open(who, 'login');
  const documents = countDocuments(who);
  const { page } = who;
  expect(await page.context().cookies()).toEqual([]);
  await page.getByRole('link', { name: de.common.language.en }).click();
  await heading(who, en.accounts.login.title);
  const [choice] = await page.context().cookies();
  expect(choice).toMatchObject({ name: 'locale', value: 'en', sameSite: 'Lax' });
  await page.getByRole('link', { name: en.accounts.login.toRegister }).click();
  await heading(who, en.accounts.register.title);
  expect(documents()).toBe(0);
  expect(who.troubles()).toEqual([]);

  await logInOnPage(who, 'founder@example.com');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('link', { name: de.common.app.foundation }).click();
  await heading(who, de.foundations.list.title);
  expect(who.troubles()).toEqual([]);
  await who.context.close();
});

test('a page from before a release reloads on the next navigation', async () => {
  const who = await visitor(browser, 'returning');
  await who.page.route('**/__manifest?*', (route) =>
    route.fulfill({ status: 204, headers: { 'x-remix-reload-document': 'true' } }),
  );
  await open(who, 'register');
  const documents = countDocuments(who);
  await who.page.getByRole('link', { name: who.texts.accounts.register.toLogin }).first().click();
  await heading(who, who.texts.accounts.login.title);
  expect(documents()).toBe(1);
  await who.context.close();
});

test('a browser that asks for another language is told of the English page, until it has chosen', async () => {
  const context = await browser.newContext({ locale: 'fr-FR', baseURL: site });
  const page = await context.newPage();
  await page.goto('/');
  const hint = page.getByRole('link', { name: 'Read this page in English' });
  await hint.click();
  await page.waitForURL('**/en/');
  await page.goto('/agb/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await hint.isVisible()).toBe(false);
  await context.close();
});

test('whoever is logged in begins a formation from public pages in their own area', async () => {
  const { who } = await member(browser);
  await open(who, 'register');
  expect(new URL(who.page.url()).pathname).toBe('/app/foundation/');
  await who.context.close();
});
