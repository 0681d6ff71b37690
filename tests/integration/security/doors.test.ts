import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { isOwnHost } from '#domain/site/own-origin.ts';
import { startApi } from '../../support/api.ts';
import { withCast } from '../../support/foundation-api.ts';
import { refusalIn } from '../api/raw-request.ts';

const { api, people } = await withCast();
let port: number;
beforeAll(async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});

/** The whole answer; the connection stays open on our side until the other one closes it. */
const ask = (path: string, ...headers: string[]) =>
  new Promise<string>((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('utf8')));
    socket.write([`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));
  });

describe('whose name a request comes by', () => {
  test.each([
    ['www.siebenschritt.example', true],
    ['www.siebenschritt.example:8443', true],
    ['WWW.Siebenschritt.Example.', true],
    ['localhost:3000', true],
    ['demo.localhost', true],
    ['127.0.0.1', true],
    ['10.1.2.3:3000', true],
    ['[::1]:3000', true],
    ['api:3000', true],
    ['evil.example', false],
    ['siebenschritt.example', false],
    ['www.siebenschritt.example.evil.example', false],
    ['localhost.evil.example', false],
    ['127.0.0.1.evil.example', false],
    ['', false],
    ['a b', false],
    ['user@evil.example', false],
  ])('%s', (host, isOwn) => {
    expect(isOwnHost(host, ['https://www.siebenschritt.example', '/api'])).toBe(isOwn);
  });

  test('another name, and two at once, get no answer of ours', async () => {
    const foreign = await ask('/api/products', 'Host: evil.example');
    expect(refusalIn(foreign)).toEqual([421, 'MISDIRECTED_REQUEST']);
    const two = await ask('/api/products', 'Host: localhost', 'Host: evil.example');
    expect(refusalIn(two)[0]).toBe(400);
    expect(await ask('/api/products', 'Host: localhost')).toContain('HTTP/1.1 200');
  });

  test('whatever watches over the process is answered by any name', async () => {
    for (const path of ['/api/server/ping', '/api/server/health']) {
      expect(await ask(path, 'Host: api.default.svc.cluster.local')).toContain('HTTP/1.1 200');
    }
  });

  test('an API apart from the site is reached by its own name', async () => {
    const apart = await startApi({ API_BASE: 'https://api.siebenschritt.example/api' });
    const host = 'api.siebenschritt.example';
    const { statusCode } = await apart.call('GET', '/products', { headers: { host } });
    expect(statusCode).toBe(200);
    await apart.close();
  });
});

test('what a page of another site sends by cookie is refused, with and without an Origin', async () => {
  const { email } = people.founder;
  const login = { email, password: 'gelbe Birne 7', mode: 'session' };
  const { cookies } = await api.call('POST', '/auth/login', { body: login });
  const own = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
  const write = async (headers: Record<string, string>) => {
    const sent = { cookies: own, body: { first_name: 'Ada' }, headers };
    return (await api.call('PATCH', '/users/me', sent)).statusCode;
  };
  expect(await write({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await write({ origin: 'https://evil.example' })).toBe(403);
  expect(await write({ 'sec-fetch-site': 'same-origin' })).toBe(200);
  expect(await write({})).toBe(200);
});

test('a body that breaks off is no error of ours', async () => {
  const before = api.logged().length;
  const { bearer } = people.founder;
  const broken = ['/auth/login', '/contact', '/files', '/users/me/data-export'];
  for (const path of broken) {
    const type = path === '/files' ? 'multipart/form-data; boundary=x' : 'application/json';
    const head = `POST /api${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${bearer}\r\n`;
    const part =
      path === '/files' ? '--x\r\ncontent-disposition: form-data; name="file"; ' : '{"a":';
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`${head}Content-Type: ${type}\r\nContent-Length: 5000\r\n\r\n${part}`);
    await sleep(100);
    socket.resetAndDestroy();
  }
  const said = () => lines(before).filter(({ msg }) => msg === 'the sender broke off');
  await expect.poll(() => said().length, { timeout: 5_000 }).toBe(broken.length);
  const since = lines(before);
  expect(since.filter(({ level }) => level > 30)).toEqual([]);
  expect(since.filter((line) => 'err' in line)).toEqual([]);
  expect(since.every(({ status = 0 }) => status < 500)).toBe(true);
});

const lines = (from: number) =>
  api
    .logged()
    .slice(from)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { level: number; msg: string; status?: number });
