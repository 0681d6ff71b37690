import { expect, test } from 'vitest';
import { dueDays } from '#domain/desk/due-within.ts';

test.each([
  ['overdue', { to: '2026-11-30' }],
  ['today', { from: '2026-12-01', to: '2026-12-01' }],
  ['week', { from: '2026-12-01', to: '2026-12-07' }],
] as const)('%s ends and begins with whole days', (within, days) => {
  expect(dueDays(within, '2026-12-01')).toEqual(days);
});
