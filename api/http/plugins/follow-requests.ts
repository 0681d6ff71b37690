import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { currentTrail, resume, type Trail } from '#logging/trail.ts';

declare module 'fastify' {
  interface FastifyRequest {
    trail: Trail;
  }
}

/** What a page asks of the API in this process belongs to the request for the page. */
export const requestIdOf = (): string => currentTrail().requestId ?? randomUUID();

/** Whatever is logged in the course of a request has its id, which the caller gets as well. */
export function followRequests(app: FastifyInstance): void {
  app.decorateRequest('trail');
  app.addHook('onRequest', (request, reply, done) => {
    request.trail = { requestId: request.id };
    reply.header('x-request-id', request.id);
    resume(request.trail, done);
  });
  const goOn = ({ trail }: FastifyRequest, _reply: FastifyReply, done: () => void) =>
    resume(trail, done);
  // Where a body has been read and where an answer has been sent, the socket is what is followed.
  app.addHook('preValidation', goOn);
  app.addHook('onResponse', goOn);
}
