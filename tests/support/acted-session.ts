import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { afterEach, beforeEach } from 'vitest';
import { cookieNames, type SetCookie } from '#web/server/cookies.ts';
import { createServerCall } from '#web/server/server-call.ts';
import type { RefreshFailure } from '#web/server/services.ts';
import { createRefresher, createSession } from '#web/server/session.ts';
import { createTransport, type Transport } from '#web/server/transport.ts';

export const MINUTE = 60_000;
export const NOW = Date.parse('2026-11-23T09:00:00Z');

type Answer = [status: number, body: object];

/** An API that is acted, and rotates refresh tokens like the real one. */
export interface ActedApi {
  app: FastifyInstance;
  transport: Transport;
  /** What was asked, with the bearer, the refresh token or the cookie of a known device. */
  asked: string[];
  /** Instead of new tokens. */
  refusal: Answer | undefined;
  loginAnswer: object;
  me: Answer | undefined;
}

export const refused = (status: number, code = 'SERVICE_UNAVAILABLE'): Answer => [
  status,
  { errors: [{ message: 'no', extensions: { code } }] },
];

const tokens = (n: number) => ({
  access_token: `access-${n}`,
  refresh_token: `refresh-${n}`,
  expires: 900_000,
});

/** Begins anew with each test of a file. */
export function withActedApi(): ActedApi {
  const acted = {} as ActedApi;
  beforeEach(() => {
    const app = Fastify();
    const transport = createTransport(app, '/api');
    const own = { refusal: undefined, loginAnswer: tokens(1), me: undefined };
    Object.assign(acted, { app, transport, asked: [], ...own });
    act(acted);
  });
  afterEach(() => acted.app.close());
  return acted;
}

function act(acted: ActedApi): void {
  const { app, asked } = acted;
  const send = (reply: FastifyReply, [status, body]: Answer) => reply.code(status).send(body);
  app.post<{ Body: { refresh_token: string } }>('/api/auth/refresh', async (request, reply) => {
    asked.push(`refresh ${request.body.refresh_token}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (acted.refusal) return send(reply, acted.refusal);
    return { data: tokens(asked.filter((line) => line.startsWith('refresh')).length) };
  });
  app.post('/api/auth/login', async ({ headers: { cookie } }, reply) => {
    asked.push(cookie ? `login ${cookie}` : 'login');
    reply.header('set-cookie', `${cookieNames.device}=a.1.known; Max-Age=60; Path=/; Secure`);
    return { data: acted.loginAnswer };
  });
  app.post<{ Body: { refresh_token: string } }>('/api/auth/logout', async (request, reply) => {
    asked.push(`logout ${request.body.refresh_token}`);
    return reply.code(204).send();
  });
  app.get('/api/users/me', async ({ headers: { authorization = 'nobody' } }, reply) => {
    asked.push(`me ${authorization}`);
    return send(reply, acted.me ?? [200, { data: { id: authorization } }]);
  });
}

export const cookiesOf = (expiresAt: number) => ({
  [cookieNames.access]: 'access-0',
  [cookieNames.refresh]: 'refresh-0',
  [cookieNames.expires]: String(expiresAt),
});

export function visitor(
  { transport }: ActedApi,
  cookies: Record<string, string>,
  refresh = createRefresher(transport),
) {
  const set = new Map<string, { value: string } & Parameters<SetCookie>[2]>();
  const failures: RefreshFailure[] = [];
  const setCookie: SetCookie = (name, value, options) => set.set(name, { value, ...options });
  const own = { cookies, transport, setCookie, remoteAddress: '192.0.2.7' };
  const session = createSession({
    ...own,
    refresh,
    now: () => NOW,
    onRefreshFailed: (failure) => failures.push(failure),
  });
  const caller = { ...own, session, publicToken: 'public-token', language: 'de' } as const;
  /** Whether every cookie of the session was taken away. */
  const cleared = () =>
    [cookieNames.access, cookieNames.refresh, cookieNames.expires].every((name) => {
      const { maxAge, secure, path } = set.get(name) ?? {};
      return name.startsWith('__Host-') && maxAge === 0 && secure && path === '/';
    });
  return { session, call: createServerCall(caller), set, failures, cleared };
}
