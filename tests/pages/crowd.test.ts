import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '../support/api.ts';
import {
  type FoundationApi,
  startFoundation,
  startFoundationApi,
} from '../support/foundation-api.ts';

// API and site on one port, as they are started, with their limits.

const MEMBERS = 300;
const pages = ['/', '/blog/', '/login/', '/en/services/'];

let api: FoundationApi;
let address: string;
beforeAll(async () => {
  const environment = { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' };
  api = await startFoundationApi(environment, { withSite: true });
  address = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api?.close());

const get = (path: string, headers: Record<string, string>) =>
  fetch(`${address}${path}`, { headers }).then(async (answer) => {
    await answer.arrayBuffer();
    return answer;
  });

test('nobody else waits for 300 connections of one member', async () => {
  const { bearer } = await api.someone('member');
  const others = await Promise.all(Array.from({ length: 100 }, () => api.person()));
  const own = { authorization: `Bearer ${bearer}`, 'x-forwarded-for': '203.0.113.7' };
  // Read models that stand still: each waits for two seconds.
  await api.projections.stop();
  await startFoundation(api, await api.someone('member'));
  const head = await api.events.head();
  let isOver = false;
  const waiting = Array.from({ length: MEMBERS }, async () => {
    const statuses = new Set<number>();
    while (!isOver) {
      const { status } = await get(`/api/foundations?after=${head}`, own);
      statuses.add(status);
      if (status !== 200) await sleep(2_000);
    }
    return statuses;
  });
  const asked = Promise.all(
    others.map(async ({ email }, at) => {
      await sleep(at * 100);
      const headers = {
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.${at}.1`,
      };
      const body = JSON.stringify({ email, password: PASSWORD });
      const login = await fetch(`${address}/api/auth/login`, { method: 'POST', headers, body });
      const page = await get(pages[at % pages.length] ?? '', headers);
      return [login.status, page.status];
    }),
  );
  const statuses = await asked.finally(() => {
    isOver = true;
  });
  const answered = new Set((await Promise.all(waiting)).flatMap((seen) => [...seen]));
  expect(statuses.filter(([login]) => login === 200).length).toBeGreaterThanOrEqual(95);
  expect(statuses.filter(([, page]) => page === 200).length).toBeGreaterThanOrEqual(95);
  // The member's own are served in turn, and told to come back.
  expect([...answered]).toEqual(expect.arrayContaining([200, 429]));
  api.projections.start();
});
