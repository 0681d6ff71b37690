import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import helmet from 'helmet';
import { strictTransportSecurity } from '#domain/site/own-origin.ts';

/** The API only serves data: no answer may run or be framed. */
const secure = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
  },
  referrerPolicy: { policy: 'no-referrer' },
  strictTransportSecurity,
  xFrameOptions: { action: 'deny' },
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/** Headers that helmet would set on every answer; none depends on the request. */
const headers: Record<string, string> = {
  'x-robots-tag': 'noindex',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};
const recorder = {
  setHeader: (name: string, value: string) => {
    headers[name.toLowerCase()] = value;
  },
  removeHeader: () => {},
};
secure({} as IncomingMessage, recorder as unknown as ServerResponse, (error) => {
  if (error) throw error;
});

/**
 * Adds the headers to an answer. It uses plain helmet, because the reply decorators of @fastify/helmet do not
 * exist yet when Fastify refuses an unreadable URL.
 */
export const addSecurityHeaders = (reply: FastifyReply): FastifyReply => reply.headers(headers);
