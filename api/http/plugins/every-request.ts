import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config';
import type { Connection } from '#database/connection.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { isRead } from '../cookies.ts';
import { refuseWait } from '../errors.ts';
import { authenticate } from './authenticate.ts';
import { guard } from './guards.ts';
import { addSecurityHeaders } from './security-headers.ts';

/** Who asks, what she may, and what is answered with every answer. */
export function addHooks(
  app: FastifyInstance,
  parts: { config: Config; connection: Connection },
  limits: RateLimits,
): void {
  const findActor = authenticate(parts);
  app.addHook('onRequest', async (request, reply) => {
    addSecurityHeaders(reply);
    await findActor(request, reply);
    guard(request, parts.config);
    await limitPeople(request, limits);
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    keepOutOfCaches(request, reply);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply);
    done();
  });
}

/** Limits changes and downloads of logged-in people; logging in and out has its own limits, or none. */
async function limitPeople(
  { actor, method, routeOptions }: FastifyRequest,
  limits: RateLimits,
): Promise<void> {
  const { access, isDownload } = routeOptions.config;
  if (actor.role === 'visitor' || access === 'public') return;
  const who = actor.role === 'member' ? 'member' : 'team';
  if (!isRead(method)) refuseWait(await limits.take(`writes-${who}`, actor.id));
  else if (isDownload) refuseWait(await limits.take(`downloads-${who}`, actor.id));
}

function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const { actor, method, routeOptions } = request;
  const id = actor.role === 'visitor' ? undefined : actor.id;
  const ms = Math.round(reply.elapsedTime);
  const line = { method, route: routeOptions.url, status: reply.statusCode, ms, actor: id };
  request.log.info(line, 'request');
}

/** Public routes may allow caching; answers to logged-in people are never cached. */
function keepOutOfCaches({ actor }: FastifyRequest, reply: FastifyReply): void {
  if (actor.role !== 'visitor' || !reply.hasHeader('cache-control')) {
    reply.header('cache-control', 'no-store');
  }
}
