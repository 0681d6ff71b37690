import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { type Locale, type PageName, type PathParams, pathTo } from '#domain/site/paths.ts';
import { databaseUrl, mailWeb, site } from '../running/addresses.ts';
import { type AllTexts, textsOf } from '../texts.ts';
import { beginningWith, labelled, pattern } from '../words.ts';
import { type Opened, opened } from './opened.ts';

export { beginningWith, databaseUrl, mailWeb, pattern, site };

const FLAGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
const PATIENCE_MS = 25_000;

let browser: Promise<Browser> | undefined;

/** All files of a row use one browser. */
export function openBrowser(): Promise<Browser> {
  browser ??= chromium.launch({ executablePath: process.env.CHROMIUM, args: FLAGS.split(' ') });
  return browser;
}

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
    ...texts.staffAppointments,
  };
}

/** A person in a browser of their own, with separate cookies and storage. */
export interface Visitor extends Opened {
  locale: Locale;
  texts: AllTexts;
  consoleTexts: ReturnType<typeof staffTextsOf>;
  phone: boolean;
}

export interface VisitorOptions {
  locale?: Locale;
  /** Expected troubles, such as the 401 before a login. */
  expected?: RegExp[];
  colorScheme?: 'light' | 'dark';
  /** A small phone that is touched, instead of a wide window. */
  phone?: boolean;
  /** What the browser asks for, where it is not the language of the pages. */
  language?: string;
  /** Pages work without scripts, too. */
  script?: boolean;
}

const screens = {
  window: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true },
};

/** Somebody in a window of their own; it is closed after the test or the file that opened it. */
export async function visitor(name: string, options: VisitorOptions = {}): Promise<Visitor> {
  const { locale = 'de', expected = [], colorScheme = 'light', phone = false, script } = options;
  const context = await (await openBrowser()).newContext({
    locale: options.language ?? (locale === 'de' ? 'de-DE' : 'en-GB'),
    timezoneId: 'Europe/Berlin',
    ...screens[phone ? 'phone' : 'window'],
    reducedMotion: 'reduce',
    colorScheme,
    ...(script !== undefined && { javaScriptEnabled: script }),
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const troubles = collectTroubles(context);
  const who: Visitor = {
    name,
    locale,
    texts: textsOf(locale),
    consoleTexts: staffTextsOf(locale),
    context,
    page: await context.newPage(),
    phone,
    troubles: () => troubles.filter((line) => !expected.some((known) => known.test(line))),
  };
  opened.add(who);
  return who;
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

/** A field by its label. */
export const field = (where: Page | ReturnType<Page['locator']>, label: string) =>
  where.getByLabel(labelled(label));
