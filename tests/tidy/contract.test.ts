import { expect, test } from 'vitest';
import { contract } from '#scripts/contract/contract.ts';
import { read } from './sources.ts';

/** The compiler has to infer the types of all routes. */
const LIMIT_MS = 120_000;

test('the web sees the API as it is: else `npm run contract`', { timeout: LIMIT_MS }, () => {
  // Whole, the difference would be thousands of lines.
  const [written, inferred] = [read('api/contract.gen.d.ts'), contract()].map((text) =>
    text.split('\n'),
  );
  expect(written?.filter((line, at) => line !== inferred?.[at]).slice(0, 5)).toEqual([]);
  expect(written?.length).toBe(inferred?.length);
});
