import type { FastifyInstance } from 'fastify';

/** Refuses a route that does not declare its answers, see `answers` in `schemas.ts`. */
export function requireDeclaredAnswers(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (schema?.response) return;
    throw new Error(`Route ${method} ${url} does not declare its answers.`);
  });
}
