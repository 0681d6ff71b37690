import { chromium } from 'playwright-core';
import { type PageName, paths, pathTo } from '#domain/site/paths.ts';
import { findChromium } from '#scripts/testing/chromium.ts';
import { PASSWORD, startOwnSystem } from '../driver/system.ts';
import { audit, type Figures } from './audit.ts';
import { printMachine } from './measure.ts';
import { scriptBytes } from './script-bytes.ts';

/**
 * `npm run bench -- lighthouse`: the public pages as a phone on a slow line gets them, on a system of its own.
 * Ends with status 1 if a page is below a limit.
 */

/** Scores in per cent, times in ms, sizes in bytes of gzip. */
const limits = {
  score: 98,
  lcp: 1_800,
  cls: 0.02,
  script: 10_000,
  withIsland: 90_000,
  app: 190_000,
};

/** Routes with parameters: their first page in the sitemap is measured. */
const sampled: readonly (readonly [what: string, page: string])[] = [
  ['article', 'article'],
  ['category', 'category'],
  ['content page', 'content-page'],
];

const given = process.env.SITE_URL;
const system = given ? undefined : await startOwnSystem();
const site = given ?? system?.site ?? '';
try {
  printMachine();
  const faults = await measureAll();
  for (const fault of faults) console.log(`below the limit: ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await system?.stop();
}

async function measureAll(): Promise<string[]> {
  const faults: string[] = [];
  const addresses = await addressesToMeasure();
  const chrome = await findChromium(process.env, console.log);
  await fetch(site + pathTo('home', 'de'));
  console.log(row(['page', 'perf', 'a11y', 'best', 'seo', 'LCP ms', 'CLS', 'script B']));
  for (const [what, path] of addresses) {
    if (!path) {
      faults.push(`${what}: there is no such page`);
      continue;
    }
    const figures = await audit(chrome, site + path);
    const script = await measureScripts(chrome, path);
    const { scores, lcp, cls } = figures;
    console.log(row([path, ...scores, lcp.toFixed(0), cls.toFixed(3), script.bytes]));
    faults.push(...faultsOf(path, figures, script));
  }
  const app = await scriptOfApp(chrome);
  console.log(row([pathTo('dashboard', 'de'), '', '', '', '', '', '', app]));
  if (app > limits.app) faults.push(`the member area: ${app} bytes of script`);
  return faults;
}

/** Scripts of the dashboard, for a browser that has none of them yet. */
async function scriptOfApp(executablePath: string): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const login = await browser.newPage();
    await login.goto(site + pathTo('login', 'de'), { waitUntil: 'networkidle' });
    await login.fill('input[name=email]', 'founder@example.com');
    await login.fill('input[name=password]', PASSWORD);
    await login.press('input[name=password]', 'Enter');
    await login.waitForURL(site + pathTo('dashboard', 'de'));
    const context = await browser.newContext({
      storageState: await login.context().storageState(),
    });
    return await scriptBytes(await context.newPage(), site + pathTo('dashboard', 'de'));
  } finally {
    await browser.close();
  }
}

async function addressesToMeasure(): Promise<[what: string, path: string | undefined][]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const fixed = new Set<string>(Object.values(paths).flatMap(({ de, en }) => [de, en]));
  const others = listed.filter((path) => !fixed.has(path) && !path.startsWith('/en/'));
  const first = (page: string) => {
    if (!(page in paths)) return undefined;
    const pattern = paths[page as PageName].de.replace(/:[a-z]+/gi, '[^/]+');
    const special = /^\/(services|partner|blog)\//;
    return others.find(
      (path) =>
        new RegExp(`^${pattern}$`).test(path) && (page === 'article' || !special.test(path)),
    );
  };
  return [
    ['home', pathTo('home', 'de')],
    ['home, English', pathTo('home', 'en')],
    ['found now', pathTo('found-now', 'de')],
    ['services', pathTo('services', 'de')],
    ...sampled.map(([what, page]): [string, string | undefined] => [what, first(page)]),
  ];
}

/** All scripts of a visit down to the end of the page, so that every island has loaded. */
async function measureScripts(executablePath: string, path: string) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const tab = await browser.newPage();
    const bytes = await scriptBytes(tab, site + path);
    return { bytes, island: (await tab.locator('[data-island]').count()) > 0 };
  } finally {
    await browser.close();
  }
}

function faultsOf(
  path: string,
  { scores, lcp, cls }: Figures,
  script: { bytes: number; island: boolean },
): string[] {
  const most = script.island ? limits.withIsland : limits.script;
  return [
    ...scores.filter((score) => score < limits.score).map((score) => `${path}: score ${score}`),
    ...(lcp > limits.lcp ? [`${path}: LCP ${lcp.toFixed(0)} ms`] : []),
    ...(cls >= limits.cls ? [`${path}: layout shift ${cls.toFixed(3)}`] : []),
    ...(script.bytes > most ? [`${path}: ${script.bytes} bytes of script`] : []),
  ];
}

function row([first, ...rest]: readonly (string | number)[]): string {
  return `${String(first).padEnd(60)}${rest.map((cell) => String(cell).padStart(9)).join('')}`;
}
