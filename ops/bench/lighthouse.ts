import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { pathTo } from '#domain/site/paths.ts';
import { freePort } from '#scripts/servers/ports.ts';
import { findChromium } from '#scripts/testing/chromium.ts';
import type { OwnSystem } from '../driver/system.ts';
import { quantile } from './measure.ts';

const RUNS = 3;
const FLAGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = { lcp: 'largest-contentful-paint', cls: 'cumulative-layout-shift' } as const;
/** Scores in per cent, times in ms. */
const limits = { score: 98, lcp: 1_800, cls: 0.02 };

const pages = [
  pathTo('home', 'de'),
  pathTo('home', 'en'),
  pathTo('found-now', 'de'),
  pathTo('services', 'de'),
  pathTo('article', 'de', { category: 'tax', slug: 'kleinunternehmer-oder-regelbesteuerung' }),
  pathTo('category', 'de', { category: 'accounting' }),
  pathTo('content-page', 'de', { category: 'accounting', slug: 'pflichten-der-buchfuehrung' }),
];

/** The public pages as Lighthouse's phone on a slow line gets them: medians, and status 1 beyond a limit. */
export async function benchLighthouse({ site }: OwnSystem): Promise<void> {
  const executablePath = await findChromium(process.env, console.log);
  console.log(row(['page', 'perf', 'a11y', 'best', 'seo', 'LCP ms', 'CLS']));
  for (const path of pages) {
    const { scores, lcp, cls } = await audit(executablePath, site + path);
    console.log(row([path, ...scores, lcp.toFixed(0), cls.toFixed(3)]));
    if (Math.min(...scores) >= limits.score && lcp <= limits.lcp && cls < limits.cls) continue;
    console.log(`${path} is beyond a limit: ${JSON.stringify(limits)}`);
    process.exitCode = 1;
  }
}

interface Figures {
  scores: number[];
  lcp: number;
  cls: number;
}

async function audit(executablePath: string, url: string): Promise<Figures> {
  const port = await freePort();
  const args = [...FLAGS.split(' '), `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const runs: Figures[] = [];
    for (let tries = 0; runs.length < RUNS; tries += 1) {
      const figures = await once(url, port);
      if (figures) runs.push(figures);
      else if (tries >= 2 * RUNS) throw new Error(`Lighthouse cannot measure ${url}.`);
    }
    const median = (of: (figures: Figures) => number) => quantile(runs.map(of), 0.5);
    return {
      scores: categories.map((_, index) => median(({ scores }) => scores[index] ?? 0)),
      lcp: median(({ lcp }) => lcp),
      cls: median(({ cls }) => cls),
    };
  } finally {
    await browser.close();
  }
}

/** @returns undefined where Lighthouse itself fails, as its traces sometimes do */
async function once(url: string, port: number): Promise<Figures | undefined> {
  const onlyCategories = [...categories];
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories });
  if (!result || result.lhr.runtimeError) return undefined;
  const { categories: found, audits } = result.lhr;
  return {
    scores: categories.map((id) => Math.round((found[id]?.score ?? 0) * 100)),
    lcp: audits[timings.lcp]?.numericValue ?? Number.NaN,
    cls: audits[timings.cls]?.numericValue ?? Number.NaN,
  };
}

const row = ([first, ...rest]: readonly (string | number)[]): string =>
  `${String(first).padEnd(60)}${rest.map((cell) => String(cell).padStart(9)).join('')}`;
