import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';

/** The API only serves data: nothing in it may run or be framed. */
const secure = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
  },
  referrerPolicy: { policy: 'no-referrer' },
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  xFrameOptions: { action: 'deny' },
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/**
 * On every answer. Plain helmet, because the reply decorators of @fastify/helmet do not exist yet
 * when Fastify refuses an unreadable URL.
 */
export function addSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  secure(request.raw, reply.raw, (error) => {
    if (error) throw error;
  });
  reply.header('x-robots-tag', 'noindex');
  reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=()');
}
