import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { z } from 'zod';
import { emailAddress } from '#domain/text.ts';
import { ACCESS_TOKEN_MS, signAccessToken } from '#modules/accounts/access-tokens.ts';
import { findLink, mailLink, useLink } from '#modules/accounts/account-tokens.ts';
import { hashFresh, setPassword } from '#modules/accounts/password-history.ts';
import { enteredPassword, newPassword } from '#modules/accounts/password-rules.ts';
import { verifyPassword } from '#modules/accounts/passwords.ts';
import {
  endSession,
  endSessionOfToken,
  endSessions,
  type Issued,
  rotate,
  startSession,
} from '#modules/accounts/sessions.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { clearCookies, REFRESH_COOKIE, SESSION_COOKIE, setCookie } from '../cookies.ts';
import type { Deps } from '../deps.ts';
import { apiError, invalidPayload } from '../errors.ts';
import { isOwnUrl } from '../own-urls.ts';
import { data, mailedToken, noContent, orEmpty } from '../schemas.ts';
import { atLeast } from '../steady-time.ts';

const tokenMode = z.enum(['json', 'cookie', 'session']);
const refreshToken = z.string().max(200).nullish();

export const loginBody = z.object({
  email: emailAddress,
  password: enteredPassword,
  mode: tokenMode.default('json'),
});
export const refreshBody = z.object({ mode: tokenMode.optional(), refresh_token: refreshToken });
export const resetRequestBody = z.object({ email: emailAddress, reset_url: z.string().optional() });
export const resetBody = z.object({ token: mailedToken, password: newPassword });

/** `expires` is the lifetime of the access token, or of the session cookie, in ms. */
export const tokens = z.object({
  expires: z.number(),
  access_token: z.string().optional(),
  refresh_token: z.string().optional(),
});

const open = { config: { access: 'public', ignoreBadToken: true } } as const;

/** Directus-shaped accounts: login, refresh, logout and the way back to a lost password. */
export const authRoutes =
  (deps: Deps, limits: RateLimits): FastifyPluginAsyncZod =>
  async (app) => {
    const issued = { body: loginBody, response: { 200: data(tokens) } };
    app.post('/auth/login', { ...open, schema: issued }, async (request, reply) => {
      const user = await logIn(deps, limits, request, request.body);
      await endPresentedSession(deps, request);
      const session = await startSession(deps.connection.db, user, request.body.mode);
      return { data: await hand(deps, reply, session) };
    });
    const refreshed = { body: orEmpty(refreshBody), response: { 200: data(tokens) } };
    app.post('/auth/refresh', { ...open, schema: refreshed }, async (request, reply) => {
      const token = presentedToken(request, request.body);
      if (!token) {
        throw invalidPayload('The refresh token is required in either the payload or cookie');
      }
      const session = await rotate(deps.connection.db, token, request.log).catch((error) => {
        clearCookies(request, reply);
        throw error;
      });
      const wanted = request.body.mode ?? (request.body.refresh_token ? 'json' : session.mode);
      return { data: await hand(deps, reply, { ...session, mode: wanted }) };
    });
    const left = { body: orEmpty(refreshBody), response: noContent };
    app.post('/auth/logout', { ...open, schema: left }, async (request, reply) => {
      const token = presentedToken(request, request.body);
      if (token) await endSessionOfToken(deps.connection.db, token);
      if (request.actor.role !== 'visitor') {
        await endSession(deps.connection.db, request.actor.sessionId);
      }
      clearCookies(request, reply);
      return reply.code(204).send(null);
    });
    app.get('/auth', { config: { access: 'public' } }, async () => ({
      data: [],
      disableDefault: false,
    }));
    await app.register(passwordRoutes(deps, limits));
  };

const passwordRoutes =
  (deps: Deps, limits: RateLimits): FastifyPluginAsyncZod =>
  async (app) => {
    const asked = { body: resetRequestBody, response: noContent };
    app.post('/auth/password/request', { ...open, schema: asked }, async (request, reply) => {
      const { email, reset_url } = request.body;
      if (reset_url !== undefined && !isOwnUrl(deps.config, reset_url)) {
        throw invalidPayload(`URL "${reset_url}" can't be used to reset passwords`);
      }
      await limits.client('resetRequest', request.ip);
      await limits.mailbox('resetMail', email);
      await atLeast(100, () => requestReset(deps, email));
      return reply.code(204).send(null);
    });
    const reset = { body: resetBody, response: noContent };
    app.post('/auth/password/reset', { ...open, schema: reset }, async (request, reply) => {
      const actor = await resetPassword(deps, request.body);
      request.log.info({ actor }, 'password reset');
      return reply.code(204).send(null);
    });
  };

async function logIn(
  { connection }: Deps,
  limits: RateLimits,
  request: FastifyRequest,
  { email, password }: z.output<typeof loginBody>,
) {
  const attempt = await limits.login(email, request.ip);
  try {
    const user = await connection.db
      .selectFrom('users')
      .select(['id', 'role', 'status', 'password_hash'])
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .executeTakeFirst();
    const matches = await verifyPassword(user?.password_hash, password);
    if (!user || !matches || user.status !== 'active') {
      await attempt.failed();
      request.log.warn({ actor: user?.id }, 'login failed');
      throw apiError('INVALID_CREDENTIALS');
    }
    await attempt.succeeded();
    request.log.info({ actor: user.id }, 'login');
    return user;
  } finally {
    attempt.over();
  }
}

/** A login replaces the session of the browser it comes from. */
async function endPresentedSession({ connection }: Deps, { cookies }: FastifyRequest) {
  for (const name of [SESSION_COOKIE, REFRESH_COOKIE]) {
    const token = cookies[name];
    if (token) await endSessionOfToken(connection.db, token);
  }
}

function presentedToken(
  { cookies }: FastifyRequest,
  body: z.output<typeof refreshBody>,
): string | undefined {
  if (body.refresh_token) return body.refresh_token;
  if (body.mode === 'json') return undefined;
  if (body.mode === 'session') return cookies[SESSION_COOKIE];
  return cookies[REFRESH_COOKIE] ?? (body.mode ? undefined : cookies[SESSION_COOKIE]);
}

/** Gives the tokens out the way the client asked for: in the body or in cookies. */
async function hand(deps: Deps, reply: FastifyReply, issued: Issued) {
  const { mode, token, tokenMs, user, sessionId } = issued;
  if (mode === 'session') {
    setCookie(reply, SESSION_COOKIE, token, tokenMs);
    return { expires: tokenMs };
  }
  const access_token = await signAccessToken(deps.config.tokenSecret, user, sessionId);
  if (mode === 'json') {
    return { expires: ACCESS_TOKEN_MS, access_token, refresh_token: token };
  }
  setCookie(reply, REFRESH_COOKIE, token, tokenMs);
  return { expires: ACCESS_TOKEN_MS, access_token };
}

/** Mails go to the stored address, not the typed one. */
async function requestReset({ connection, config }: Deps, email: string): Promise<void> {
  await connection.db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select('id')
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .where('status', 'in', ['active', 'unverified'])
      .executeTakeFirst();
    if (user) await mailLink(trx, config.linkSecret, user.id, 'reset-password');
  });
}

/**
 * Whoever reads the mail owns the address, so a reset also verifies it. A refused password leaves
 * the link usable; all sessions end.
 */
async function resetPassword(
  { connection }: Deps,
  { token, password }: z.output<typeof resetBody>,
): Promise<string> {
  const link = await findLink(connection.db, token, 'reset-password');
  const { user } = link;
  if (link.used || !['active', 'unverified'].includes(user.status)) throw apiError('FORBIDDEN');
  const passwordHash = await hashFresh(connection.db, user, password);
  await connection.db.transaction().execute(async (trx) => {
    if (!(await useLink(trx, link))) throw apiError('FORBIDDEN');
    await setPassword(trx, user.id, passwordHash);
    await trx
      .updateTable('users')
      .set({ status: 'active' })
      .where('id', '=', user.id)
      .where('status', '=', 'unverified')
      .execute();
    await endSessions(trx, user.id);
  });
  return user.id;
}
