import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type SiteCast, siteCast } from './people.ts';
import { openBrowser } from './visitor.ts';

/** Opens a browser for a test file, with people who set its scenes, and closes it afterwards. */
export function withSite(receive: (opened: { browser: Browser; cast: SiteCast }) => unknown): void {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await openBrowser();
    await receive({ browser, cast: await siteCast() });
  });
  afterAll(() => browser?.close());
}
