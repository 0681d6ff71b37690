import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isConfidential } from '../pages.ts';

const yearInSeconds = 31_536_000;

/**
 * Inline styles are allowed because MUI writes styles into the page; inline scripts only with a
 * nonce or a hash from `sources`.
 */
const policy = (sources: readonly string[], secure: boolean) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...sources],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    ...(secure && { upgradeInsecureRequests: [] }),
  },
});

/** Security headers for every answer. Addresses of upload pages must not leak to other sites. */
export async function addSecurityHeaders(app: FastifyInstance, secure: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: policy([], secure),
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure && { maxAge: yearInSeconds, includeSubDomains: false },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=()');
    if (!isConfidential(request.url.split('?', 1)[0] ?? '/')) return;
    reply.header('referrer-policy', 'no-referrer');
    reply.header('x-robots-tag', 'noindex, nofollow');
  });
}

/** Allows the inline scripts of a page, by nonce or hash. */
export function allowScripts(reply: FastifyReply, sources: readonly string[], secure: boolean) {
  reply.helmet({ contentSecurityPolicy: policy(sources, secure) });
}

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** `'sha256-…'` of every inline script of a page, each once. */
export function scriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)].map(([, script = '']) => {
    const hash = createHash('sha256').update(script).digest('base64');
    return `'sha256-${hash}'`;
  });
  return [...new Set(hashes)];
}
