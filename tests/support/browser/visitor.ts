import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterEach, beforeEach } from 'vitest';
import { type Locale, type PageName, type PathParams, pathTo } from '#domain/site/paths.ts';
import { databaseUrl, mailWeb, site } from '../running/addresses.ts';
import { type AllTexts, textsOf } from '../texts.ts';

export { databaseUrl, mailWeb, site };

const FLAGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
const PATIENCE_MS = 25_000;

let shared: Promise<Browser> | undefined;

/**
 * All files of a row use one browser: closing it only ends what was opened in it.
 *
 * @param more arguments that need a browser of their own
 */
export function openBrowser(...more: string[]): Promise<Browser> {
  if (more.length > 0) return launch(more);
  shared ??= launch([]).then((browser) => {
    browser.close = async () => {
      await Promise.all(browser.contexts().map((context) => context.close()));
    };
    return browser;
  });
  return shared;
}

const launch = (more: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM, args: [...FLAGS.split(' '), ...more] });

/** What the pages of the team say; no two of their namespaces have a group of the same name. */
function staffTextsOf(locale: Locale) {
  const texts = textsOf(locale);
  return {
    ...texts.staff,
    ...texts.list,
    ...texts.staffFoundations,
    ...texts.staffCommands,
    ...texts.staffTasks,
    ...texts.staffOrders,
    ...texts.staffInvoices,
    ...texts.staffInquiries,
    ...texts.staffMails,
    ...texts.staffOperations,
    ...texts.staffSlots,
  };
}

/** A person in a browser of their own, with separate cookies and storage. */
export interface Visitor {
  name: string;
  locale: Locale;
  texts: AllTexts;
  consoleTexts: ReturnType<typeof staffTextsOf>;
  context: BrowserContext;
  page: Page;
  /** Errors, CSP violations, failed and third-party requests, one line each. */
  troubles: () => string[];
}

export interface VisitorOptions {
  locale?: Locale;
  /** Expected troubles, such as the 401 before a login. */
  expected?: RegExp[];
  colorScheme?: 'light' | 'dark';
  /** A small phone that is touched, instead of a wide window. */
  phone?: boolean;
}

const screens = {
  window: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true },
};

export async function visitor(
  browser: Browser,
  name: string,
  { locale = 'de', expected = [], colorScheme = 'light', phone = false }: VisitorOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    locale: locale === 'de' ? 'de-DE' : 'en-GB',
    timezoneId: 'Europe/Berlin',
    ...screens[phone ? 'phone' : 'window'],
    reducedMotion: 'reduce',
    colorScheme,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const troubles = collectTroubles(context);
  return {
    name,
    locale,
    texts: textsOf(locale),
    consoleTexts: staffTextsOf(locale),
    context,
    page: await context.newPage(),
    troubles: () => troubles.filter((line) => !expected.some((known) => known.test(line))),
  };
}

function collectTroubles(context: BrowserContext): string[] {
  const troubles: string[] = [];
  context.on('console', (message) => {
    const text = message.text();
    // Repeats, without the URL, every failed response recorded below.
    if (text.startsWith('Failed to load resource')) return;
    if (message.type() === 'error' || /hydrat|content security/i.test(text)) troubles.push(text);
  });
  context.on('weberror', (error) => troubles.push(String(error.error())));
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== site) troubles.push(`foreign ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() < 400) return;
    const { pathname } = new URL(response.url());
    troubles.push(`${response.status()} ${response.request().method()} ${pathname}`);
  });
  return troubles;
}

/** The console checks the session before the login. */
export const beforeLogin = /^401 GET \/api\/users\/me$/;

export const addressOf = (who: Visitor, page: PageName, params?: PathParams) =>
  site + pathTo(page, who.locale, params);

export async function open(who: Visitor, page: PageName, params?: PathParams): Promise<void> {
  await who.page.goto(addressOf(who, page, params));
  await hydrated(who.page);
}

/** Until the scripts of a page run, submitting a form would reload it and menus stay closed. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { dataset } = document.documentElement;
    const keys = Object.keys(document.querySelector('body *') ?? {});
    return dataset.started !== undefined || keys.some((key) => key.startsWith('__react'));
  });
}

/**
 * Presses what leads to another page, and waits until all of that page is there: without scripts
 * the click itself ends as soon as its first bytes arrive.
 */
export async function pressToLeave(page: Page, name: string): Promise<void> {
  const arrived = page.waitForEvent('load');
  await page.getByRole('button', { name }).click();
  await arrived;
}

/** A field by its label, with or without the mark of a required one. */
export const field = (where: Page | ReturnType<Page['locator']>, label: string) =>
  where.getByLabel(new RegExp(`^${escapePattern(label)}(\\s*\\*)?$`));

/** A text with `{{values}}`; values not given match anything. */
export function pattern(text: string, values: Record<string, string | number> = {}): RegExp {
  const parts = text.split(/\{\{(\w+)\}\}/).map((part, index) => {
    if (index % 2 === 0) return escapePattern(part);
    return part in values ? escapePattern(String(values[part])) : '.+';
  });
  return new RegExp(`^${parts.join('')}$`);
}

export const beginningWith = (text: string) => new RegExp(`^${escapePattern(text)}`);

/** Pages keep some words on one line, with spaces of their own. */
const escapePattern = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s');

/**
 * Skips the remaining tests of a journey after a failure, since they build on each other, and takes
 * screenshots of what everyone saw.
 */
export function inOrder(people: () => readonly Visitor[]): void {
  let failed: string | undefined;
  beforeEach(({ skip }) => skip(failed !== undefined, `not tried after: ${failed}`));
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail' || failed !== undefined) return;
    failed = task.name;
    for (const who of people()) await keepPicture(who);
  });
}

async function keepPicture({ name, page, troubles }: Visitor): Promise<void> {
  const path = join(tmpdir(), `siebenschritt-${name}-${Date.now()}.png`);
  await page.screenshot({ path, fullPage: true }).catch(() => undefined);
  console.error([`${name} at ${page.url()}, see ${path}`, ...troubles()].join('\n  '));
}
