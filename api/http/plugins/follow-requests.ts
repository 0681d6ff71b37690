import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { currentTrail, resume, type Trail } from '#logging/trail.ts';
import type { OpenSpan } from '#telemetry/spans.ts';
import { beginSpan } from '#telemetry/tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    trail: Trail;
    /** Set where requests are traced. */
    span: OpenSpan | undefined;
  }
}

/** A page's calls of the API in the same process belong to the request for the page. */
export const requestIdOf = (): string => currentTrail().requestId ?? randomUUID();

/** Gives all log lines of a request its id, which pages and failures show. */
export function followRequests(app: FastifyInstance): void {
  app.decorateRequest('trail');
  app.decorateRequest('span');
  app.addHook('onRequest', (request, reply, done) => {
    const { method, id: requestId } = request;
    // The route pattern is logged rather than the address, which may hold a secret.
    const route = request.routeOptions.url ?? 'unknown';
    request.span = beginSpan(`${method} ${route}`, 'server', { requestId });
    request.trail = { requestId, traceparent: request.span?.traceparent };
    resume(request.trail, done);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    // Answers of the API are identical to the letter, so that they reveal neither who exists nor what belongs to
    // whom.
    const isPage = !request.routeOptions.url?.startsWith('/api');
    if (isPage || reply.statusCode >= 500) reply.header('x-request-id', request.id);
    done(null, payload);
  });
  const goOn = ({ trail }: FastifyRequest, _reply: FastifyReply, done: () => void) =>
    resume(trail, done);
  // After the body is read and after the answer is sent, the context is the socket's; these hooks restore the
  // request's.
  app.addHook('preValidation', goOn);
  app.addHook('onResponse', (request, reply, done) => {
    request.span?.end(reply.statusCode >= 500);
    goOn(request, reply, done);
  });
}
