import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { isConfidential } from '../pages.ts';

/**
 * Content security policy of a page. MUI writes styles into the page, so styles are allowed
 * inline; scripts only by `sources`: a nonce or the hashes of the page's own scripts.
 */
export function contentSecurityPolicy(sources: readonly string[], secure: boolean): string {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${sources.join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  if (secure) policy.push('upgrade-insecure-requests');
  return policy.join('; ');
}

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** `'sha256-…'` of every inline script of a page, without repeats. */
export function scriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)].map(([, script = '']) => {
    const hash = createHash('sha256').update(script).digest('base64');
    return `'sha256-${hash}'`;
  });
  return [...new Set(hashes)];
}

const yearInSeconds = 31_536_000;

/** What every answer of the site carries. Upload pages name themselves to nobody. */
export function setSecurityHeaders(reply: FastifyReply, pathname: string, secure: boolean): void {
  reply.header('x-content-type-options', 'nosniff');
  reply.header('x-frame-options', 'DENY');
  reply.header('cross-origin-opener-policy', 'same-origin');
  reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=()');
  reply.header('referrer-policy', 'strict-origin-when-cross-origin');
  if (secure) reply.header('strict-transport-security', `max-age=${yearInSeconds}`);
  if (!isConfidential(pathname)) return;
  reply.header('referrer-policy', 'no-referrer');
  reply.header('x-robots-tag', 'noindex, nofollow');
}
