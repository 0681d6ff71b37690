import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { Config } from '#config';
import { localeOf } from '#domain/site/paths.ts';
import { cachedPaths } from '../pages.ts';
import { createBackend } from './backend.ts';
import { cookie, cookieNames, readCookies } from './cookies.ts';
import { contentSecurityPolicy, setSecurityHeaders } from './headers.ts';
import { createPageCache, encodingFor, type PageCache } from './page-cache.ts';
import type { FlashToast, Services } from './services.ts';
import { createRefresher, createSession } from './session.ts';
import { robots, sitemap } from './sitemap.ts';
import { createTransport } from './transport.ts';

export type WebOptions = Pick<Config, 'publicUrl' | 'apiBase' | 'publicStaticToken'>;
type Handler = (request: Request, services: Services) => Promise<Response>;

const buildFolder = fileURLToPath(new URL('../build/', import.meta.url));
/** Forms of the site are small; files go straight to the API. */
const formLimit = 256 * 1024;
const flashSeconds = 60;
const localeSeconds = 365 * 24 * 60 * 60;

/**
 * The site as a Fastify plugin: `await app.register(webPlugin, config)` after the API. It needs
 * `npm run build` and takes every path the API does not; it has its own body parsers.
 * @throws Error when the site has not been built.
 */
export async function webPlugin(app: FastifyInstance, options: WebOptions): Promise<void> {
  const secure = options.publicUrl.startsWith('https:');
  const handle = await loadHandler();
  const serve = createServe(app, options, handle);
  const cache = createPageCache((path) => serve.anonymous(path), secure);

  app.setErrorHandler(sendPlainError);
  app.removeAllContentTypeParsers();
  const parser = { parseAs: 'buffer', bodyLimit: formLimit } as const;
  app.addContentTypeParser('*', parser, (_request, body, done) => done(null, body));

  app.addHook('onRequest', async (request, reply) => {
    const [path = '/', query] = request.url.split('?', 2);
    if (path.startsWith('/api/')) return reply.callNotFound();
    setSecurityHeaders(reply, path, secure);
    if (/^(GET|HEAD)$/.test(request.method) && needsSlash(path)) {
      // Leading slashes are folded: `//evil.example` would lead to another host.
      const target = `${path.replace(/^[/\\]+/, '/')}/`;
      return reply.redirect(query === undefined ? target : `${target}?${query}`, 301);
    }
  });
  await serveAssets(app);
  app.get('/sitemap.xml', (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(options.publicUrl)),
  );
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(options.publicUrl)),
  );
  for (const path of cachedPaths) app.get(path, (request, reply) => cached(request, reply));
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    handler: (request, reply) => serve.personal(request, reply),
  });
  app.addHook('onReady', () => warm(cache));

  async function cached(request: FastifyRequest, reply: FastifyReply) {
    const page = await cache.get(request.url.split('?', 1)[0] ?? '/');
    if (!page) return serve.personal(request, reply);
    rememberLocale(request, reply);
    reply.header('etag', page.etag).header('vary', 'accept-encoding');
    reply.header('cache-control', 'no-cache');
    reply.header('content-security-policy', page.contentSecurityPolicy);
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''));
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(page.bodies[encoding]);
  }
}

/** What no page could answer: a body too large, a failure of the server itself. */
function sendPlainError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error }, 'the site failed');
  const text = status >= 500 ? 'The site is not available right now.' : error.message;
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}

/** Everything but the root, files and the data requests of the router. */
const needsSlash = (path: string) => !/\/$|\.[^/]*$/.test(path);

async function loadHandler(): Promise<Handler> {
  const file = pathToFileURL(join(buildFolder, 'server/index.js')).href;
  const build = (await import(file)) as ServerBuild;
  // Exported by web/entry.server.tsx, beside what the router itself asks for.
  const entry = build.entry.module as unknown as { createHandler(b: ServerBuild): Handler };
  return entry.createHandler(build);
}

async function warm(cache: PageCache): Promise<void> {
  for (const path of cachedPaths) await cache.get(path);
}

async function serveAssets(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(buildFolder, 'client'),
    wildcard: false,
    index: false,
    preCompressed: true,
    decorateReply: false,
    setHeaders: (reply, path) => {
      if (!path.includes('/assets/')) return;
      reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
  // A file of an earlier build: no page for it, it would only cost a rendering.
  app.get('/assets/*', (_request, reply) => reply.code(404).type('text/plain').send('Not found'));
}

function rememberLocale(request: FastifyRequest, reply: FastifyReply): void {
  const locale = localeOf(request.url);
  if (readCookies(request.headers.cookie)[cookieNames.locale] === locale) return;
  const life = { maxAgeSeconds: localeSeconds, secure: false, httpOnly: false };
  reply.header('set-cookie', cookie(cookieNames.locale, locale, life));
}

/** Answers requests with pages: for one person, or for nobody in particular to be kept. */
function createServe(app: FastifyInstance, options: WebOptions, handle: Handler) {
  const { publicUrl } = options;
  const secure = publicUrl.startsWith('https:');
  const transport = createTransport(app, options.apiBase);
  const refresh = createRefresher(transport);

  function servicesFor(request: VisitorRequest, setCookie: (value: string) => void): Services {
    const { remoteAddress } = request;
    const cookies = readCookies(request.cookie);
    const session = createSession({
      cookies,
      transport,
      refresh,
      remoteAddress,
      now: Date.now,
      setCookie,
    });
    const publicToken = options.publicStaticToken;
    const language = localeOf(request.path);
    const backend = createBackend({ transport, session, publicToken, remoteAddress, language });
    const life = { maxAgeSeconds: flashSeconds, secure, httpOnly: false };
    const flash = (toast: FlashToast) =>
      setCookie(cookie(cookieNames.flash, JSON.stringify(toast), life));
    return { backend, session, flash, nonce: request.nonce, publicUrl };
  }

  return {
    anonymous: (path: string) => {
      const visitor = { path, cookie: undefined, remoteAddress: '127.0.0.1', nonce: undefined };
      return handle(
        new Request(publicUrl + path),
        servicesFor(visitor, () => {}),
      );
    },
    personal: async (request: FastifyRequest, reply: FastifyReply) => {
      if (!originAllowed(request, publicUrl)) return reply.code(403).send('Forbidden');
      const nonce = randomBytes(16).toString('base64');
      const visitor = {
        path: request.url,
        cookie: request.headers.cookie,
        remoteAddress: request.ip,
        nonce,
      };
      rememberLocale(request, reply);
      // The last word on a cookie counts: a session may be started and ended by one request.
      const setCookies = new Map<string, string>();
      const services = servicesFor(visitor, (value) =>
        setCookies.set(value.split('=', 1)[0] ?? '', value),
      );
      const response = await handle(webRequest(request, publicUrl), services);
      for (const value of setCookies.values()) reply.header('set-cookie', value);
      reply.header('content-security-policy', contentSecurityPolicy([`'nonce-${nonce}'`], secure));
      if (!response.headers.has('cache-control')) reply.header('cache-control', 'no-store');
      return reply.send(response);
    },
  };
}

interface VisitorRequest {
  path: string;
  cookie: string | undefined;
  remoteAddress: string;
  nonce: string | undefined;
}

/** A form of another site must not act for a person who is logged in here. */
function originAllowed(request: FastifyRequest, publicUrl: string): boolean {
  const { origin } = request.headers;
  return request.method !== 'POST' || origin === undefined || origin === publicUrl;
}

function webRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  // The address of the site is configuration, never what a client calls it.
  headers.set('host', new URL(publicUrl).host);
  headers.delete('x-forwarded-host');
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : undefined;
  const path = request.url.replace(/^[/\\]+/, '/');
  return new Request(publicUrl + path, { method: request.method, headers, body });
}
