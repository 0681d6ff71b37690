// Before React, which looks once what the console can do.
import './without-traces.ts';
import './moved-clock.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { unanswered } from '../mock/api.ts';

// All files share one page, and what it keeps.
beforeAll(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(1280, 900);
});
beforeEach(cleanup);

/** A text read out of an object does not need its values to compile: no page may show their names. */
afterEach(() => {
  expect(document.body.textContent).not.toMatch(/\{\{\w+\}\}/);
});

afterEach(() => expect(unanswered.splice(0)).toEqual([]));

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
