import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config';
import type { Connection } from '#database/connection.ts';
import { looksLikeJwt, readAccessToken } from '#modules/accounts/login/access-tokens.ts';
import { personOfToken } from '#modules/accounts/login/refresh-tokens.ts';
import { type Person, personOfSession } from '#modules/accounts/login/session-owner.ts';
import { isRefusal, type Refusal } from '#modules/accounts/refusals.ts';
import { hashToken } from '#modules/shared/tokens.ts';
import { answerTo } from '../account-refusals.ts';
import {
  carriesSession,
  clearCookies,
  isForeignWrite,
  SESSION_COOKIE,
  WEB_ACCESS_COOKIE,
} from '../cookies.ts';
import { apiError } from '../errors.ts';
import type { ApiActor } from './guards.ts';

interface Parts {
  config: Pick<Config, 'tokenSecret' | 'publicUrl' | 'publicStaticToken'>;
  connection: Pick<Connection, 'db' | 'pool'>;
}

const visitor: ApiActor = { role: 'visitor' };

/**
 * Identifies the caller: by `Authorization: Bearer`, else the session cookie, else the web's cookie. The query
 * string, which ends up in logs, never counts. Session and account are read for every request, so that a logout,
 * a suspension or a change of role takes effect at once.
 */
export const authenticate =
  (parts: Parts) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { ignoreBadToken } = request.routeOptions.config;
    const bearer = bearerOf(request);
    if (bearer !== undefined) {
      const found = await actorOfBearer(parts, bearer);
      if (!isRefusal(found)) request.actor = found;
      else if (!ignoreBadToken) throw answerTo(found);
      // An ignored bearer must not hide the cookie that the route reads by itself.
      else refuseForeignWrite(parts, request);
      return;
    }
    if (!carriesSession(request)) return;
    refuseForeignWrite(parts, request);
    const found = await actorOfCookies(parts, request);
    if (!isRefusal(found)) {
      request.actor = found;
      return;
    }
    request.refusedCookie = found;
    if (!ignoreBadToken) clearCookies(request, reply);
  };

function refuseForeignWrite({ config }: Parts, request: FastifyRequest): void {
  if (!carriesSession(request)) return;
  if (isForeignWrite(request, config.publicUrl)) throw apiError('FORBIDDEN');
}

export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const [scheme, token] = (headers.authorization ?? '').split(' ', 2);
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined;
}

const unknown: Refusal = { refused: 'INVALID_CREDENTIALS' };

async function actorOfBearer(parts: Parts, token: string): Promise<ApiActor | Refusal> {
  if (isPublicToken(parts.config.publicStaticToken, token)) return visitor;
  return looksLikeJwt(token) ? personOfJwt(parts, token) : unknown;
}

/** The static token of the site grants what visitors may see, and nothing more. */
function isPublicToken(publicToken: string | undefined, token: string): boolean {
  if (!publicToken) return false;
  const [known, given] = [publicToken, token].map((one) => Buffer.from(hashToken(one)));
  return known !== undefined && given !== undefined && timingSafeEqual(known, given);
}

async function actorOfCookies(
  parts: Parts,
  { cookies }: FastifyRequest,
): Promise<ApiActor | Refusal> {
  const session = cookies[SESSION_COOKIE];
  if (session) return (await personOfToken(parts.connection, session)) ?? unknown;
  const access = cookies[WEB_ACCESS_COOKIE];
  return access ? personOfJwt(parts, access) : visitor;
}

async function personOfJwt(
  { config, connection }: Parts,
  token: string,
): Promise<Person | Refusal> {
  const claims = readAccessToken(config.tokenSecret, token);
  if (isRefusal(claims)) return claims;
  const person = await personOfSession(connection.pool, claims.sid);
  return person?.id === claims.id ? person : unknown;
}
