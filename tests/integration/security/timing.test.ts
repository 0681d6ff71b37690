import { describe, expect, test } from 'vitest';
import { hashPassword } from '#modules/accounts/login/passwords/passwords.ts';
import { anAddress, PASSWORD, withApi } from '../../support/api.ts';

/**
 * Known and unknown addresses must not differ in answer or time. Medians of three runs within 50 ms:
 * on a shared machine anything finer measures the machine.
 */
const RUNS = 3;
const CALLS = 5;
const WITHIN_MS = 50;

const api = await withApi({ RATE_LIMITS: 'off' });

const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

/** Calls known and unknown in turn, so that both meet the same machine. */
async function compare(path: string, bodyFor: (email: string) => object): Promise<void> {
  const password_hash = await hashPassword(PASSWORD);
  const answers = { known: new Set<string>(), unknown: new Set<string>() };
  const medians = { known: [] as number[], unknown: [] as number[] };
  for (let run = 0; run < RUNS; run += 1) {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let call = 0; call < CALLS; call += 1) {
      const emails = { known: (await api.person({ password_hash })).email, unknown: anAddress() };
      for (const which of ['known', 'unknown'] as const) {
        const body = bodyFor(emails[which]);
        const begun = performance.now();
        const answer = await api.call('POST', path, { body });
        times[which].push(performance.now() - begun);
        const { date: _, ...headers } = answer.headers;
        answers[which].add(JSON.stringify([answer.statusCode, answer.body, headers]));
      }
    }
    for (const which of ['known', 'unknown'] as const) medians[which].push(median(times[which]));
  }
  expect(answers.known.size).toBe(1);
  expect(answers.unknown).toEqual(answers.known);
  const [known, unknown] = [median(medians.known), median(medians.unknown)];
  expect(Math.abs(known - unknown)).toBeLessThan(WITHIN_MS);
  // A password that is not even hashed would stay within it on a fast machine.
  expect(Math.min(known, unknown)).toBeGreaterThan(Math.max(known, unknown) / 2);
}

describe('check 9: known and unknown addresses get the same answer in the same time', () => {
  test('from a login', () =>
    compare('/auth/login', (email) => ({ email, password: 'ganz falsch geraten' })));

  test('from the request for a reset', () =>
    compare('/auth/password/request', (email) => ({ email })));

  test('from a registration', () =>
    compare('/users', (email) => ({ email, password: PASSWORD, terms: true })));

  test('from a registration through /users/register', () =>
    compare('/users/register', (email) => ({ email, password: PASSWORD })));

  test('from a mail that is sent again', () =>
    compare('/users/register/resend', (email) => ({ email })));
});
