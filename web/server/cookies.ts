import { createHash } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { localeOf } from '#domain/site/paths.ts';

export const cookieNames = {
  access: '__Host-access_token',
  refresh: '__Host-refresh_token',
  /** When the access token expires, in ms since 1970; cached pages read it in the browser. */
  expires: '__Host-expires',
  locale: 'locale',
  flash: 'flash',
} as const;

/** The cookies of a request by name. */
export type Cookies = Readonly<Record<string, string | undefined>>;

export type SetCookie = (name: string, value: string, options: CookieSerializeOptions) => void;

/** Common to all our cookies; forms of other sites do not send them. */
export const siteWide = { path: '/', sameSite: 'lax' } as const;

const localeSeconds = 365 * 24 * 60 * 60;

/** Remembers the language of the page in a cookie. */
export function rememberLocale(request: FastifyRequest, reply: FastifyReply): void {
  const locale = localeOf(request.url);
  if (request.cookies[cookieNames.locale] === locale) return;
  reply.setCookie(cookieNames.locale, locale, { ...siteWide, maxAge: localeSeconds });
}

/** Names a secret in memory without keeping it. */
export const fingerprint = (secret: string) =>
  createHash('sha256').update(secret).digest('base64url');
