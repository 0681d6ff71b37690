import { expect, test } from 'vitest';
import { site } from '../support/running/addresses.ts';

test("the notary's page does not leak: not cached, not indexed, no referrer", async () => {
  const { headers } = await fetch(`${site}/app/foundation/x/certificate/`);
  expect(headers.get('cache-control')).toContain('no-store');
  expect(headers.get('x-robots-tag')).toContain('noindex');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});
