import { createHash } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';

export const cookieNames = {
  access: '__Host-access_token',
  refresh: '__Host-refresh_token',
  /** When the access token expires, in ms since 1970; cached pages read it in the browser. */
  expires: '__Host-expires',
  /** A login with a provider has begun: the session that the API opens is for the site. */
  provider: '__Host-provider-login',
  /** Which accounts this browser has logged in to: set by the API, passed on by us. */
  device: '__Host-device',
} as const;

/** Of a toast for the next page, which scripts read; without https there is no prefix to have. */
export const flashCookie = (secure: boolean) => (secure ? '__Host-flash' : 'flash');

/** Set by the API when a login with a provider succeeds. */
export const apiSessionCookies = [
  '__Host-directus_refresh_token',
  '__Host-directus_session_token',
] as const;

/** The cookies of a request by name. */
export type Cookies = Readonly<Record<string, string | undefined>>;

export type SetCookie = (name: string, value: string, options: CookieSerializeOptions) => void;

/** Common to all our cookies; forms of other sites do not send them. */
export const siteWide = { path: '/', sameSite: 'lax' } as const;

/** Names a secret in memory without keeping it. */
export const fingerprint = (secret: string) =>
  createHash('sha256').update(secret).digest('base64url');
