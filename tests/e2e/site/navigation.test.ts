import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathTo } from '#domain/site/paths.ts';
import { logInOnPage } from '../../support/browser/founder-pages.ts';
import { logIn } from '../../support/browser/sessions.ts';
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
  await heading(who, en.account.login.title);
  const [choice] = await page.context().cookies();
  expect(choice).toMatchObject({ name: 'locale', value: 'en', sameSite: 'Lax' });
  await page.getByRole('link', { name: en.account.login.toRegister }).click();
  await heading(who, en.account.register.title);
  expect(documents()).toBe(0);
  expect(who.troubles()).toEqual([]);

  await logInOnPage(who, 'founder@example.com');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('link', { name: de.common.app.foundation }).click();
  await heading(who, de.foundation.list.title);
  expect(who.troubles()).toEqual([]);
  await who.context.close();
});

test('every layout links the imprint', async () => {
  const who = await visitor(browser, 'reader', { expected: [/upload-links/] });
  const imprint = who.page.getByRole('link', { name: who.texts.common.footer.imprint });
  await open(who, 'login');
  await imprint.waitFor();
  await open(who, 'notary-certificate', { id: randomUUID() });
  await imprint.waitFor();
  await logIn(who, 'founder@example.com');
  await open(who, 'dashboard');
  await imprint.waitFor();
  await who.context.close();
});

test('the page for unknown addresses has its texts and links home', async () => {
  const who = await visitor(browser, 'lost', {
    locale: 'en',
    expected: [/^404 GET \/en\/lost\/$/],
  });
  await who.page.goto(`${site}/en/lost/`);
  await who.page.getByText(who.texts.errors.notFound.title, { exact: true }).waitFor();
  await who.page.getByRole('link', { name: who.texts.errors.goHome }).click();
  await heading(who, who.texts.home.hero.title);
  expect(who.troubles()).toEqual([]);
  await who.context.close();
});

test('a page from before a release reloads on the next navigation', async () => {
  const html = await (await fetch(site + pathTo('register', 'de'))).text();
  const version = /"version":\s*"([0-9a-f]+)"/.exec(html)?.[1];
  expect(version).toBeDefined();
  const manifest = (of: string | undefined) =>
    fetch(`${site}/__manifest?paths=${encodeURIComponent(pathTo('login', 'de'))}&version=${of}`, {
      redirect: 'manual',
    });
  const current = await manifest(version);
  expect(current.status).toBe(200);
  expect(Object.keys((await current.json()) as object)).toContain('de/login');
  const stale = await manifest('earlier');
  expect(stale.status).toBe(204);
  expect(stale.headers.get('x-remix-reload-document')).toBe('true');

  const who = await visitor(browser, 'returning');
  await who.page.route('**/__manifest?*', (route) =>
    route.fulfill({ status: 204, headers: { 'x-remix-reload-document': 'true' } }),
  );
  await open(who, 'register');
  const documents = countDocuments(who);
  await who.page.getByRole('link', { name: who.texts.account.register.toLogin }).first().click();
  await heading(who, who.texts.account.login.title);
  expect(documents()).toBe(1);
  await who.context.close();
});
