import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTransport } from '#web/server/transport.ts';
import { anAddress, startApi, withApi } from '../../support/api.ts';
import { type ReverseProxy, reverseProxyTo } from '../../support/reverse-proxy.ts';

const REQUESTS_PER_MINUTE = 5;
/** All of 127.0.0.0/8 is this machine: clients with addresses of their own. */
const ANNA = '127.0.0.11';
const BEN = '127.0.0.12';

const api = await withApi({ TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/8' });
let direct: string;
let proxy: ReverseProxy;
beforeAll(async () => {
  direct = await api.app.listen({ port: 0, host: '127.0.0.1' });
  proxy = await reverseProxyTo(Number(new URL(direct).port));
});
afterAll(() => proxy.end());

/** Asks for a password reset, which is limited per client. */
function ask(url: string, from: string, forwardedFor?: string): Promise<number> {
  return new Promise((done, fail) => {
    const headers = {
      'content-type': 'application/json',
      ...(forwardedFor && { 'x-forwarded-for': forwardedFor }),
    };
    const agent = new Agent({ localAddress: from });
    const path = `${url}/api/auth/password/request`;
    const sent = request(path, { method: 'POST', headers, agent }, (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    });
    sent.on('error', fail);
    sent.end(JSON.stringify({ email: anAddress() }));
  });
}

async function useUp(url: string, from: string, forwardedFor?: (n: number) => string) {
  const statuses: number[] = [];
  for (let n = 0; n <= REQUESTS_PER_MINUTE; n += 1) {
    statuses.push(await ask(url, from, forwardedFor?.(n)));
  }
  return statuses;
}

const allButOne = [...Array(REQUESTS_PER_MINUTE).fill(204), 429];

describe('behind a trusted reverse proxy', () => {
  test('each client has a limit of its own', async () => {
    expect(await useUp(proxy.url, ANNA)).toEqual(allButOne);
    expect(await ask(proxy.url, BEN)).toBe(204);
  });

  test('check 32: a client that forges X-Forwarded-For keeps its own limit', async () => {
    const forged = (n: number) => `198.51.100.${n}, 10.1.2.${n}, 203.0.113.${n}`;
    expect(await useUp(proxy.url, '127.0.0.13', forged)).toEqual(allButOne);
  });

  test('a client that comes past the proxy keeps its own limit, too', async () => {
    const forged = (n: number) => `198.51.100.${n}`;
    expect(await useUp(direct, '127.0.0.14', forged)).toEqual(allButOne);
  });

  test('the pages pass on who asked them, in this process and over HTTP', async () => {
    const body = () => JSON.stringify({ email: anAddress() });
    const headers = { 'content-type': 'application/json' };
    const path = '/auth/password/request';
    for (const [index, base] of ['/api', `${direct}/api`].entries()) {
      const transport = createTransport(api.app, base);
      const send = async (remoteAddress: string) =>
        (await transport({ method: 'POST', path, headers, body: body(), remoteAddress })).status;
      const statuses: number[] = [];
      for (let n = 0; n <= REQUESTS_PER_MINUTE; n += 1) {
        statuses.push(await send(`203.0.113.${index}`));
      }
      expect(statuses).toEqual(allButOne);
      expect(await send(`203.0.113.${index + 10}`)).toBe(204);
    }
  });
});

test('a number of proxies counts from the inside', async () => {
  const counted = await startApi({ TRUSTED_PROXIES: '1' });
  const url = await counted.app.listen({ port: 0, host: '127.0.0.1' });
  const front = await reverseProxyTo(Number(new URL(url).port));
  expect(await useUp(front.url, ANNA, (n) => `198.51.100.${n}`)).toEqual(allButOne);
  expect(await ask(front.url, BEN)).toBe(204);
  await front.end();
  await counted.close();
});

test('without proxies nobody can name another address', async () => {
  const open = await startApi();
  const url = await open.app.listen({ port: 0, host: '127.0.0.1' });
  expect(await useUp(url, ANNA, (n) => `198.51.100.${n}`)).toEqual(allButOne);
  await open.close();
});
