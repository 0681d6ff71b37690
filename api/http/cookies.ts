import type { FastifyReply, FastifyRequest } from 'fastify';
import { isForeign } from '#domain/site/own-origin.ts';

/** `__Host-` makes browsers insist on Secure, Path=/ and no Domain. */
export const SESSION_COOKIE = '__Host-directus_session_token';
export const REFRESH_COOKIE = '__Host-directus_refresh_token';
/** Tells which accounts this browser has logged in to, and grants no access. */
export const DEVICE_COOKIE = '__Host-device';
/** Set by the web server for the pages; the API only reads it. */
export const WEB_ACCESS_COOKIE = '__Host-access_token';

const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const;

export function setCookie(reply: FastifyReply, name: string, value: string, maxAgeMs: number) {
  reply.setCookie(name, value, { ...attributes, maxAge: Math.floor(maxAgeMs / 1000) });
}

export function clearCookies(request: FastifyRequest, reply: FastifyReply): void {
  for (const name of [SESSION_COOKIE, REFRESH_COOKIE]) {
    if (request.cookies[name] !== undefined) removeCookie(reply, name);
  }
}

export const removeCookie = (reply: FastifyReply, name: string) =>
  reply.setCookie(name, '', { ...attributes, maxAge: 0 });

/** Session tokens in the cookies of a request. */
export const tokensInCookies = ({ cookies }: FastifyRequest): string[] =>
  [cookies[SESSION_COOKIE], cookies[REFRESH_COOKIE]].filter((token) => token !== undefined);

/** Whether an HTTP method only reads. */
export const isRead = (method: string) => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/**
 * Against CSRF: browsers add our cookies to requests from other sites, too. Writes by cookie are
 * accepted from our own pages and from programs, which send no Origin.
 */
export const isForeignWrite = (request: FastifyRequest, publicUrl: string): boolean =>
  !isRead(request.method) && isForeign(request.headers, publicUrl);

export const carriesSession = ({ cookies }: FastifyRequest): boolean =>
  [SESSION_COOKIE, REFRESH_COOKIE, WEB_ACCESS_COOKIE].some((name) => cookies[name] !== undefined);
