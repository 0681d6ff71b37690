import type { FastifyInstance } from 'fastify';
import { observe } from '#telemetry/metrics.ts';

/** Measures number, duration and outcome of answers by route, pages included, without the addresses. */
export function observeRequests(app: FastifyInstance): void {
  app.addHook('onResponse', ({ method, routeOptions: { url: route } }, reply, done) => {
    const status = `${Math.trunc(reply.statusCode / 100)}xx`;
    const labels = { method, route: route ?? 'unknown', status };
    observe('http_request_seconds', labels, reply.elapsedTime / 1_000);
    done();
  });
}
