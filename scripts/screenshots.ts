import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { type PageName, type PathParams, pathTo } from '#web/paths.ts';

/**
 * Pictures of the pages of a running site:
 * `node scripts/screenshots.ts --site http://localhost:3000 --out docs/screenshots --only home`.
 * Member pages are seen by the demo's founder; one whose parameter is not known is left out.
 */
interface Shot {
  name: string;
  page: PageName;
  /** Read from the founder's first foundation. */
  needsFoundation?: true;
  loggedIn?: true;
}

const shots: readonly Shot[] = [
  { name: 'home', page: 'home' },
  { name: 'login', page: 'login' },
  { name: 'register', page: 'register' },
  { name: 'dashboard', page: 'dashboard', loggedIn: true },
  { name: 'foundations', page: 'foundations', loggedIn: true },
  { name: 'foundation', page: 'foundation', loggedIn: true, needsFoundation: true },
];

const widths = [360, 768, 1280] as const;
const modes = ['light', 'dark'] as const;
const locales = ['de', 'en'] as const;
const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: process.env.PUBLIC_URL ?? 'http://localhost:3000' },
    out: { type: 'string', default: 'docs/screenshots' },
    only: { type: 'string' },
    password: { type: 'string', default: process.env.DEMO_PASSWORD ?? 'siebenschritt-demo' },
  },
});

function executable(): string | undefined {
  const candidates = [process.env.PLAYWRIGHT_CHROMIUM, '/usr/bin/chromium'];
  return candidates.find((path) => path !== undefined && existsSync(path));
}

async function logIn(page: Page): Promise<void> {
  await page.goto(values.site + pathTo('login', 'de'));
  await page.fill('input[name=email]', 'founder@example.com');
  await page.fill('input[name=password]', values.password);
  await page.click('main button[type=submit]');
  await page.waitForURL((url) => url.pathname === pathTo('dashboard', 'de'));
}

async function firstFoundation(page: Page): Promise<string | undefined> {
  await page.goto(values.site + pathTo('foundations', 'de'));
  const link = page.locator('main a[href^="/app/foundation/"]').first();
  if ((await link.count()) === 0) return undefined;
  const href = await link.getAttribute('href');
  return href?.split('/')[3];
}

async function take(page: Page, shot: Shot, params: PathParams): Promise<void> {
  for (const locale of locales) {
    for (const width of widths) {
      for (const mode of modes) {
        await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
        await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
        await page.goto(values.site + pathTo(shot.page, locale, params), { waitUntil: 'load' });
        await page.evaluate(() => document.fonts.ready.then(() => true));
        const file = `${shot.name}-${width}-${mode}-${locale}.png`;
        await page.screenshot({ path: join(values.out, file), fullPage: true });
      }
    }
  }
  console.log(`${shot.name}: done`);
}

async function takeAll(browser: Browser): Promise<void> {
  const wanted = shots.filter(({ name }) => !values.only || values.only.split(',').includes(name));
  const visitor = await browser.newPage();
  for (const shot of wanted.filter(({ loggedIn }) => !loggedIn)) await take(visitor, shot, {});
  const personal = wanted.filter(({ loggedIn }) => loggedIn);
  if (personal.length === 0) return;
  await logIn(visitor);
  const id = await firstFoundation(visitor);
  for (const shot of personal) {
    if (shot.needsFoundation && id === undefined) console.log(`${shot.name}: no foundation yet`);
    else await take(visitor, shot, { id });
  }
}

await mkdir(values.out, { recursive: true });
const browser = await chromium.launch({ executablePath: executable(), args: flags.split(' ') });
try {
  await takeAll(browser);
} finally {
  await browser.close();
}
