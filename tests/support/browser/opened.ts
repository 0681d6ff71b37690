import type { BrowserContext, Page } from 'playwright-core';

export interface Opened {
  name: string;
  context: BrowserContext;
  page: Page;
  /** Errors, CSP violations, failed and third-party requests, one line each. */
  troubles: () => string[];
}

/** Everybody with a window of their own in the test file that is running. */
export const opened = new Set<Opened>();
