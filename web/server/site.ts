import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Handler } from './build.ts';
import { addSecurityHeaders } from './headers.ts';
import { createPageCache, sendCached } from './page-cache.ts';
import { createPages, type SiteOptions } from './render.ts';
import { robots, sitemap } from './sitemap.ts';

/** Forms are small; files are uploaded directly to the API. */
const formMaxBytes = 256 * 1024;

/** Where the router asks for the routes of a path; per version the answer never changes. */
const manifestPath = '/__manifest';

/** Everything except the files of the build. It parses bodies itself, unlike the API. */
export async function addSite(
  app: FastifyInstance,
  options: SiteOptions,
  handle: Handler,
  cachedPaths: readonly string[],
): Promise<void> {
  const secure = options.publicUrl.startsWith('https:');
  app.setErrorHandler(sendPlainError);
  app.removeAllContentTypeParsers();
  const parser = { parseAs: 'buffer', bodyLimit: formMaxBytes } as const;
  app.addContentTypeParser('*', parser, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) return reply.callNotFound();
  });
  await addSecurityHeaders(app, secure);
  app.addHook('onRequest', redirectToSlash);
  await app.register(cookie);
  await app.register(async (scope) => {
    // Safe from BREACH: pages with personal data echo nothing from the request, and nonces and form
    // keys are new in every answer.
    await scope.register(compress, { encodings: ['br', 'gzip'] });
    addPages(scope, options, handle, cachedPaths);
    scope.get('/sitemap.xml', (_request, reply) =>
      reply.type('application/xml; charset=utf-8').send(sitemap(options.publicUrl)),
    );
    scope.get('/robots.txt', (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(robots(options.publicUrl)),
    );
  });
}

function addPages(
  app: FastifyInstance,
  options: SiteOptions,
  handle: Handler,
  cachedPaths: readonly string[],
): void {
  const secure = options.publicUrl.startsWith('https:');
  const pages = createPages(app, options, handle);
  const cache = createPageCache(pages.anonymous);
  for (const path of cachedPaths) {
    app.get(path, async (request, reply) => {
      const page = await cache.get(path);
      return page ? sendCached(page, request, reply, secure) : pages.personal(request, reply);
    });
  }
  app.get(manifestPath, async (request, reply) => {
    reply.header('vary', 'accept-encoding');
    return pages.send(await pages.anonymous(request.url), reply);
  });
  app.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', handler: pages.personal });
  app.addHook('onReady', async () => {
    for (const path of cachedPaths) await cache.get(path);
  });
}

/** Paths of pages end with a slash; files, router data and the manifest are exempt. */
async function redirectToSlash(request: FastifyRequest, reply: FastifyReply) {
  const [path = '/', query] = request.url.split('?', 2);
  if (!/^(GET|HEAD)$/.test(request.method) || path === manifestPath) return;
  if (/\/$|\.[^/]*$/.test(path)) return;
  // Leading slashes are collapsed: `//evil.example` would lead to another host.
  const target = `${path.replace(/^[/\\]+/, '/')}/`;
  return reply.redirect(query === undefined ? target : `${target}?${query}`, 301);
}

/** For errors without a page: a body that is too large, a failure of the server itself. */
function sendPlainError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error }, 'the site failed');
  const text = status >= 500 ? 'The site is not available right now.' : error.message;
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}
