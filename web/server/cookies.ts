import { createHash } from 'node:crypto';

export const cookieNames = {
  access: '__Host-access_token',
  refresh: '__Host-refresh_token',
  /** When the access token expires, in ms since 1970; pages from the cache read it too. */
  expires: '__Host-expires',
  locale: 'locale',
  flash: 'flash',
} as const;

interface CookieOptions {
  maxAgeSeconds: number;
  /** `__Host-` cookies are always secure; browsers accept them on http://localhost. */
  secure: boolean;
  httpOnly: boolean;
}

export function cookie(name: string, value: string, options: CookieOptions): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax'];
  parts.push(`Max-Age=${options.maxAgeSeconds}`);
  if (options.secure) parts.push('Secure');
  if (options.httpOnly) parts.push('HttpOnly');
  return parts.join('; ');
}

/** Cookies of a request by name; of a repeated name the first counts, as browsers sort them. */
export function readCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const part of (header ?? '').split(';', 64)) {
    const at = part.indexOf('=');
    const name = part.slice(0, Math.max(at, 0)).trim();
    if (name === '' || Object.hasOwn(cookies, name)) continue;
    cookies[name] = decoded(part.slice(at + 1).trim());
  }
  return cookies;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Names a secret in memory without holding it. */
export const fingerprint = (secret: string) =>
  createHash('sha256').update(secret).digest('base64url');
