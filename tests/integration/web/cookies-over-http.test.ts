import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { sendCookiesOverHttp } from '#api/http/cookies-over-http.ts';

const host = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const;

async function served() {
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(cookie);
  app.get('/:kind', (request, reply) => {
    reply
      .setCookie('__Host-session', 's', host)
      .setCookie('flash', 'f', { path: '/', sameSite: 'lax' });
    const { kind } = request.params as { kind: string };
    return kind === 'stream' ? reply.send(Readable.from(['text'])) : request.cookies;
  });
  sendCookiesOverHttp(app.server);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

test.each(['json', 'stream'])(
  'over http, cookies with %s need neither prefix nor TLS',
  async (kind) => {
    const { headers } = await fetch(`${await served()}/${kind}`);
    expect(headers.getSetCookie()).toEqual([
      'http-session=s; Path=/; HttpOnly; SameSite=Lax',
      'flash=f; Path=/; SameSite=Lax',
    ]);
  },
);

test('what comes back has its usual name, and what an earlier server left counts for nothing', async () => {
  const headers = { cookie: '__Host-session=old; http-session=new; locale=en' };
  const answer = await fetch(`${await served()}/json`, { headers });
  expect(await answer.json()).toEqual({ '__Host-session': 'new', locale: 'en' });
});
