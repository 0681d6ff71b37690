import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Config } from '#config';
import type { Database } from '#database/connection.ts';
import { isOwnUrl } from '#domain/site/own-origin.ts';
import { ACCESS_TOKEN_MS, signAccessToken } from '#modules/accounts/login/access-tokens.ts';
import { KNOWN_MS, knownDevice, rememberDevice } from '#modules/accounts/login/known-devices.ts';
import { logIn } from '#modules/accounts/login/login.ts';
import { requestReset, resetPassword } from '#modules/accounts/login/passwords/password-reset.ts';
import { endSessionOfToken, rotate } from '#modules/accounts/login/refresh-tokens.ts';
import { actorOf } from '#modules/accounts/login/session-owner.ts';
import { deviceOf } from '#modules/accounts/login/sessions/device.ts';
import { endSession, type Issued, startSession } from '#modules/accounts/login/sessions.ts';
import type { TwoFactorKeys } from '#modules/accounts/login/two-factor/keys.ts';
import { isRefusal } from '#modules/accounts/refusals.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { granted } from '../http/account-refusals.ts';
import { type Handlers, serve } from '../http/calls.ts';
import {
  clearCookies,
  DEVICE_COOKIE,
  REFRESH_COOKIE,
  SESSION_COOKIE,
  setCookie,
  tokensInCookies,
} from '../http/cookies.ts';
import { invalidPayload, refuseWait } from '../http/errors.ts';
import { audit, theAccount } from '../http/plugins/audit.ts';
import { atLeast } from '../http/steady-time.ts';
import { loginCalls, passwordCalls, type refreshBody, type tokens } from './schemas.ts';

interface Parts {
  config: Pick<Config, 'tokenSecret' | 'linkSecret' | 'publicUrl'>;
  db: Database;
  limits: RateLimits;
  keys: TwoFactorKeys;
}

/** Login, refresh, logout and password reset, in the shape of Directus. */
export const authRoutes =
  (parts: Parts): FastifyPluginAsync =>
  async (app) => {
    const { config, db } = parts;
    serve(app, loginCalls, {
      ...loggingIn(parts),
      'POST /auth/refresh': async (request, reply) => {
        const token = presentedToken(request, request.body);
        if (!token) {
          throw invalidPayload('The refresh token is required in either the payload or cookie');
        }
        const session = await rotate(db, token);
        if (isRefusal(session)) {
          clearCookies(request, reply);
          if (session.refused === 'TOKEN_REUSED') {
            audit(request, 'refresh-token-reused', { target: theAccount(session.userId) });
          }
        }
        const rotated = granted(session);
        const mode = request.body.mode ?? (request.body.refresh_token ? 'json' : rotated.mode);
        return { data: await sendTokens(config, reply, { ...rotated, mode }) };
      },
      'POST /auth/logout': async (request, reply) => {
        const token = presentedToken(request, request.body);
        const ended = token ? [await endSessionOfToken(db, token)] : [];
        const { actor } = request;
        if (actor.role !== 'visitor') ended.push(await endSession(db, actor.sessionId));
        for (const id of ended) {
          // The holder of the session's token is its owner, even if the access token has expired.
          if (id)
            audit(request, 'logout', { actor: await actorOf(db, id), target: theAccount(id) });
        }
        clearCookies(request, reply);
        return reply.code(204).send(null);
      },
    });
    serve(app, passwordCalls, resettingPasswords(parts));
  };

const loggingIn = ({
  config,
  db,
  limits,
  keys,
}: Parts): Pick<Handlers<typeof loginCalls>, 'POST /auth/login'> => ({
  'POST /auth/login': async (request, reply) => {
    const { email, password, mode, otp } = request.body;
    const known = knownDevice(config.linkSecret, request.cookies[DEVICE_COOKIE], email, new Date());
    const credentials = { email, password, otp: otp ?? undefined, ip: request.ip, device: known };
    const found = await logIn(db, limits, keys, credentials);
    const device = deviceOf(request.headers['user-agent']);
    const started = isRefusal(found) ? found : await startSession(db, found, mode, device);
    if (isRefusal(started) && 'userId' in started) {
      const { userId, refused } = started;
      audit(request, 'login-failed', { target: theAccount(userId), details: { refused } });
    }
    const session = granted(started);
    audit(request, 'login', { actor: session.user, details: { mode } });
    remember(config, request, reply, email);
    // A login replaces the session of its browser.
    for (const token of tokensInCookies(request)) await endSessionOfToken(db, token);
    return { data: await sendTokens(config, reply, session) };
  },
});

const resettingPasswords = ({ config, db, limits }: Parts): Handlers<typeof passwordCalls> => ({
  'POST /auth/password/request': async (request, reply) => {
    const { email, reset_url } = request.body;
    if (reset_url !== undefined && !isOwnUrl(reset_url, config.publicUrl)) {
      throw invalidPayload(`URL "${reset_url}" can't be used to reset passwords`);
    }
    refuseWait(await limits.take('reset-request', request.ip));
    // The owner has the link by then, and must not wait because of strangers' requests.
    const enough = await limits.take('reset-mail', email);
    await atLeast(100, async () => enough ?? requestReset(db, config.linkSecret, email));
    audit(request, 'password-reset-requested');
    return reply.code(204).send(null);
  },
  'POST /auth/password/reset': async (request, reply) => {
    const { token, password } = request.body;
    const { userId, email } = granted(await resetPassword(db, limits, token, password));
    // Failures of strangers at this account do not delay the owner's login with the new password.
    await limits.login.forget(email, request.ip);
    remember(config, request, reply, email);
    audit(request, 'password-reset', { target: theAccount(userId) });
    return reply.code(204).send(null);
  },
});

/** Marks the browser as known, so that failures of others at this account do not delay it. */
function remember(
  { linkSecret }: Pick<Config, 'linkSecret'>,
  { cookies }: FastifyRequest,
  reply: FastifyReply,
  email: string,
): void {
  const device = rememberDevice(linkSecret, cookies[DEVICE_COOKIE], email, new Date());
  setCookie(reply, DEVICE_COOKIE, device, KNOWN_MS);
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

/** Sends the tokens in the body or in cookies, as the client requested. */
async function sendTokens(
  { tokenSecret }: Pick<Config, 'tokenSecret'>,
  reply: FastifyReply,
  { mode, token, tokenMs, user, sessionId }: Issued,
): Promise<z.output<typeof tokens>> {
  if (mode === 'session') {
    setCookie(reply, SESSION_COOKIE, token, tokenMs);
    return { expires: tokenMs };
  }
  const access_token = signAccessToken(tokenSecret, user, sessionId);
  if (mode === 'json') {
    return { expires: ACCESS_TOKEN_MS, access_token, refresh_token: token };
  }
  setCookie(reply, REFRESH_COOKIE, token, tokenMs);
  return { expires: ACCESS_TOKEN_MS, access_token };
}
