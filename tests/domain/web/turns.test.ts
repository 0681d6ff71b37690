import { expect, test } from 'vitest';
import type { Status } from '#domain/foundations/statuses.ts';
import { turnsOf } from '#web/features/foundations/history.ts';
import type { Foundation } from '#web/shared/foundations/model.ts';

const at = (status: Status, day: string) => ({ status, step: 6, at: `${day}T09:00:00.000Z` });

test('days at bank and court are counted as theirs, not as the founder’s or the notary’s', () => {
  const history = [
    at('foundation-certificate-pending', '2026-11-01'),
    at('bank-account-pending', '2026-11-03'),
    at('share-capital-payment-pending', '2026-11-10'),
    at('register-record-pending', '2026-11-11'),
  ];
  const turns = turnsOf({ history } as Foundation, '2026-11-21T09:00:00.000Z');
  expect(turns.map(({ party, days }) => [party, days])).toEqual([
    ['notary', 2],
    ['bank', 7],
    ['founder', 1],
    ['court', 10],
  ]);
});
