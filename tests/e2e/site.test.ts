import { gzipSync } from 'node:zlib';
import type { Response, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { colors } from '#domain/site/colors.ts';
import { localeOf, type PageName, pathTo } from '#domain/site/paths.ts';
import { PASSWORD } from '#ops/driver/system.ts';
import { logInOnPage } from '../support/browser/founder-pages.ts';
import { loggedIn, logIn, member } from '../support/browser/sessions.ts';
import {
  addressOf,
  beginningWith,
  field,
  hydrated,
  open,
  site,
  type Visitor,
  visitor,
} from '../support/browser/visitor.ts';
import { textsOf } from '../support/texts.ts';

const heading = ({ page }: Visitor, name: string) =>
  page.getByRole('heading', { level: 1, name: beginningWith(name) }).waitFor();

/** Addresses of the documents that the browser loads from now on. */
function documentsOf({ page }: Visitor): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

const scheme = ({ page }: Visitor) =>
  page.evaluate(() => document.documentElement.dataset.colorScheme);

describe('from page to page', () => {
  test('client navigation loads the texts of other features and of the other language', async () => {
    const who = await visitor('visitor');
    const { page } = who;
    const [de, en] = [textsOf('de'), textsOf('en')];
    await open(who, 'login');
    const documents = documentsOf(who);
    expect(await who.context.cookies()).toEqual([]);
    await page.getByRole('link', { name: de.common.language.en }).click();
    await heading(who, en.accounts.login.title);
    // Only the click on the switch has set a cookie, for a year.
    const [cookie, ...others] = await who.context.cookies();
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({ name: 'locale', value: 'en', sameSite: 'Lax', path: '/' });
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400)).toBe(365);
    await page.getByRole('link', { name: en.accounts.login.toRegister }).click();
    await heading(who, en.accounts.register.title);
    expect(documents).toEqual([]);
    await logInOnPage(who, 'founder@example.com');
    await page.getByRole('link', { name: de.common.app.foundation }).click();
    await heading(who, de.foundations.list.title);
  });

  test('from the member area to a public page and back, each is loaded as a document', async () => {
    const who = await visitor('founder');
    const { page, texts } = who;
    await page.goto(`${addressOf(who, 'login')}?redirect=/impressum/`);
    await hydrated(page);
    await field(page, texts.accounts.email).fill('founder@example.com');
    await field(page, texts.accounts.password).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await heading(who, texts.legal.imprint.title);
    await page.waitForFunction(() => document.documentElement.dataset.started !== undefined);
    expect(await page.getByRole('link', { name: texts.common.menu.login }).isVisible()).toBe(false);
    await page.getByRole('link', { name: texts.common.menu.dashboard }).click();
    await page.waitForURL(addressOf(who, 'dashboard'));
    await page.getByRole('button', { name: beginningWith(texts.common.app.userMenu) }).click();
    await page.getByRole('button', { name: texts.common.app.logout }).click();
    await heading(who, texts.home.hero.title);
    await page.getByRole('link', { name: texts.common.menu.login }).waitFor();
  });

  test('an error keeps the menu, and a lost connection is not called our failure', async () => {
    const { who } = await member({ expected: [/^404 GET/, /ERR_INTERNET|Failed to fetch/] });
    const { page, texts, context } = who;
    const main = page.getByRole('main');
    const go = (name: string) => page.getByRole('link', { name, exact: true }).click();
    await open(who, 'news-article', { id: 'nothing-there' });
    await main.getByRole('heading', { level: 1, name: '404' }).waitFor();
    expect(await main.count()).toBe(1);
    await go(texts.common.app.dashboard);
    await heading(who, '');
    await page.goto(`${addressOf(who, 'dashboard')}nirgendwo/`);
    await main.getByRole('link', { name: texts.errors.goToDashboard, exact: true }).click();
    await page.waitForURL(addressOf(who, 'dashboard'));

    // Its code is loaded, so that only its data are missing afterwards.
    await open(who, 'templates');
    await go(texts.common.app.dashboard);
    await main.getByText(/Mia/).first().waitFor();
    await context.setOffline(true);
    await go(texts.common.app.templates);
    await page.getByText(texts.errors.unavailable.title, { exact: true }).waitFor();
    await context.setOffline(false);
  });

  test('a browser that asks for another language is told of the English page, until it has chosen', async () => {
    const { page } = await visitor('foreigner', { language: 'fr-FR' });
    await page.goto(`${site}/`);
    const hint = page.getByRole('link', { name: 'Read this page in English' });
    await hint.click();
    await page.waitForURL('**/en/');
    await page.goto(`${site}/agb/`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await hint.isVisible()).toBe(false);
  });

  test('a page is fetched while its link is hovered, only once, and five at most', async () => {
    const { page } = await visitor('reader');
    const waiting: Route[] = [];
    // A browser without speculation rules, in which pages fetched ahead do not arrive.
    await page.addInitScript(() => {
      HTMLScriptElement.supports = () => false;
    });
    await page.goto(site + pathTo('blog', 'de'));
    await hydrated(page);
    await page.route(`${site}/**`, (route) => {
      if (route.request().resourceType() === 'fetch') waiting.push(route);
      else return route.continue();
    });
    const articles = page.locator('main a[href^="/blog/"]');
    const rest = async (index: number) => {
      await articles.nth(index).hover();
      await page.waitForTimeout(150);
    };
    await rest(0);
    await page.mouse.move(0, 0);
    await rest(0);
    const fetched = waiting.map((route) => new URL(route.request().url()).pathname);
    expect(fetched).toEqual([await articles.first().getAttribute('href')]);
    for (let index = 1; index < 8; index += 1) await rest(index);
    expect(waiting).toHaveLength(5);
  });
});

describe('a newer build', () => {
  const HOUR = 3_600_000;

  /** A founder on the dashboard whose clock stands still until it is moved. */
  async function founder() {
    const who = await visitor('returning', { expected: [/./] });
    await who.page.clock.install();
    await logIn(who, 'founder@example.com');
    await open(who, 'dashboard');
    return { who, documents: documentsOf(who) };
  }

  async function go({ page, texts }: Visitor, to: 'dashboard' | 'foundation'): Promise<void> {
    const name = { dashboard: 'dashboard', foundation: 'foundations' } as const;
    await page.getByRole('link', { name: texts.common.app[to], exact: true }).click();
    await page.waitForURL(site + pathTo(name[to], 'de'));
    await page.getByRole('heading', { level: 1 }).waitFor();
  }

  test('is noticed within the hour and loaded with the next navigation, once per path', async () => {
    const { who, documents } = await founder();
    await go(who, 'foundation');
    await who.page.route('**/build.json', (route) => route.fulfill({ json: { id: 'newer' } }));
    await who.page.clock.fastForward(HOUR);
    await who.page.waitForTimeout(500);
    expect(documents).toEqual([]);
    await go(who, 'dashboard');
    expect(documents).toEqual([pathTo('dashboard', 'de')]);
    // As if the path had been reloaded less than ten seconds ago.
    await who.page.clock.fastForward(HOUR);
    await who.page.waitForTimeout(500);
    const path = pathTo('foundations', 'de');
    await who.page.evaluate((reloaded) => {
      sessionStorage.setItem('reloads', JSON.stringify([[reloaded, Date.now()]]));
    }, path);
    await go(who, 'foundation');
    expect(documents).toHaveLength(1);
  });

  test('whose part of the page is gone reloads the page', async () => {
    const { who, documents } = await founder();
    await who.page.route('**/assets/user-panel-*.js', (route) => route.fulfill({ status: 404 }));
    const reloaded = who.page.waitForEvent('framenavigated');
    await who.page.getByRole('button', { name: who.texts.common.app.userMenu }).first().click();
    await reloaded;
    expect(documents).toEqual([pathTo('dashboard', 'de')]);
  });
});

describe('what a page weighs and looks like', () => {
  test('a public page loads at most 10 kB of script, the member area at most 205 kB', async () => {
    const who = await visitor('reader');
    const scriptsOf = async (name: PageName) => {
      const bodies: Promise<Buffer>[] = [];
      const collect = (response: Response) => {
        if (response.request().resourceType() === 'script') bodies.push(response.body());
      };
      who.page.on('response', collect);
      await open(who, name);
      await who.page.waitForLoadState('networkidle');
      who.page.off('response', collect);
      const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
      return sizes.reduce((sum, size) => sum + size, 0) / 1_000;
    };
    for (const name of ['home', 'imprint'] as const) {
      const size = await scriptsOf(name);
      expect(size, name).toBeGreaterThan(0.5);
      expect(size, name).toBeLessThanOrEqual(10);
    }
    await logIn(who, 'founder@example.com');
    const dashboard = await scriptsOf('dashboard');
    expect(dashboard).toBeGreaterThan(100);
    expect(dashboard).toBeLessThanOrEqual(205);
  });

  test('the chosen colours are there with the first frame, on public pages without their module', async () => {
    const who = await loggedIn('founder@example.com', { expected: [/upload-links|ERR_FAILED/] });
    const { page, texts } = who;
    await open(who, 'home');
    expect(await scheme(who)).toBe('light');
    const dark = page.getByRole('button', { name: texts.common.colorMode.dark });
    await dark.click();
    expect(await dark.getAttribute('aria-pressed')).toBe('true');
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const look = () => {
        const behind = [document.body, document.documentElement]
          .map((element) => element && getComputedStyle(element).backgroundColor)
          .find((color) => color && color !== 'rgba(0, 0, 0, 0)');
        const isPainted = performance.getEntriesByName('first-paint').length > 0;
        if (isPainted && behind) seen.add(behind);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const framesOf = async (name: PageName) => {
      await open(who, name, { id: '7c9e6679-7425-40de-944b-e07fc1f90ae7' });
      await page.waitForTimeout(200);
      return page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    };
    const rgb = (hex: string) =>
      `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
    expect(await framesOf('dashboard')).toEqual([rgb(colors.dark.paper)]);
    // The page of the notary forces its mode.
    expect(await framesOf('notary-certificate')).toEqual([rgb(colors.light.paper)]);
    await page.route('**/assets/site-*.js', (route) => route.abort());
    await page.goto(addressOf(who, 'imprint'), { waitUntil: 'domcontentloaded' });
    expect(await scheme(who)).toBe('dark');
  });

  test('nothing fades for those who ask for less motion', async () => {
    const { who } = await member();
    await open(who, 'products');
    const fading = () =>
      [...document.querySelectorAll('body, body *')]
        .filter((element) => getComputedStyle(element).transitionDuration !== '0s')
        .map(({ tagName, className }) => `${tagName} ${className}`);
    expect(await who.page.evaluate(fading)).toEqual([]);
    await who.page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await who.page.evaluate(fading)).not.toEqual([]);
  });
});

test('an article is found by the stem of a word, and its contents lead to its parts', async () => {
  const who = await visitor('reader', { locale: 'en' });
  const { page, texts } = who;
  const { label } = texts.content.search;
  await page.goto(addressOf(who, 'search'));
  await page.getByLabel(label).fill('distributing profits');
  await page.keyboard.press('Enter');
  await page.waitForURL(/[?]q=./);
  const hits = page.locator('main ol > li');
  expect(await hits.count()).toBeGreaterThan(1);
  expect(await hits.first().locator('mark').count()).toBeGreaterThan(0);
  await hits.first().getByRole('link').click();
  await page.locator('article h1').waitFor();
  expect(localeOf(new URL(page.url()).pathname)).toBe('en');

  await page.goto(`${site}/blog/accounting/eroeffnungsbilanz-der-gmbh/`);
  const { contents: name } = textsOf('de').sharedContent;
  const contents = page.getByRole('navigation', { name });
  await contents.getByRole('link', { name: 'Wann und an wen?' }).click();
  await contents.locator('[aria-current]', { hasText: 'Wann und an wen?' }).waitFor();
  expect(new URL(page.url()).hash).toBe('#wann-und-an-wen');
});

test('the home page is condensed on a phone and unfolds, and an article shows its tables as cards', async () => {
  const who = await visitor('on the way', { phone: true });
  const { page, texts } = who;
  await open(who, 'home');
  // Without the footer, which all pages share.
  expect(await page.locator('main').evaluate((main) => main.clientHeight)).toBeLessThan(8_000);
  const { caption, rows } = texts.home.legalForm;
  const cell = page.getByText(rows[1]?.cells[0] ?? '', { exact: true });
  const fold = page.locator('summary', { hasText: caption });
  expect(await cell.isVisible()).toBe(false);
  await fold.tap();
  expect(await cell.isVisible()).toBe(true);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  expect(await cell.isVisible()).toBe(true);
  expect(await fold.isVisible()).toBe(false);
  await page.setViewportSize({ width: 360, height: 780 });

  await page.goto(`${site}/blog/accounting/eroeffnungsbilanz-der-gmbh/`);
  const entry = page.getByRole('link', { name: 'Der richtige Stichtag' });
  expect(await entry.isVisible()).toBe(false);
  await page.locator('summary', { hasText: texts.sharedContent.contents }).tap();
  await entry.tap();
  expect(new URL(page.url()).hash).toBe('#der-richtige-stichtag');
  const amount = page.locator('td', { hasText: 'Gezeichnetes Kapital' }).first();
  const label = await amount.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(label).toBe('"Passiva"');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
