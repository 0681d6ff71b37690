import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  defaultLocale,
  type Locale,
  locales,
  type PageName,
  pageNames,
  paths,
  pathTo,
} from '#domain/site/paths.ts';
import { asksForMore } from '../pages.ts';
import type { Handler, TakesForm } from './build.ts';
import { chosenLocale } from './chosen-locale.ts';
import { addSecurityHeaders, securityHeaders } from './headers.ts';
import { indexedAddresses } from './listings/addresses.ts';
import { addFilesForMachines } from './listings/machine-files.ts';
import { createPublicApi } from './listings/public-api.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { addPictures } from './pictures/routes.ts';
import { sendPrepared } from './prepared.ts';
import { createPages, originsElsewhere, readsOnly, type SiteOptions } from './render.ts';
import { createTransport } from './transport.ts';
import { createWarmer, type Warmer } from './warmer.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for pages from the cache. */
    cached?: { name: PageName; locale: Locale };
  }
}

/** Forms are small; files are uploaded directly to the API. */
const formMaxBytes = 256 * 1024;

/** Not in the table of pages; on its own, this path could be that of a category. */
const consolePath = '/admin/';

/** Where the router asks for the routes of a path; per version the answer never changes. */
const manifestPath = '/__manifest';

/** Everything except the files of the build. It parses bodies itself, unlike the API. */
export async function addSite(
  app: FastifyInstance,
  options: SiteOptions,
  handle: Handler,
  cachedPages: readonly PageName[],
  takesForm: TakesForm = () => true,
): Promise<Warmer> {
  const secure = options.publicUrl.startsWith('https:');
  const render = createPages(app, options, handle);
  const renderPublic = async (path: string) => {
    if (path.startsWith(consolePath)) return undefined;
    const response = await render.anonymous(path);
    return response.status === 200 ? response.text() : undefined;
  };
  const elsewhere = originsElsewhere(options);
  const headers = (scripts: readonly string[]) =>
    securityHeaders({ scripts, styles: 'files', secure, elsewhere });
  const cache = createPageCache({ render: renderPublic, headers });
  app.setErrorHandler(sendPlainError);
  app.removeAllContentTypeParsers();
  const parser = { parseAs: 'buffer', bodyLimit: formMaxBytes } as const;
  app.addContentTypeParser('*', parser, (_request, body, done) => done(null, body));
  app.addHook('onRequest', leadToChosenLanguage);
  app.addHook('onRequest', sendFromMemory(cache));
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) return reply.callNotFound();
  });
  addSecurityHeaders(app, secure);
  app.addHook('onRequest', redirectToAddress);
  await app.register(cookie);
  await app.register(async (scope) => {
    // Safe from BREACH: pages with personal data echo nothing from the request, and nonces and form
    // keys are new in every answer.
    await scope.register(compress, { encodings: ['br', 'gzip'] });
    scope.addHook('onResponse', logPage);
    addPages(scope, render, cache, cachedPages);
    refuseMethods(scope, takesForm);
    addFilesForMachines(scope, options);
    addPictures(scope, cache, cachedPages);
  });
  const get = createPublicApi(createTransport(app, options.apiBase), defaultLocale);
  const indexed = () => indexedAddresses(get);
  const warmer = createWarmer({ app, indexed, cache });
  app.addHook('onClose', async () => warmer.stop());
  return warmer;
}

/** By its pattern: an address may hold a secret. Pages that are the same for everybody are left out. */
function logPage(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { method, routeOptions } = request;
  if (!routeOptions.config.cached) {
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms }, 'page');
  }
  done();
}

/** Whoever chose another language before enters there, and can choose again. */
function leadToChosenLanguage(request: FastifyRequest, reply: FastifyReply, done: () => void) {
  const { url, headers } = request;
  const { cookie, 'user-agent': userAgent } = headers;
  const entrance = pathTo('home', defaultLocale);
  const [path] = url.split('?', 1);
  const chosen = path === entrance && cookie && chosenLocale({ cookie, userAgent });
  if (!chosen || chosen === defaultLocale) return done();
  reply.header('cache-control', 'no-store').header('vary', 'cookie');
  return reply.redirect(pathTo('home', chosen) + url.slice(entrance.length), 302);
}

/** What is in memory needs none of the hooks that follow. */
const sendFromMemory =
  (cache: PageCache) => (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const { config } = request.routeOptions;
    const key = config.cached && keyOf(request, config.cached);
    const page = key === undefined ? undefined : cache.peek(key);
    return page ? sendPrepared(page, request, reply) : done();
  };

/**
 * The path of the page as we write it; undefined for its data, without the final slash, and where
 * the query asks the page for an answer of its own.
 */
function keyOf(
  { url, params, query: asked }: FastifyRequest,
  { name, locale }: { name: PageName; locale: Locale },
): string | undefined {
  const query = url.indexOf('?');
  if (url[(query < 0 ? url.length : query) - 1] !== '/') return undefined;
  if (query >= 0 && asksForMore(name, asked)) return undefined;
  return pathTo(name, locale, params as Record<string, string>);
}

function addPages(
  app: FastifyInstance,
  render: ReturnType<typeof createPages>,
  cache: PageCache,
  cachedPages: readonly PageName[],
): void {
  for (const name of pageNames) {
    for (const locale of locales) {
      app.post(paths[name][locale], render.personal);
      if (!cachedPages.includes(name)) {
        app.get(paths[name][locale], render.personal);
        continue;
      }
      const cached = { name, locale };
      app.get(paths[name][locale], { config: { cached } }, async (request, reply) => {
        const key = keyOf(request, cached);
        const page = key === undefined ? undefined : await cache.get(key);
        return page ? sendPrepared(page, request, reply) : render.personal(request, reply);
      });
    }
  }
  app.get(`${consolePath}*`, render.personal);
  app.get(manifestPath, async (request, reply) => {
    reply.header('vary', 'accept-encoding');
    return render.send(await render.anonymous(request.url), reply);
  });
  app.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', handler: render.personal });
}

/** Says of each address what it takes, and so does the router where it refuses what is posted. */
function refuseMethods(app: FastifyInstance, takesForm: TakesForm): void {
  const method = ['OPTIONS', 'PUT', 'PATCH', 'DELETE'];
  for (const name of pageNames) {
    for (const locale of locales) {
      const allowed = takesForm(name, locale) ? 'GET, HEAD, POST, OPTIONS' : readsOnly;
      app.route({ method, url: paths[name][locale], handler: refusal(allowed) });
    }
  }
  app.route({ method, url: '/*', handler: refusal(readsOnly) });
}

const refusal = (allowed: string) => (request: FastifyRequest, reply: FastifyReply) => {
  reply.header('allow', allowed);
  if (request.method === 'OPTIONS') return reply.code(204).send();
  const text = 'Method not allowed';
  return reply.code(405).type('text/plain; charset=utf-8').send(text);
};

/** Every page has one address: files, router data and the manifest are exempt. */
async function redirectToAddress(request: FastifyRequest, reply: FastifyReply) {
  const [path = '/'] = request.url.split('?', 1);
  if (!/^(GET|HEAD)$/.test(request.method) || path === manifestPath || isFile(path)) return;
  const target = addressOf(path);
  if (target === path) return;
  return reply.redirect(target + request.url.slice(path.length), 301);
}

const isFile = (path: string) => path.slice(path.lastIndexOf('/')).includes('.');

/** In small letters, with a slash at the end and one at the beginning: two would lead to another host. */
const addressOf = (path: string) =>
  `/${path}/`
    .replace(/^[/\\]+/, '/')
    .replace(/(?<!\/)\/+$/, '/')
    .replace(/%(25)?[\da-f]*|[A-Z]/gi, (found) => (found[0] === '%' ? found : found.toLowerCase()));

/** For errors without a page: a body that is too large, a failure of the server itself. */
function sendPlainError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const hasLeft = request.raw.destroyed && !request.raw.complete;
  if (hasLeft) request.log.info('the sender broke off');
  const status = hasLeft ? 408 : (error.statusCode ?? 500);
  if (status >= 500) request.log.error({ err: error }, 'the site failed');
  const text = status >= 500 ? 'The site is not available right now.' : error.message;
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}
