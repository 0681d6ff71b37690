import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localeOf, pageNames, paths, pathTo } from '#domain/site/paths.ts';
import { isPublic } from '#web/page-layouts.ts';
import { logIn } from '../../support/browser/sessions.ts';
import {
  addressOf,
  beginningWith,
  field,
  hydrated,
  open,
  openBrowser,
  site,
  type Visitor,
  visitor,
} from '../../support/browser/visitor.ts';
import { readSitemap } from '../../support/crawl/sitemap.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const heading = ({ page }: Visitor, name: string) =>
  page.getByRole('heading', { level: 1, name: beginningWith(name) }).waitFor();

/** Addresses of the scripts a browser loads from now on. */
function scriptsOf({ page }: Visitor): () => string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return () => scripts;
}

const withoutParams = pageNames.filter((name) => !paths[name].de.includes(':'));
const publicPages = withoutParams.filter(isPublic);
const listed = new Set((await readSitemap()).map(({ path }) => path));
const search = pathTo('search', 'de');

// The pages of the sitemap are looked at by crawl-in-browser.test.ts.
test.each([
  ...publicPages
    .flatMap((name) => [pathTo(name, 'de'), pathTo(name, 'en')])
    .filter((path) => !listed.has(path)),
  `${search}?q=notar`,
  `${search}?q=%3Cb%3Exyzzy%22`,
  '/there/is/no/such/page/',
])('%s loads the module of the site and no framework', async (path) => {
  const who = await visitor(browser, 'reader', { locale: localeOf(path), expected: [/^404 GET/] });
  const scripts = scriptsOf(who);
  const answer = await who.page.goto(site + path);
  await who.page.waitForFunction(() => document.documentElement.dataset.started !== undefined);
  const ours = expect.stringMatching(/^\/assets\/site-[\w-]+\.js$/);
  const hasIsland = (await who.page.locator('[data-island]').count()) > 0;
  expect(scripts()).toEqual(hasIsland ? scripts().map(() => ours) : [ours]);
  expect(await answer?.text()).not.toContain('modulepreload');
  expect(who.troubles()).toEqual([]);
  await who.context.close();
});

test('from the member area to a public page and back, each is loaded as a document', async () => {
  const who = await visitor(browser, 'founder');
  const { page, texts } = who;
  await logIn(who, 'founder@example.com');
  await open(who, 'dashboard');
  await page.getByRole('link', { name: texts.common.footer.imprint }).click();
  await heading(who, texts.legal.imprint.title);
  expect(await page.locator('main').textContent()).toContain('§\u00a05 DDG');
  expect(await page.getByRole('link', { name: texts.common.menu.login }).isVisible()).toBe(false);
  await page.getByRole('link', { name: texts.common.menu.dashboard }).click();
  await page.waitForURL(addressOf(who, 'dashboard'));
  await page.getByRole('button', { name: beginningWith(texts.common.app.userMenu) }).click();
  await page.getByRole('button', { name: texts.common.app.logout }).click();
  await heading(who, texts.home.hero.title);
  expect(page.url()).toBe(addressOf(who, 'home'));
  await page.getByRole('link', { name: texts.common.menu.login }).waitFor();
  expect(who.troubles()).toEqual([]);
  await who.context.close();
});

test('when the app is sent to a public page, the browser loads it', async () => {
  const who = await visitor(browser, 'founder');
  await who.page.goto(`${addressOf(who, 'login')}?redirect=/impressum/`);
  const { page, texts } = who;
  await hydrated(page);
  await field(page, texts.accounts.email).fill('founder@example.com');
  await field(page, texts.accounts.password).fill('siebenschritt-demo');
  await page.keyboard.press('Enter');
  await heading(who, texts.legal.imprint.title);
  await page.waitForFunction(() => document.documentElement.dataset.started !== undefined);
  expect(await page.locator('script:not([type])').count()).toBe(1);
  expect(who.troubles()).toEqual([]);
  await who.context.close();
});

test('the menu opens and closes by keyboard and keeps the focus inside', async () => {
  const who = await visitor(browser, 'reader', { phone: true });
  await open(who, 'home');
  const { page, texts } = who;
  const opener = page.getByRole('button', { name: texts.common.openMenu });
  const menu = page.getByRole('dialog', { name: texts.common.mainMenu });
  await opener.focus();
  await page.keyboard.press('Enter');
  await menu.waitFor();
  const inside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
  for (let steps = 0; steps < 14; steps += 1) {
    // The browser's own controls come after the last link.
    if (await page.evaluate(() => document.activeElement !== document.body)) {
      expect(await inside()).toBe(true);
    }
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await opener.click();
  await menu.getByRole('link', { name: texts.common.menu.faq }).click();
  await menu.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).hash).toBe('#fragen');
  expect(who.troubles()).toEqual([]);
  await who.context.close();
});

test('the colour mode is kept, shared with the member area and there before the first paint', async () => {
  const who = await visitor(browser, 'reader');
  await open(who, 'home');
  const { page, texts } = who;
  const scheme = () => page.evaluate(() => document.documentElement.dataset.colorScheme);
  expect(await scheme()).toBe('light');
  await page.getByRole('button', { name: texts.common.colorMode.dark }).click();
  expect(await scheme()).toBe('dark');
  expect(
    await page
      .getByRole('button', { name: texts.common.colorMode.dark })
      .getAttribute('aria-pressed'),
  ).toBe('true');
  await open(who, 'login');
  expect(await scheme()).toBe('dark');
  // Without the module: the script in the head alone has to do it.
  await page.route('**/assets/site-*.js', (route) => route.abort());
  await page.goto(addressOf(who, 'imprint'), { waitUntil: 'domcontentloaded' });
  expect(await scheme()).toBe('dark');
  await who.context.close();
});

test('only a click on the language switch sets the cookie, for a year', async () => {
  const who = await visitor(browser, 'reader');
  await open(who, 'home');
  expect(await who.context.cookies()).toEqual([]);
  await who.page.getByRole('link', { name: who.texts.common.language.en }).first().click();
  await who.page.waitForURL(`${site}/en/`);
  const [cookie, ...others] = await who.context.cookies();
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ name: 'locale', value: 'en', sameSite: 'Lax', path: '/' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400;
  expect(Math.round(days)).toBe(365);
  await who.context.close();
});
