import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { currentTrail, resume, type Trail } from '#logging/trail.ts';
import type { OpenSpan } from '#telemetry/spans.ts';
import { beginSpan } from '#telemetry/tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    trail: Trail;
    /** Where requests are traced. */
    span: OpenSpan | undefined;
  }
}

/** What a page asks of the API in this process belongs to the request for the page. */
export const requestIdOf = (): string => currentTrail().requestId ?? randomUUID();

/** Whatever is logged in the course of a request has its id, which comes with pages and with what failed. */
export function followRequests(app: FastifyInstance): void {
  app.decorateRequest('trail');
  app.decorateRequest('span');
  app.addHook('onRequest', (request, reply, done) => {
    const { method, id: requestId } = request;
    // Never the address, which may hold a secret.
    const route = request.routeOptions.url ?? 'unknown';
    request.span = beginSpan(`${method} ${route}`, 'server', { requestId });
    request.trail = { requestId, traceparent: request.span?.traceparent };
    resume(request.trail, done);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    // Answers of the API are alike to the letter, whoever exists and whatever is whose.
    const isPage = !request.routeOptions.url?.startsWith('/api');
    if (isPage || reply.statusCode >= 500) reply.header('x-request-id', request.id);
    done(null, payload);
  });
  const goOn = ({ trail }: FastifyRequest, _reply: FastifyReply, done: () => void) =>
    resume(trail, done);
  // Where a body has been read and where an answer has been sent, the socket is what is followed.
  app.addHook('preValidation', goOn);
  app.addHook('onResponse', (request, reply, done) => {
    request.span?.end(reply.statusCode >= 500);
    goOn(request, reply, done);
  });
}
