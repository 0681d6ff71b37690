import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoginProvider } from '#config';
import type { Database } from '#database/connection.ts';
import { localeOf } from '#domain/site/paths.ts';
import type { Attempt } from '#modules/accounts/login/providers/attempts.ts';
import { accountOf } from '#modules/accounts/login/providers/identities.ts';
import type { OpenIdClient } from '#modules/accounts/login/providers/open-id.ts';
import { isRefused } from '#modules/accounts/login/providers/refusals.ts';
import { endSessionOfToken } from '#modules/accounts/login/refresh-tokens.ts';
import { deviceOf } from '#modules/accounts/login/sessions/device.ts';
import { startSession } from '#modules/accounts/login/sessions.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import {
  clearCookies,
  REFRESH_COOKIE,
  SESSION_COOKIE,
  setCookie,
  tokensInCookies,
} from '../../http/cookies.ts';
import { toApiError } from '../../http/errors.ts';
import { audit, theAccount } from '../../http/plugins/audit.ts';

export interface Provider {
  settings: LoginProvider;
  client: OpenIdClient;
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  state: string;
}

/**
 * Sets the cookie of a new session.
 *
 * @returns why there is none
 */
export async function logIn(
  { db, limits }: { db: Database; limits: RateLimits },
  { settings: { name: provider, mode }, client }: Provider,
  { nonce, codeVerifier, redirect: target }: Attempt,
  { request, reply, state }: Exchange,
): Promise<string | undefined> {
  if (await limits.take('provider-login', request.ip)) return 'REQUESTS_EXCEEDED';
  try {
    const answer = request.url.slice(request.url.indexOf('?'));
    const found = await client.complete(answer, { state, nonce, codeVerifier });
    const locale = localeOf(new URL(target).pathname);
    const user = isRefused(found) ? found : await accountOf(db, provider, found, locale);
    const device = deviceOf(request.headers['user-agent']);
    const session = isRefused(user) ? user : await startSession(db, user, mode, device);
    if ('refused' in session) {
      const { refused, userId } = session;
      const detail = 'detail' in session ? session.detail : 'the account was changed meanwhile';
      request.log.warn({ provider, detail }, refused);
      const details = { provider, refused };
      audit(request, 'login-failed', { target: theAccount(userId), details });
      return refused;
    }
    audit(request, 'login', { actor: session.user, details: { provider } });
    // A login replaces the session of its browser.
    for (const token of tokensInCookies(request)) await endSessionOfToken(db, token);
    clearCookies(request, reply);
    const { token, tokenMs } = session;
    setCookie(reply, mode === 'session' ? SESSION_COOKIE : REFRESH_COOKIE, token, tokenMs);
    return undefined;
  } catch (error) {
    request.log.error({ err: error, provider }, 'login failed');
    return toApiError(error).code;
  }
}
