import { expect, test } from 'vitest';
import { keptSince } from '#domain/inquiries/retention.ts';

test.each([
  ['contact', '2026-11-22T09:00:00Z', '2026-05-22T08:00:00.000Z'],
  ['contact', '2026-08-31T09:00:00Z', '2026-02-28T10:00:00.000Z'],
  ['partner', '2028-02-29T09:00:00Z', '2027-02-28T09:00:00.000Z'],
  ['withdrawal', '2026-11-22T09:00:00Z', '2023-01-01T00:00:00.000Z'],
] as const)(
  'a %s of today is compared with months as people count them (%s)',
  (kind, now, since) => {
    expect(keptSince(kind, new Date(now)).toISOString()).toBe(since);
  },
);
