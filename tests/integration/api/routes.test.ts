import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { accessRules } from '#api/http/plugins/guards.ts';
import { chain } from '#event-store/chain.ts';
import { streamOf } from '#event-store/port.ts';
import { postgresEventStore } from '#event-store/postgres.ts';
import { codeOf, startApi, withApi } from '../../support/api.ts';
import { inProduction } from '../../support/servers/operator.ts';

const bearers: Record<string, string | undefined> = { visitor: undefined };

const api = await withApi();
beforeAll(async () => {
  for (const role of ['member', 'staff', 'lawyer', 'admin'] as const) {
    const { email } = await api.person({ role });
    bearers[role] = (await api.logIn(email)).access_token;
  }
});

test('every route declares who may call it', () => {
  expect(api.app.declaredRoutes.length).toBeGreaterThan(10);
  for (const { access } of api.app.declaredRoutes) expect(accessRules).toHaveProperty(access);
});

test('what an address does not take is refused with what it takes', async () => {
  for (const [method, path, allow] of [
    ['PUT', '/users/me', 'GET, HEAD, PATCH, DELETE, OPTIONS'],
    ['POST', '/products', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/products/', 'GET, HEAD, OPTIONS'],
    ['GET', '/auth/login', 'POST, OPTIONS'],
    ['PATCH', '/foundations/x/commands/submit-core-data', 'POST, GET, HEAD, OPTIONS'],
  ] as const) {
    const response = await api.call(method, path);
    expect([response.statusCode, codeOf(response)]).toEqual([405, 'METHOD_NOT_ALLOWED']);
    expect(response.headers.allow, path).toBe(allow);
    const { statusCode, headers, body } = await api.call('OPTIONS', path);
    expect([statusCode, headers.allow, body]).toEqual([204, allow, '']);
  }
});

test('a body of a foreign type is refused as such', async () => {
  const headers = { 'content-type': 'text/xml' };
  for (const path of ['/auth/login', '/contact', '/files']) {
    const answer = await api.call('POST', path, { headers, body: '<a/>', bearer: bearers.member });
    expect([answer.statusCode, codeOf(answer)], path).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  }
});

test('unknown routes get the envelope', async () => {
  for (const [method, path] of [
    ['GET', '/nothing'],
    ['OPTIONS', '/nothing'],
    ['GET', '/auth/login/google?redirect=//evil.example'],
    ['GET', '/files/import'],
  ] as const) {
    const response = await api.call(method, path);
    expect([response.statusCode, codeOf(response)]).toEqual([404, 'ROUTE_NOT_FOUND']);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  }
});

test('a trailing slash makes no difference', async () => {
  expect((await api.call('GET', '/server/ping/')).body).toBe('pong');
});

test('answers are compressed for those who can read that, tiny ones are not', async () => {
  const headers = { 'accept-encoding': 'br, gzip' };
  const from = (url: string, sent = {}) => api.app.inject({ url: `/api${url}`, headers: sent });
  const large = await from('/openapi.json', headers);
  expect(large.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  const plain = await from('/openapi.json');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(brotliDecompressSync(large.rawPayload).toString()).toBe(plain.body);
  expect((await from('/server/health', headers)).headers).not.toHaveProperty('content-encoding');
});

test('a body that comes compressed is not unpacked', async () => {
  const answer = await api.call('POST', '/contact', {
    headers: { 'content-encoding': 'gzip', 'content-type': 'application/json' },
    body: gzipSync(JSON.stringify({ message: ' '.repeat(1_000) })),
  });
  expect(answer.statusCode).toBe(400);
});

test('the health check shows details only to admins', async () => {
  const anyone = await api.call('GET', '/server/health');
  expect(anyone.headers['content-type']).toContain('application/health+json');
  expect(anyone.json()).toEqual({ status: 'ok' });
  const admin = await api.call('GET', '/server/health', { bearer: bearers.admin });
  expect(admin.json()).toEqual({ status: 'ok', checks: { database: 'ok', readModels: 'ok' } });
});

test('the health check fails before the process closes, while everything else goes on', async () => {
  const draining = new AbortController();
  const leaving = await startApi({}, { draining: draining.signal });
  expect((await leaving.call('GET', '/server/health')).statusCode).toBe(200);
  draining.abort();
  const health = await leaving.call('GET', '/server/health');
  expect([health.statusCode, health.json()]).toEqual([503, { status: 'error' }]);
  const { email } = await leaving.person();
  expect(await leaving.logIn(email)).toHaveProperty('access_token');
  await leaving.close();
});

test('the description is shown, by scripts of our own alone', async () => {
  const look = (path: string) => api.app.inject({ url: `/api/docs/${path}` });
  const { statusCode, headers, body } = await look('');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers['content-security-policy']).toMatch(/script-src 'self'/);
  const scripts = [...body.matchAll(/<script src="([^"]+)"/g)].map(([, path = '']) => path);
  expect(scripts.length).toBeGreaterThan(0);
  for (const path of scripts) {
    const name = path.replace(/^.*\/docs\/|^\.\//, '');
    expect((await look(name)).statusCode, path).toBe(200);
  }
});

test('production does not publish its description', async () => {
  expect((await api.call('GET', '/openapi.json')).statusCode).toBe(200);
  const production = await startApi(inProduction);
  for (const path of ['/openapi.json', '/docs/', '/docs/json']) {
    expect((await production.call('GET', path)).statusCode).toBe(404);
  }
  await production.close();
});

test('the metrics show how long the oldest event has been waiting to be projected', async () => {
  const lag = async () => {
    const { headers, body } = await api.call('GET', '/metrics', { bearer: bearers.staff });
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    return Number(/^projections_lag_seconds (\S+)$/m.exec(body)?.[1]);
  };
  expect(await lag()).toBe(0);
  await append(180);
  await append(1);
  expect(await lag()).toBeCloseTo(180 * 60, -2);
});

/** No projections run here, so the event stays ahead of the read models. */
async function append(minutesAgo: number): Promise<void> {
  const { connection, deps } = api;
  const store = postgresEventStore(connection, deps.config.databaseUrl);
  const stream = streamOf(randomUUID());
  const metadata = {
    actor: { id: 'test', role: 'staff' },
    occurredAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
    commandId: randomUUID(),
    correlationId: randomUUID(),
    schemaVersion: 1,
  };
  const event = { id: randomUUID(), type: 'Tested', data: {}, metadata };
  await store.append(stream, chain(stream, null, [event]), 'no-stream');
  await store.close();
}
