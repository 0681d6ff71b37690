import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dataOf } from '#web/kit/session/context.ts';
import { createServerCall } from '#web/server/server-call.ts';
import { createRefresher, createSession } from '#web/server/session.ts';
import { createTransport } from '#web/server/transport.ts';

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
  app.get('/api/orders/1', (_request, reply) => {
    const extensions = { code: 'NOT_FOUND', id: '1' };
    return reply.code(404).send({ errors: [{ message: 'No such order.', extensions }] });
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await app.close();
});

function serverCall() {
  const transport = createTransport(app, '/api');
  const remoteAddress = '192.0.2.7';
  const session = createSession({
    cookies: {},
    transport,
    refresh: createRefresher(transport),
    remoteAddress,
    now: Date.now,
    setCookie: () => {},
  });
  return createServerCall({
    transport,
    session,
    publicToken: undefined,
    cookies: {},
    setCookie: () => {},
    remoteAddress,
    language: 'de',
  });
}

test('a failed call is logged with status and text and thrown with what the API answered', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const answer = await serverCall()('GET /orders/:id', { params: { id: '1' } });
  expect(log).toHaveBeenCalledWith('GET /orders/1: 404 Not Found, NOT_FOUND.');
  let thrown: unknown;
  try {
    dataOf(answer);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toMatchObject({
    init: { status: 404, statusText: 'Not Found' },
    data: {
      statusCode: 404,
      statusMessage: 'Not Found',
      data: {
        code: 'NOT_FOUND',
        message: 'No such order.',
        extensions: { code: 'NOT_FOUND', id: '1' },
      },
    },
  });
});

test('an API that does not answer is a refusal, and says so in the log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await app.close();
  app = Fastify();
  app.get('/api/orders/1', (_request, reply) => reply.raw.destroy());
  const answer = await serverCall()('GET /orders/:id', { params: { id: '1' } });
  expect(answer).toMatchObject({
    ok: false,
    status: 503,
    statusMessage: 'Service Unavailable',
    code: 'SERVICE_UNAVAILABLE',
  });
  expect(log.mock.calls).toEqual([['The API did not answer GET /orders/1.', expect.any(Error)]]);
});

test('a success that is no JSON comes from somewhere else: the outcome is not known', async () => {
  await app.close();
  app = Fastify();
  app.get('/api/orders/1', () => '<h1>Welcome to our proxy</h1>');
  const answer = await serverCall()('GET /orders/:id', { params: { id: '1' } });
  expect(answer).toMatchObject({ ok: false, status: 502 });
});
