import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** Size of all scripts of a page in bytes of gzip, after a visit down to its end. */
export async function scriptBytes(tab: Page, url: string): Promise<number> {
  const scripts = new Map<string, number>();
  tab.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    const body = await response.body().catch(() => undefined);
    if (body) scripts.set(response.url(), gzipSync(body, { level: 9 }).length);
  });
  await tab.goto(url, { waitUntil: 'networkidle' });
  await tab.evaluate(async () => {
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += 400) {
      scrollTo(0, top);
      await new Promise((done) => setTimeout(done, 30));
    }
  });
  await tab.waitForLoadState('networkidle');
  return [...scripts.values()].reduce((sum, size) => sum + size, 0);
}
