import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { dayIn } from '#demo/days.ts';
import { type Locale, type PageName, type PathParams, pathTo } from '#domain/site/paths.ts';
import { freePort } from '#scripts/servers/ports.ts';
import { findChromium } from '#scripts/testing/chromium.ts';
import { bringTo, type Cast, castOf, type Journey } from './driver/journey.ts';
import { mailWhere } from './driver/mails.ts';
import { dataOf, visitorOf } from './driver/people.ts';
import { type OwnSystem, PASSWORD, startOwnSystem } from './driver/system.ts';
import { takeOperations } from './operations-pictures.ts';

/**
 * `npm run screenshots [-- <name>…]`: pictures of the main pages, or of some, in `ALL`. Those that the
 * documentation shows are copied to `SHOWN`.
 */
const ALL = 'test-results/screenshots';
const SHOWN = 'docs/screenshots';
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const FLAGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

interface Look {
  width: number;
  mode: 'light' | 'dark';
  locale: Locale;
}

/** German has longer words, so it is taken at every width, and English once. */
const looks: readonly Look[] = [
  { width: 360, mode: 'light', locale: 'de' },
  { width: 360, mode: 'dark', locale: 'de' },
  { width: 768, mode: 'light', locale: 'de' },
  { width: 1280, mode: 'light', locale: 'de' },
  { width: 1280, mode: 'dark', locale: 'de' },
  { width: 1280, mode: 'light', locale: 'en' },
];

const article: Record<Locale, PathParams> = {
  de: { category: 'tax', slug: 'kleinunternehmer-oder-regelbesteuerung' },
  en: { category: 'tax', slug: 'vat-small-business-or-standard' },
};

type Visit = (page: Page, locale: Locale) => Promise<unknown>;

const say = (line: string) => console.log(line);
async function takeAll(browser: Browser, { site, mailWeb }: OwnSystem): Promise<void> {
  const cast = await castOf({ site, mailWeb });
  const done = await bringTo(cast, 'completed', 'Nordlicht Keramik UG (haftungsbeschränkt)');
  const certificate = await bringTo(cast, 'foundation-certificate-pending', 'Feldfund GmbH');
  await bringTo(cast, 'documents-pending', 'Rheinwerk Robotik GmbH');
  await bringTo(cast, 'review-pending', 'Bogen & Linie GmbH');
  const name = 'Muster Werkzeugbau UG (haftungsbeschränkt)';
  const { foundationId: id } = await bringTo(cast, 'notary-appointment-confirmation-pending', name);
  const go = (page: PageName, params?: PathParams) => pageOf(site, page, params);

  const visitor = await browser.newContext({ locale: 'de-DE' });
  await take(visitor, 'home', go('home'));
  await take(visitor, 'found-now', go('found-now'));
  await take(visitor, 'blog', go('blog'));
  await take(visitor, 'article', (tab, locale) => go('article', article[locale])(tab, locale));
  await take(visitor, 'services', go('services'));
  await take(visitor, 'strategy-meeting', go('strategy-meeting'));
  await take(visitor, 'login', go('login'));
  await take(visitor, 'register', go('register'));
  await take(visitor, 'not-found', (tab, locale) =>
    tab.goto(`${site}${locale === 'en' ? '/en' : ''}/nirgendwo/`, { waitUntil: 'networkidle' }),
  );
  const founder = await atRest(browser);
  await founder.addCookies(await webSession(site));
  const orderId = await shop(cast);
  await take(founder, 'dashboard', go('dashboard'));
  await take(founder, 'settings', go('settings'));
  await take(founder, 'foundations', go('foundations'));
  await take(founder, 'foundation', go('foundation', { id }));
  await take(founder, 'completed', go('foundation', { id: done.foundationId }));
  const { foundationId: ordering } = await bringTo(
    cast,
    'consultation-appointment-select-pending',
    'Kontor Süd GmbH',
  );
  await take(founder, 'foundation-order', go('foundation', { id: ordering }));
  for (const page of memberPages) await take(founder, page, go(page));
  await take(founder, 'product', go('product', { id: 'bundle-first-quarter' }));
  await take(founder, 'order', go('order', { id: orderId }));
  await takeNotary(browser, cast, certificate);
  const team = await atRest(browser);
  await team.addCookies(await consoleSession(site));
  await take(team, 'console', consolePage(site, ''));
  await take(team, 'console-foundations', consolePage(site, 'foundations'));
  await take(team, 'console-foundation', consolePage(site, `foundations/${id}/show`));
  await takeObstacles(cast, founder, team);
  await takeAnswers(cast, team);
  await takeMail(browser, mailWeb);
}

const pageOf =
  (site: string, page: PageName, params?: PathParams): Visit =>
  (tab, locale) =>
    tab.goto(site + pathTo(page, locale, params), { waitUntil: 'networkidle' });

const memberPages = [
  'meeting',
  'news',
  'academy',
  'partners',
  'templates',
  'products',
  'cart',
  'checkout',
  'orders',
  'invoices',
] as const satisfies readonly PageName[];

/** Orders a package of hours and fills the cart. @returns the id of the order */
async function shop({ founder }: Cast): Promise<string> {
  const fill = (lines: { productId: string; quantity: number }[]) =>
    founder.call('PUT /cart', { body: { lines } });
  const hours = [{ productId: 'startup-package', quantity: 1 }];
  const priced = dataOf(await fill(hours));
  const billing = { name: 'Jana Keller', street: 'Domstraße 7', zip: '50668', city: 'Köln' };
  const order = await founder.call('POST /orders', {
    body: {
      lines: hours,
      billing: { ...billing, country: 'DE' },
      terms: true,
      earlyStart: true,
      payment: 'invoice',
      expectedGrossCents: priced.totals.grossCents,
    },
  });
  await fill([
    { productId: 'bundle-first-quarter', quantity: 1 },
    { productId: 'trademark', quantity: 1 },
  ]);
  return dataOf(order).id;
}

async function take(context: BrowserContext, name: string, visit: Visit): Promise<void> {
  if (!isWanted(name)) return;
  const page = await context.newPage();
  for (const { width, mode, locale } of looks) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
    await visit(page, locale);
    await page.evaluate(() => document.fonts.ready.then(() => true));
    await shoot(page, `${name}-${width}-${mode}-${locale}`);
  }
  await page.close();
  say(name);
}

/**
 * Saves a picture with a palette, at a third of the size and without a visible difference. Dithering would tint
 * plain areas.
 */
async function shoot(page: Page, name: string): Promise<void> {
  // A dialog covers the window rather than the whole page.
  const fullPage = (await page.getByRole('dialog').count()) === 0;
  const picture = await page.screenshot({ fullPage });
  await sharp(picture)
    .png({ palette: true, effort: 4, dither: 0 })
    .toFile(join(ALL, `${name}.png`));
}

/** A context without the stream of changes, which would keep the network of a page busy for ever. */
async function atRest(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'de-DE' });
  await context.route('**/api/changes', (route) => route.abort());
  return context;
}

/** Exchanges the link's token for every picture: opening a link does not use it up. */
async function takeNotary(browser: Browser, { mailWeb, site }: Cast, journey: Journey) {
  const { foundationId: id } = journey;
  const mail = await mailWhere(mailWeb, ({ text }) => text.includes(`${id}/certificate`));
  const token = /#t=([\w.~-]+)/.exec(mail.text)?.[1] ?? '';
  const context = await browser.newContext({ locale: 'de-DE' });
  await take(context, 'notary', async (page, locale) => {
    await page.goto('about:blank');
    const path = pathTo('notary-certificate', locale, { id });
    await page.goto(`${site}${path}#t=${token}`, { waitUntil: 'networkidle' });
  });
}

const consolePage =
  (site: string, path: string): Visit =>
  (page, locale) =>
    openConsole(page, `${site}/admin/${path}`, locale);

async function openConsole(page: Page, address: string, locale: Locale): Promise<void> {
  await page.addInitScript(`localStorage.setItem('staff.locale', '${locale}')`);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** Pictures of obstacles: reported by the founder and by the team, and shown to both. */
async function takeObstacles(cast: Cast, founder: BrowserContext, team: BrowserContext) {
  const { site } = cast;
  const name = 'Wendeltreppe UG (haftungsbeschränkt)';
  const { foundationId: id } = await bringTo(cast, 'register-record-pending', name);
  const params = { id };
  await take(founder, 'foundation-report', async (page, locale) => {
    await page.goto(`${site}${pathTo('foundation', locale, params)}?ask=obstacle`);
    await page.locator('input[value=court-advance]').check();
  });
  const path = `foundations/${id}/show`;
  await take(team, 'console-report', async (page, locale) => {
    await consolePage(site, path)(page, locale);
    await page.keyboard.press('o');
    await page.locator('[name=kind]').selectOption('capital-wrong-payer');
  });
  const command = 'POST /foundations/:id/commands/report-obstacle';
  const advance = { kind: 'court-advance', note: 'Aktenzeichen 61 AR 1847' } as const;
  dataOf(await cast.founder.call(command, { params, body: advance }));
  const order = { kind: 'interim-order', note: 'Die Geschäftsanschrift fehlt.' } as const;
  const dueOn = dayIn(20);
  dataOf(await cast.staff.call(command, { params, body: { ...order, dueOn } }));
  await take(founder, 'foundation-obstacles', pageOf(site, 'foundation', params));
  await take(team, 'console-obstacles', consolePage(site, path));
}

/** Pictures of drafts that come back, with the answer to a requested change. */
async function takeAnswers(cast: Cast, team: BrowserContext) {
  const { foundationId: id } = await bringTo(cast, 'review-pending', 'Stiftung & Falz GmbH');
  const body = { reason: 'In § 6 fehlt, wer die Gesellschaft vertritt, wenn jemand ausscheidet.' };
  const command = 'POST /foundations/:id/commands/request-document-changes';
  dataOf(await cast.lawyer.call(command, { params: { id }, body }));
  await take(team, 'console-answers', async (page, locale) => {
    await consolePage(cast.site, `foundations/${id}/show`)(page, locale);
    await page.keyboard.press('v');
    await page.getByRole('dialog').waitFor();
  });
}

async function takeMail(browser: Browser, mailWeb: string): Promise<void> {
  if (!isWanted('mail')) return;
  const mail = await mailWhere(mailWeb, ({ messageId }) => /appointment-proposed/.test(messageId));
  const page = await browser.newPage({ viewport: { width: 640, height: 900 } });
  await page.setContent(mail.html);
  await shoot(page, 'mail-640-light-de');
  await page.close();
  say('mail');
}

const cookie = (name: string, value: string) => ({
  name,
  value,
  domain: 'localhost',
  path: '/',
  secure: false,
  httpOnly: true,
  sameSite: 'Lax' as const,
});

async function webSession(site: string) {
  const body = { email: 'founder@example.com', password: PASSWORD };
  const tokens = dataOf(await visitorOf(site)('POST /auth/login', { body }));
  return [
    cookie('http-access_token', tokens.access_token ?? ''),
    cookie('http-refresh_token', tokens.refresh_token ?? ''),
    cookie('http-expires', String(Date.now() + tokens.expires)),
  ];
}

async function consoleSession(site: string) {
  const response = await fetch(`${site}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'staff@example.com', password: PASSWORD, mode: 'session' }),
    signal: AbortSignal.timeout(20_000),
  });
  return response.headers.getSetCookie().map((line) => {
    const [pair = ''] = line.split(';');
    const [name = '', ...value] = pair.split('=');
    return cookie(name, value.join('='));
  });
}

/** Starts a system whose mail server's port is closed. */
async function takeTroubled(browser: Browser): Promise<void> {
  const [uiPort, mailPort] = [await freePort(), await freePort()];
  const away = `smtp://127.0.0.1:${mailPort}`;
  const system = await startOwnSystem('start', { TEMPORAL_UI_PORT: `${uiPort}`, SMTP_URL: away });
  try {
    const cookies = await consoleSession(system.site);
    await takeOperations(browser, { ...system, cookies, temporalUi: `http://localhost:${uiPort}` });
    say('operations');
  } finally {
    await system.stop();
  }
}

async function takeMain(browser: Browser): Promise<void> {
  const system = await startOwnSystem();
  try {
    await takeAll(browser, system);
  } finally {
    await system.stop();
  }
}

/** Renews the pictures in the documentation, and removes those that it no longer shows. */
function copyShown(): void {
  const pages = ['README.md', ...globSync('docs/**/*.md')];
  const named = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/\bscreenshots\/([\w/-]+\.png)\)/g)].map(
      ([, name = '']) => name,
    ),
  );
  for (const name of globSync('**/*.png', { cwd: SHOWN })) {
    if (!named.includes(name)) rmSync(join(SHOWN, name));
  }
  for (const name of named.filter((each) => existsSync(join(ALL, each)))) {
    mkdirSync(dirname(join(SHOWN, name)), { recursive: true });
    copyFileSync(join(ALL, name), join(SHOWN, name));
  }
}

const executablePath = await findChromium(process.env, say);
const browser = await chromium.launch({ executablePath, args: FLAGS.split(' ') });
try {
  rmSync(ALL, { recursive: true, force: true });
  mkdirSync(ALL, { recursive: true });
  if (wanted.some((name) => name !== 'operations') || wanted.length === 0) await takeMain(browser);
  if (isWanted('operations')) await takeTroubled(browser);
  copyShown();
} finally {
  await browser.close();
}
