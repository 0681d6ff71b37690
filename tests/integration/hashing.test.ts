import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { verifyPassword } from '#modules/accounts/login/passwords/passwords.ts';
import { anAddress, codeOf, PASSWORD, withApi } from '../support/api.ts';

const api = await withApi();

/** Passwords of nobody, which take as long as anybody's. */
function hashing(count: number) {
  const state = { done: 0 };
  const all = Array.from({ length: count }, async () => {
    await verifyPassword(null, 'ganz falsch geraten');
    state.done += 1;
  });
  return { state, all: Promise.all(all) };
}

test('files are read while 32 passwords wait: they are hashed on threads of their own', async () => {
  await hashing(1).all;
  const { state, all } = hashing(32);
  await readFile(new URL(import.meta.url));
  expect(state.done).toBeLessThan(16);
  await all;
});

test('requests are answered while 32 passwords wait', async () => {
  const { bearer } = await api.someone();
  const { state, all } = hashing(32);
  expect((await api.call('GET', '/users/me', { bearer })).statusCode).toBe(200);
  expect(state.done).toBeLessThan(32);
  await all;
});

test('a flood of logins is turned away with Retry-After instead of queued for ever', async () => {
  const flood = Array.from({ length: 400 }, () =>
    api.call('POST', '/auth/login', { body: { email: anAddress(), password: PASSWORD } }),
  );
  const answers = await Promise.all(flood);
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401, 503]));
  for (const answer of refused) {
    expect([codeOf(answer), answer.headers['retry-after']]).toEqual(['SERVICE_UNAVAILABLE', '1']);
  }
  const { email } = await api.person();
  expect(await api.logIn(email)).toHaveProperty('access_token');
}, 60_000);
