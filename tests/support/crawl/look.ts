import type { Browser, Page } from 'playwright-core';
import { localeOf } from '#domain/site/paths.ts';
import { barriersInBothModes } from '../browser/barriers.ts';

const phone = { width: 360, height: 780 };
/** German pages are examined as on a phone, English ones as in a window. */
const screens = { de: phone, en: { width: 1280, height: 900 } };

/** The module of the site, with the parts that it loads for islands. */
const ownModule = /^\/assets\/site-[\w-]+\.js$/;

/** Windows that look at pages at the same time; tabs behind others would hardly be painted. */
const windows = 3;

/** Looks at several pages at the same time. @returns what is wrong with them */
export async function lookAtAll(
  browser: Browser,
  site: string,
  paths: string[],
): Promise<string[]> {
  const waiting = [...paths];
  const faults: string[] = [];
  const lookAtSome = async () => {
    const context = await browser.newContext();
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const page = await context.newPage();
      faults.push(...(await look(page, site, path)));
      await page.close();
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: windows }, lookAtSome));
  return faults;
}

/** Opens a page on a phone in a new tab, and then looks at it in both colour schemes. @returns what is wrong */
export async function look(page: Page, site: string, path: string): Promise<string[]> {
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const troubles = watch(page, site);
  await page.goto(site + path);
  await page.waitForFunction(() => document.documentElement.dataset.started !== undefined);
  await page.evaluate(unfold);
  await page.waitForLoadState('networkidle');
  const faults = (await page.evaluate(sticksOut)).map((fault) => `at 360 px: ${fault}`);
  await page.setViewportSize(screens[localeOf(path)]);
  faults.push(...(await barriersInBothModes(page)));
  faults.push(...faultsOfScripts(troubles.scripts, await page.locator('[data-island]').count()));
  return [...troubles.lines, ...faults].map((fault) => `${path}: ${fault}`);
}

/** Public pages load the one module of the site; only islands need more of it, and no framework. */
function faultsOfScripts(scripts: readonly string[], islands: number): string[] {
  const foreign = scripts.filter((path) => !ownModule.test(path));
  const alone = scripts.length === 1 || (islands > 0 && scripts.length > 0);
  return [...foreign, ...(alone ? [] : [`${scripts.length} of them`])].map(
    (fault) => `scripts: ${fault}`,
  );
}

/** Collects what the console says, which requests fail and which scripts are loaded. */
function watch(page: Page, site: string) {
  const lines: string[] = [];
  const scripts: string[] = [];
  page.on('console', (message) => {
    if (/^(error|warning|assert)$/.test(message.type())) lines.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => lines.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const { origin, protocol, pathname } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== site) lines.push(`foreign: ${request.url()}`);
    if (request.resourceType() === 'script') scripts.push(pathname);
  });
  page.on('requestfailed', (request) =>
    lines.push(`failed: ${request.url()} ${request.failure()?.errorText}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 400) lines.push(`${response.status()}: ${response.url()}`);
  });
  return { scripts, lines };
}

/** Opens what can be opened and scrolls past every island, so that its code is loaded. */
async function unfold(): Promise<void> {
  for (const details of document.querySelectorAll('details')) details.open = true;
  for (const island of document.querySelectorAll('[data-island]')) {
    island.scrollIntoView();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  scrollTo(0, document.body.scrollHeight);
  await new Promise((resolve) => setTimeout(resolve, 50));
  scrollTo(0, 0);
}

/** Elements that are wider than the screen, the innermost ones. */
function sticksOut(): string[] {
  const root = document.documentElement;
  const hides = [root, document.body].some((box) => getComputedStyle(box).overflowX !== 'visible');
  if (!hides && root.scrollWidth <= root.clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].filter((element) => {
    const { right, width } = element.getBoundingClientRect();
    return width > 0 && right > root.clientWidth + 1;
  });
  const innermost = wide.filter(
    (element) => !wide.some((one) => element !== one && element.contains(one)),
  );
  return [
    hides ? 'overflow is hidden' : `scrolls to ${root.scrollWidth} px`,
    ...innermost.slice(0, 3).map((element) => element.outerHTML.slice(0, 160)),
  ];
}
