import { afterEach, expect } from 'vitest';

/** A text read out of an object does not need its values to compile: no page may show their names. */
afterEach(() => {
  expect(document.body.textContent).not.toMatch(/\{\{\w+\}\}/);
});
