import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sendError } from '#api/http/errors.ts';
import { shedLoad } from '#api/http/plugins/shed-load.ts';
import { startApi } from '../../support/api.ts';
import { startFoundationApi } from '../../support/foundation-api.ts';

const AT_ONCE = 3;
/** More than a process answers at a time. */
const CROWD = 300;

let app: FastifyInstance;
let site: string;
/** Lets everybody who waits in `/slow` have the answer. */
let answerAll: () => void;
let waiting: number;
const sockets: Socket[] = [];
let logged: string[];

beforeEach(async () => {
  logged = [];
  app = Fastify({ logger: { level: 'warn', stream: { write: (line) => logged.push(line) } } });
  const answered = Promise.withResolvers<void>();
  answerAll = answered.resolve;
  waiting = 0;
  shedLoad(app, { atOnce: AT_ONCE });
  app.setErrorHandler(sendError);
  const slow = async () => {
    waiting += 1;
    await answered.promise;
    return 'done';
  };
  app.get('/slow', slow);
  app.post('/slow', slow);
  app.get('/inside', async () => (await app.inject('/slow')).body);
  site = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  answerAll();
  await app.close();
});

const ask = (path: string, init?: RequestInit) => fetch(`${site}${path}`, init);
const busy = async (count: number, init?: RequestInit) => {
  const asked = Array.from({ length: count }, () => ask('/slow', init));
  await expect.poll(() => waiting).toBe(count);
  return asked;
};

/** Says that it has more to send than it ever does. */
const slowSender = (head: string) =>
  new Promise<void>((resolve) => {
    const { port } = new URL(site);
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(`${head}\r\nhost: x\r\ncontent-length: 100\r\n\r\n{`, () => resolve());
    });
    socket.on('error', () => undefined);
    sockets.push(socket);
  });

describe('more requests than one process answers in time', () => {
  test('are turned away with the time to come back, and taken again afterwards', async () => {
    const first = await busy(AT_ONCE);
    const refused = await ask('/slow');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refused.json()).toMatchObject({
      errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }],
    });
    answerAll();
    for (const answer of first) expect((await answer).status).toBe(200);
    expect((await ask('/slow')).status).toBe(200);
  });

  test('are told of together in the log, and not one by one', async () => {
    await busy(AT_ONCE);
    const refused = await Promise.all(Array.from({ length: 20 }, () => ask('/slow')));
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.length, 'a line for a second').toBeLessThan(refused.length / 4);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ level: 40, turnedAway: 1 });
  });

  test('are turned away after their body has been read, too', async () => {
    const body = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    await busy(AT_ONCE, body);
    expect((await ask('/slow', body)).status).toBe(503);
  });

  test('do not come from clients who take their time to send', async () => {
    for (let count = 0; count < AT_ONCE * 2; count += 1) {
      await slowSender('POST /slow HTTP/1.1\r\ncontent-type: application/json');
    }
    answerAll();
    expect((await ask('/slow')).status).toBe(200);
  });

  test('do not come from clients who have gone', async () => {
    const gone = new AbortController();
    const left = await busy(AT_ONCE, { signal: gone.signal });
    gone.abort();
    await Promise.allSettled(left);
    await expect
      .poll(async () => {
        const asked = ask('/slow');
        answerAll();
        return (await asked).status;
      })
      .toBe(200);
  });

  test('do not come from pages that ask the API within the process', async () => {
    await busy(AT_ONCE - 1);
    const page = ask('/inside');
    await expect.poll(() => waiting).toBe(AT_ONCE);
    answerAll();
    expect(await (await page).text()).toBe('done');
  });
});

test('whoever is turned away from the API gets the same 503, before anybody is asked who calls', async () => {
  const api = await startApi({ RATE_LIMITS: 'off' });
  try {
    const { access_token: token } = await api.logIn((await api.person()).email);
    const headers = { authorization: `Bearer ${token}` };
    const address = await api.app.listen({ host: '127.0.0.1', port: 0 });
    // Whoever is let in waits for a connection to the database.
    const { pool } = api.deps.connection;
    const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    const asked = Array.from({ length: CROWD }, () =>
      fetch(`${address}/api/users/me`, { headers }),
    );
    const turnedAway = await Promise.race(asked);
    for (const connection of held) connection.release();
    expect(turnedAway.status).toBe(503);
    expect(turnedAway.headers.get('retry-after')).toBe('2');
    expect(turnedAway.headers.get('cache-control')).toBe('no-store');
    expect(turnedAway.headers.get('x-content-type-options')).toBe('nosniff');
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  } finally {
    await api.close();
  }
});

test('a position that the store does not have is stale at once', async () => {
  const api = await startFoundationApi({ RATE_LIMITS: 'on' });
  try {
    const { bearer } = await api.someone('member');
    const begun = Date.now();
    const answer = await api.call('GET', '/foundations?after=999999999999', { bearer });
    expect([answer.statusCode, answer.headers['x-stale']]).toEqual([200, 'true']);
    expect(Date.now() - begun).toBeLessThan(1_500);
  } finally {
    await api.close();
  }
});
