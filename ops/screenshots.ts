import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
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

/** Pictures have the names of their pages. */
const publicPages = [
  'home',
  'found-now',
  'blog',
  'article',
  'services',
  'strategy-meeting',
  'login',
  'register',
] as const satisfies readonly PageName[];

const memberPages = [
  'dashboard',
  'settings',
  'foundations',
  'foundation',
  'costs',
  'meeting',
  'news',
  'academy',
  'partners',
  'templates',
  'products',
  'product',
  'cart',
  'checkout',
  'orders',
  'order',
  'invoices',
] as const satisfies readonly PageName[];

const article: Record<Locale, PathParams> = {
  de: { category: 'tax', slug: 'kleinunternehmer-oder-regelbesteuerung' },
  en: { category: 'tax', slug: 'vat-small-business-or-standard' },
};

type Visit = (page: Page, locale: Locale) => Promise<unknown>;

const say = (line: string) => console.log(line);

async function takeMain(browser: Browser, { site, mailWeb }: OwnSystem): Promise<void> {
  const cast = await castOf({ site, mailWeb });
  const visitor = await browser.newContext({ locale: 'de-DE' });
  const go =
    (page: PageName, paramsOf?: (locale: Locale) => PathParams): Visit =>
    (tab, locale) =>
      tab.goto(site + pathTo(page, locale, paramsOf?.(locale)), { waitUntil: 'networkidle' });
  for (const page of publicPages) {
    await take(
      visitor,
      page,
      go(page, page === 'article' ? (locale) => article[locale] : undefined),
    );
  }
  const certificate = await bringTo(cast, 'foundation-certificate-pending', 'Feldfund GmbH');
  await takeNotary(visitor, cast, certificate);
  const name = 'Muster Werkzeugbau UG (haftungsbeschränkt)';
  const { foundationId: id } = await bringTo(cast, 'notary-appointment-confirmation-pending', name);
  const founder = await founderAt(browser, site);
  const ids: Partial<Record<PageName, string>> = {
    foundation: id,
    costs: id,
    product: 'bundle-first-quarter',
    order: await shop(cast),
  };
  for (const page of memberPages) {
    const own = ids[page];
    await take(founder, page, go(page, own === undefined ? undefined : () => ({ id: own })));
  }
  const { foundationId: entered } = await bringTo(cast, 'completed', 'Feldfund Kartografie GmbH');
  await take(
    founder,
    'duties',
    go('duties', () => ({ id: entered })),
  );
  const team = await teamAt(browser, site);
  await take(team, 'console', consolePage(site, ''));
  await take(team, 'console-foundations', consolePage(site, 'foundations'));
  await take(team, 'console-foundation', consolePage(site, `foundations/${id}/show`));
}

/** Fills the cart. @returns the id of an order that the demo has placed */
async function shop({ founder }: Cast): Promise<string> {
  const products = ['bundle-first-quarter', 'trademark'];
  const lines = products.map((productId) => ({ productId, quantity: 1 }));
  dataOf(await founder.call('PUT /cart', { body: { lines } }));
  const [order] = dataOf(await founder.call('GET /orders', { query: { limit: 1 } }));
  if (!order) throw new Error('The demo has placed no order.');
  return order.id;
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
  const picture = await page.screenshot({ fullPage: true });
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
async function takeNotary(visitor: BrowserContext, { mailWeb, site }: Cast, journey: Journey) {
  const { foundationId: id } = journey;
  const mail = await mailWhere(mailWeb, ({ text }) => text.includes(`${id}/certificate`));
  const token = /#t=([\w.~-]+)/.exec(mail.text)?.[1] ?? '';
  await take(visitor, 'notary', async (page, locale) => {
    await page.goto('about:blank');
    const path = pathTo('notary-certificate', locale, { id });
    await page.goto(`${site}${path}#t=${token}`, { waitUntil: 'networkidle' });
  });
}

const consolePage =
  (site: string, path: string): Visit =>
  async (page, locale) => {
    await page.addInitScript(`localStorage.setItem('staff.locale', '${locale}')`);
    await page.goto(`${site}/admin/${path}`, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  };

async function founderAt(browser: Browser, site: string): Promise<BrowserContext> {
  const context = await atRest(browser);
  const body = { email: 'founder@example.com', password: PASSWORD };
  const tokens = dataOf(await visitorOf(site)('POST /auth/login', { body }));
  const cookies = {
    'http-access_token': tokens.access_token ?? '',
    'http-refresh_token': tokens.refresh_token ?? '',
    'http-expires': String(Date.now() + tokens.expires),
  };
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: site })),
  );
  return context;
}

/** Somebody of the team. */
async function teamAt(browser: Browser, site: string): Promise<BrowserContext> {
  const context = await atRest(browser);
  const data = { email: 'staff@example.com', password: PASSWORD, mode: 'session' };
  await context.request.post(`${site}/api/auth/login`, { data });
  return context;
}

/** @param settings of its environment */
async function onSystem(
  settings: Record<string, string>,
  work: (system: OwnSystem) => Promise<void>,
): Promise<void> {
  const system = await startOwnSystem('start', settings);
  try {
    await work(system);
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
  if (wanted.some((name) => name !== 'operations') || wanted.length === 0) {
    await onSystem({ DEMO_FOUNDATIONS: 'on' }, (system) => takeMain(browser, system));
  }
  if (isWanted('operations')) {
    const uiPort = `${await freePort()}`;
    // Nobody listens on the port of its mail server.
    const away = `smtp://127.0.0.1:${await freePort()}`;
    await onSystem({ TEMPORAL_UI_PORT: uiPort, SMTP_URL: away }, async (system) => {
      const team = await teamAt(browser, system.site);
      await takeOperations(team, { ...system, temporalUi: `http://localhost:${uiPort}` });
    });
  }
  copyShown();
} finally {
  await browser.close();
}
