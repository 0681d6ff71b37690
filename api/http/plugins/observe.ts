import type { FastifyInstance } from 'fastify';
import { observe } from '#telemetry/metrics.ts';

/** How often, how well and how fast each route answers, pages included; the address stays unknown. */
export function observeRequests(app: FastifyInstance): void {
  app.addHook('onResponse', ({ method, routeOptions: { url: route } }, reply, done) => {
    const status = `${Math.trunc(reply.statusCode / 100)}xx`;
    const labels = { method, route: route ?? 'unknown', status };
    observe('http_request_seconds', labels, reply.elapsedTime / 1_000);
    done();
  });
}
