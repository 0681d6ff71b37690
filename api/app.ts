import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { Config } from '#config';
import { createLinkLimits } from '#modules/rate-limits/link-limits.ts';
import { createRateLimits } from '#modules/rate-limits/rate-limits.ts';
import type { Deps } from './deps.ts';
import { routeNotFound, sendError } from './errors.ts';
import { authenticate } from './plugins/authenticate.ts';
import { guard, requireDeclaredAccess } from './plugins/guards.ts';
import { adminRoutes } from './routes/admin.ts';
import { authRoutes } from './routes/auth.ts';
import { documentRoutes } from './routes/documents.ts';
import { foundationRoutes } from './routes/foundations.ts';
import { serverRoutes } from './routes/server.ts';
import { slotRoutes } from './routes/slots.ts';
import { uploadLinkRoutes } from './routes/upload-links.ts';
import { userRoutes } from './routes/users.ts';

const BODY_MAX_BYTES = 1024 * 1024;
/** Long enough for 20 MB over a slow line, short enough that nobody holds connections open. */
const REQUEST_MAX_MS = 180_000;

/** On every answer, errors included: the API is data, nothing in it may run or be framed. */
const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
};

/**
 * The API under `/api`, the same in production and in tests.
 *
 * @throws Error when a route does not declare who may call it
 */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.logger,
    // The line of `onResponse` below names the route, not the address, which may hold a token.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_MAX_MS,
    trustProxy: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders);
      sendError(error, request, reply);
    },
  });
  app.decorate('declaredRoutes', []);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => {
    reply.headers(securityHeaders);
    return sendError(routeNotFound(pathOf(request)), request, reply);
  });
  await app.register(api(deps), { prefix: '/api' });
  return app;
}

const api = (deps: Deps) => async (scope: FastifyInstance) => {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('actor');
  app.decorateRequest('refusedCookie');
  takeEmptyBodies(app);
  await app.register(cookie, { secret: deps.config.linkSecret });
  requireDeclaredAccess(app);
  addHooks(app, deps);
  if (deps.config.mode !== 'production') await describeApi(app);
  const limits = createRateLimits(deps);
  await app.register(serverRoutes(deps));
  await app.register(authRoutes(deps, limits));
  await app.register(userRoutes(deps, limits));
  const { config, connection, process, store, checkpoint, uploads } = deps;
  const { publicUrl, linkSecret } = config;
  const reads = { db: connection.db, store, checkpoint };
  const temporalUrl = temporalUrlOf(config);
  await app.register(foundationRoutes({ ...reads, process, temporalUrl }));
  await app.register(documentRoutes({ ...reads, process, uploads }));
  const linkLimits = createLinkLimits(deps);
  const linkRoutes = { ...reads, process, uploads, limits: linkLimits, publicUrl };
  await app.register(uploadLinkRoutes(linkRoutes));
  await app.register(slotRoutes({ db: connection.db }));
  await app.register(adminRoutes({ ...reads, linkSecret }));
  // Beside the site, which takes every other path, what is unknown here has to be said here.
  const rest = {
    config: { access: 'public', ignoreBadToken: true },
    schema: { hide: true },
  } as const;
  app.all('/*', rest, (request) => {
    throw routeNotFound(pathOf(request));
  });
};

/** Where the Temporal UI shows the workflows of foundations. */
const temporalUrlOf = ({ temporalUiUrl, temporalNamespace }: Config) =>
  `${temporalUiUrl.replace(/\/+$/, '')}/namespaces/${temporalNamespace}/workflows`;

function addHooks(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders);
    request.actor = { role: 'visitor' };
  });
  app.addHook('onRequest', authenticate(deps));
  app.addHook('onRequest', async (request) => guard(request));
  app.addHook('onSend', async (request, reply) => keepOutOfCaches(request, reply));
  app.addHook('onResponse', async (request, reply) => {
    const { actor, method, routeOptions } = request;
    const id = actor.role === 'visitor' ? undefined : actor.id;
    const ms = Math.round(reply.elapsedTime);
    const line = { method, route: routeOptions.url, status: reply.statusCode, ms, actor: id };
    request.log.info(line, 'request');
  });
}

/** Public reads may say otherwise; what a person got never stays in a cache. */
function keepOutOfCaches({ actor }: FastifyRequest, reply: FastifyReply): void {
  if (actor.role !== 'visitor' || !reply.hasHeader('cache-control')) {
    reply.header('cache-control', 'no-store');
  }
}

/** Clients send DELETE and POST with a JSON type and no body. */
function takeEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, body: string, done) => {
      if (body.trim() === '') done(null, undefined);
      else parse(request, body, done);
    },
  );
}

/** Not in production: outsiders need no list of what there is. */
async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Siebenschritt', version: '1' } },
    transform: jsonSchemaTransform,
  });
  const hidden = { config: { access: 'public' }, schema: { hide: true } } as const;
  app.get('/openapi.json', hidden, async () => app.swagger());
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '/';
