import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { inDays } from '#demo/days.ts';
import { sampleOperator, sampleSender } from '#domain/site/operator.ts';
import { locales, pathTo } from '#domain/site/paths.ts';
import { webPlugin } from '#web/server/plugin.ts';
import { barriers } from '../support/browser/barriers.ts';
import { openBrowser, site as plainSite } from '../support/browser/visitor.ts';
import { textsOf } from '../support/texts.ts';

const { consent, footer } = textsOf('de').common;

/** A site with a tag manager and card payments, and the server that stands in for the first. */
let app: FastifyInstance;
let site: string;
let elsewhere: Server;
let asked: string[] = [];

beforeAll(async () => {
  elsewhere = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'text/javascript');
    response.end('window.tagManagerRan = true');
  });
  await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done));
  const { port } = elsewhere.address() as AddressInfo;
  app = Fastify({ pluginTimeout: 60_000, routerOptions: { ignoreTrailingSlash: true } });
  await app.register(webPlugin, {
    publicUrl: 'http://localhost',
    apiBase: `${plainSite}/api`,
    operator: sampleOperator,
    mailFrom: sampleSender,
    tagManager: `http://127.0.0.1:${port}/gtm.js?id=GTM-TEST`,
    stripe: { checkoutOrigin: 'https://checkout.stripe.com' },
    loginProviders: [{ label: 'Hochschule Nord' }],
    development: false,
  });
  site = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await app?.close();
  elsewhere?.close();
});

let context: BrowserContext;
let page: Page;
/** Every request of the browser that does not go to the site itself. */
let foreign: string[];
let violations: string[];
beforeEach(async () => {
  asked = [];
  foreign = [];
  violations = [];
  context = await (await openBrowser()).newContext({
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== site) foreign.push(request.url());
  });
  context.on('console', (message) => {
    if (/content security/i.test(message.text())) violations.push(message.text());
  });
});
afterEach(() => context.close());

const banner = () => page.getByRole('region', { name: consent.title });
const accept = () => banner().getByRole('button', { name: consent.accepted });
const reject = () => banner().getByRole('button', { name: consent.rejected });
const started = () =>
  page.waitForFunction(() => document.documentElement.dataset.started !== undefined);

async function open(path: string) {
  await page.goto(site + path, { waitUntil: 'networkidle' });
  await started();
}

test('nothing is asked of anybody else before an answer, nor after a no', async () => {
  for (const path of ['/', '/impressum/', '/nirgendwo/']) {
    await open(path);
    await page.mouse.wheel(0, 5_000);
    await page.waitForLoadState('networkidle');
  }
  expect(await banner().isVisible()).toBe(true);
  expect(foreign).toEqual([]);
  await reject().click();
  await banner().waitFor({ state: 'hidden' });
  await open('/datenschutz/');
  expect(await banner().isVisible()).toBe(false);
  expect([foreign, asked, violations]).toEqual([[], [], []]);
  expect(await context.cookies()).toEqual([]);
});

test('after a yes the tag manager loads, now and on the next page, also where nobody is asked', async () => {
  await page.goto(`${site}/login/`, { waitUntil: 'networkidle' });
  expect([asked, foreign]).toEqual([[], []]);
  await open('/');
  await accept().click();
  await page.waitForFunction(() => 'tagManagerRan' in window);
  expect(asked).toEqual(['/gtm.js?id=GTM-TEST']);
  await open('/impressum/');
  await page.waitForFunction(() => 'tagManagerRan' in window);
  expect(await banner().isVisible()).toBe(false);
  await page.goto(`${site}/register/`);
  await page.waitForFunction(() => 'tagManagerRan' in window);
  expect(violations).toEqual([]);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? ''));
  expect(kept).toEqual({ version: 1, choice: 'accepted', at: expect.stringMatching(/^\d{4}-/) });
});

test('a yes does not count on the page of a mailed link, and can be changed at the foot of every page', async () => {
  await open('/');
  await accept().click();
  await page.waitForFunction(() => 'tagManagerRan' in window);
  asked = [];
  await open('/strategiegespraech/termin/');
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => 'tagManagerRan' in window)).toBe(false);
  await open('/');
  await page.getByRole('link', { name: footer.cookies }).click();
  await banner().waitFor();
  expect(page.url()).toBe(`${site}/`);
  await reject().click();
  await page.waitForFunction(() => !('tagManagerRan' in window));
  await started();
  expect(await banner().isVisible()).toBe(false);
  asked = [];
  await open('/');
  expect(asked).toEqual([]);
});

test('an answer to an older question, or from more than a year ago, does not count', async () => {
  await open('/');
  for (const [version, days] of [
    [0, 0],
    [1, 366],
  ] as const) {
    const at = inDays(-days).toISOString();
    const answer = JSON.stringify({ version, choice: 'accepted', at });
    await page.evaluate((kept) => localStorage.setItem('consent', kept), answer);
    await open('/');
    expect(await banner().isVisible()).toBe(true);
  }
  expect(foreign).toEqual([]);
});

test('both answers weigh the same, and the question leaves the page usable', async () => {
  await open('/');
  const looks = await Promise.all(
    [accept(), reject()].map(async (button) => {
      const box = await button.boundingBox();
      const look = await button.evaluate((element) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight } =
          getComputedStyle(element);
        return { color, backgroundColor, borderColor, fontSize, fontWeight };
      });
      return { ...look, width: Math.round(box?.width ?? 0), height: box?.height };
    }),
  );
  expect(looks[0]).toEqual(looks[1]);
  expect((await banner().boundingBox())?.height).toBeLessThan(740 * 0.34);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  // The end of the page can be scrolled above it, and the focus is never below it.
  const last = page.getByRole('link', { name: footer.accessibility });
  await last.focus();
  const box = await last.boundingBox();
  const top = (await banner().boundingBox())?.y ?? 0;
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
});

test('it is answered, and asked for again, by keyboard, and keeps nobody out', async () => {
  await open('/impressum/');
  expect(await barriers(page)).toEqual([]);
  const focusedText = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  const tabTo = async (text: string) => {
    for (let steps = 0; steps < 60 && (await focusedText()) !== text; steps += 1) {
      await page.keyboard.press('Tab');
    }
    expect(await focusedText()).toBe(text);
  };
  await tabTo(consent.rejected);
  await page.keyboard.press('Enter');
  await banner().waitFor({ state: 'hidden' });
  await tabTo(footer.cookies);
  await page.keyboard.press('Enter');
  await banner().waitFor();
  expect(await banner().evaluate((element) => element === document.activeElement)).toBe(true);
  await tabTo(consent.accepted);
  await page.keyboard.press('Enter');
  await banner().waitFor({ state: 'hidden' });
  expect(await focusedText()).toBe(footer.cookies);
});

test('without a tag manager nobody is asked', async () => {
  await page.goto(plainSite, { waitUntil: 'networkidle' });
  await started();
  expect(await banner().count()).toBe(0);
  await page.getByRole('link', { name: footer.cookies }).click();
  await page.waitForURL(`${plainSite}/datenschutz/#cookies`);
  const csp = (await fetch(plainSite)).headers.get('content-security-policy');
  expect(csp).toContain("connect-src 'self';");
});

test.each(locales)(
  '%s: privacy names payment, measurement and login services only where they are used',
  async (locale) => {
    const privacy = async (origin: string) =>
      (await fetch(origin + pathTo('privacy', locale))).text();
    const [all, none] = await Promise.all([privacy(site), privacy(plainSite)]);
    for (const named of ['Stripe Payments Europe', 'Google Ireland Limited', 'Hochschule Nord']) {
      expect(all).toContain(named);
      expect(none).not.toContain(named);
    }
  },
);
