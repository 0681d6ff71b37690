import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dataOf } from '#web/kit/session/context.ts';
import { createBackend } from '#web/server/backend.ts';
import { createRefresher, createSession } from '#web/server/session.ts';
import { createTransport } from '#web/server/transport.ts';

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
  app.get('/api/foundations/1', (_request, reply) => {
    const extensions = { code: 'FOUNDATION_NOT_FOUND', id: '1' };
    return reply.code(404).send({ errors: [{ message: 'No such foundation.', extensions }] });
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await app.close();
});

function backend() {
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
  return createBackend({
    transport,
    session,
    publicToken: undefined,
    remoteAddress,
    language: 'de',
  });
}

test('a failed call is logged with status and text and thrown with what the API answered', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const answer = await backend().get('/foundations/1');
  expect(log).toHaveBeenCalledWith('GET /foundations/1: 404 Not Found, FOUNDATION_NOT_FOUND.');
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
        code: 'FOUNDATION_NOT_FOUND',
        message: 'No such foundation.',
        extensions: { code: 'FOUNDATION_NOT_FOUND', id: '1' },
      },
    },
  });
});
