import { describe, expect, test } from 'vitest';
import { timeByParty } from '#domain/foundations/turns/time-by-party.ts';
import { whoseDays } from '#domain/foundations/turns/whose-turn.ts';

test('the days of each party add up, in the order of their first turn', () => {
  const turns = [
    { party: 'founder', at: '2026-11-01T09:00:00.000Z' },
    { party: 'notary', at: '2026-11-03T09:00:00.000Z' },
    { party: 'nobody', at: '2026-11-05T09:00:00.000Z' },
    { party: 'founder', at: '2026-11-08T09:00:00.000Z' },
    { party: 'court', at: '2026-11-09T09:00:00.000Z' },
  ] as const;
  const counted = timeByParty(turns, '2026-11-19T09:00:00.000Z');
  expect(counted.map(({ party, days }) => [party, days])).toEqual([
    ['founder', 3],
    ['notary', 2],
    ['court', 10],
  ]);
});

describe('whose days they are', () => {
  const standing = { lacksOrder: false, held: null, notaryAsked: false, obstacles: [] };
  const advance = {
    obstacleId: 'o1',
    kind: 'bank-refused',
    at: 'bank-account-pending',
    reportedAt: '2026-11-20T09:00:00.000Z',
    dueOn: '2026-12-04',
  } as const;

  test.each([
    ['bank-account-pending', {}, 'bank'],
    ['bank-account-pending', { obstacles: [advance] }, 'founder'],
    ['notary-appointment-pending', {}, 'staff'],
    ['notary-appointment-pending', { notaryAsked: true }, 'notary'],
    ['consultation-appointment-select-pending', { lacksOrder: true }, 'founder'],
    ['register-record-pending', {}, 'court'],
    ['completed', {}, 'nobody'],
  ] as const)('in %s with %o', (status, more, party) => {
    expect(whoseDays({ ...standing, ...more, status })).toBe(party);
  });
});
