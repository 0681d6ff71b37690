import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { looksLikeJwt, readAccessToken } from '#modules/accounts/access-tokens.ts';
import { personOfSession, personOfToken } from '#modules/accounts/sessions.ts';
import { hashToken } from '#modules/tokens.ts';
import {
  carriesSession,
  clearCookies,
  isForeignWrite,
  SESSION_COOKIE,
  WEB_ACCESS_COOKIE,
} from '../cookies.ts';
import type { Deps } from '../deps.ts';
import { ApiError, apiError } from '../errors.ts';
import type { ApiActor } from './guards.ts';

const visitor: ApiActor = { role: 'visitor' };

/**
 * Who is calling: `Authorization: Bearer`, else the session cookie, else the web's cookie. Never
 * the query string, which ends in logs. The session's row and the person's status are read at
 * every request, so a logout, a suspension or another role counts from the next request on.
 */
export const authenticate =
  (deps: Deps) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const bearer = bearerOf(request);
    if (bearer !== undefined) {
      request.actor = await actorOfBearer(deps, bearer).catch((error: unknown) => {
        if (error instanceof ApiError && request.routeOptions.config.ignoreBadToken) return visitor;
        throw error;
      });
      return;
    }
    if (!carriesSession(request)) return;
    if (isForeignWrite(request, deps.config.publicUrl)) throw apiError('FORBIDDEN');
    try {
      request.actor = await actorOfCookies(deps, request);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      request.refusedCookie = error;
      if (!request.routeOptions.config.ignoreBadToken) clearCookies(request, reply);
    }
  };

function bearerOf({ headers }: FastifyRequest): string | undefined {
  const [scheme, token] = (headers.authorization ?? '').split(' ', 2);
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined;
}

async function actorOfBearer(deps: Deps, token: string): Promise<ApiActor> {
  if (isPublicToken(deps, token)) return visitor;
  if (!looksLikeJwt(token)) throw apiError('INVALID_CREDENTIALS');
  return actorOfJwt(deps, token);
}

/** The static token of the site opens what a visitor may see, and nothing more. */
function isPublicToken({ config }: Deps, token: string): boolean {
  if (!config.publicStaticToken) return false;
  const [known, given] = [config.publicStaticToken, token].map(hashToken);
  return timingSafeEqual(Buffer.from(known ?? ''), Buffer.from(given ?? ''));
}

async function actorOfCookies(deps: Deps, { cookies }: FastifyRequest): Promise<ApiActor> {
  const session = cookies[SESSION_COOKIE];
  const access = cookies[WEB_ACCESS_COOKIE];
  if (session) {
    const person = await personOfToken(deps.connection.db, session);
    if (!person) throw apiError('INVALID_CREDENTIALS');
    return person;
  }
  return access ? actorOfJwt(deps, access) : visitor;
}

async function actorOfJwt({ config, connection }: Deps, token: string): Promise<ApiActor> {
  const { id, sid } = await readAccessToken(config.tokenSecret, token);
  const person = await personOfSession(connection.db, sid);
  if (person?.id !== id) throw apiError('INVALID_CREDENTIALS');
  return person;
}
