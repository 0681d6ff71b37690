import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageName } from '#domain/site/paths.ts';
import { logIn } from '../../support/browser/sessions.ts';
import { open, openBrowser, type Visitor, visitor } from '../../support/browser/visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const KB = 1_000;

/** The scripts that a page loads at first, in gzipped kB. */
async function scriptsOf(who: Visitor, name: PageName): Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  const collect = (response: {
    request(): { resourceType(): string };
    body(): Promise<Buffer>;
  }) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  };
  who.page.on('response', collect);
  await open(who, name);
  await who.page.waitForLoadState('networkidle');
  who.page.off('response', collect);
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / KB;
}

test('a public page loads at most 10 kB of script, the member area at most 206 kB', async () => {
  const who = await visitor(browser, 'reader');
  for (const name of ['home', 'imprint'] as const) {
    const size = await scriptsOf(who, name);
    expect(size, name).toBeGreaterThan(0.5);
    expect(size, name).toBeLessThanOrEqual(10);
  }
  await logIn(who, 'founder@example.com');
  const dashboard = await scriptsOf(who, 'dashboard');
  expect(dashboard).toBeGreaterThan(100);
  expect(dashboard).toBeLessThanOrEqual(206);
  await who.context.close();
});
