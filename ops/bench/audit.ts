import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { freePort } from '#scripts/servers/ports.ts';
import { quantile } from './measure.ts';

const RUNS = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const FLAGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

export interface Figures {
  /** Performance, accessibility, best practices and search engines, in per cent. */
  scores: number[];
  /** In ms. */
  lcp: number;
  cls: number;
}

/** Lighthouse's own phone on a slow line; the median of three runs. */
export async function audit(executablePath: string, url: string): Promise<Figures> {
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

/** Undefined where Lighthouse itself fails, as its traces sometimes do. */
async function once(url: string, port: number): Promise<Figures | undefined> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!result || result.lhr.runtimeError) return undefined;
  const { categories: found, audits } = result.lhr;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: categories.map((id) => Math.round((found[id]?.score ?? 0) * 100)),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
  };
}
