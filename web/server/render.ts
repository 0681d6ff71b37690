import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operator } from '#domain/site/operator.ts';
import { isOwnOrigin } from '#domain/site/own-origin.ts';
import { localeOf } from '#domain/site/paths.ts';
import type { Handler } from './build.ts';
import { type Cookies, cookieNames, type SetCookie, siteWide } from './cookies.ts';
import { createNonceHeader } from './headers.ts';
import { createServerCall } from './server-call.ts';
import type { RefreshFailure, Services } from './services.ts';
import { createRefresher, createSession } from './session.ts';
import type { StyleSheets } from './style-sheets.ts';
import { createTransport } from './transport.ts';

export interface SiteOptions {
  publicUrl: string;
  apiBase: string;
  publicStaticToken?: string | undefined;
  operator: Operator;
  /** Address of the tag manager's script. */
  tagManager?: string | undefined;
  /** Payment by card is offered. */
  stripe?: { checkoutOrigin: string } | undefined;
  /** Address of the module of the public pages. */
  siteModule: string;
  /** Runs whenever a session could not be refreshed. */
  onRefreshFailed?: (failure: RefreshFailure) => void;
}

interface Visitor {
  path: string;
  cookies: Cookies;
  setCookie: SetCookie;
  remoteAddress: string;
  userAgent: string | undefined;
  nonce: string | undefined;
}

const flashSeconds = 60;

/** Renders pages: `personal` for the visitor who asks, `anonymous` for the cache. */
export function createPages(
  app: FastifyInstance,
  options: SiteOptions,
  handle: Handler,
  sheets: Pick<StyleSheets, 'link'>,
) {
  const { publicUrl } = options;
  const secure = publicUrl.startsWith('https:');
  const servicesFor = createServices(app, options);
  // Browsers apply the rule for forms to where the answer redirects.
  const leadsTo = options.stripe ? [options.stripe.checkoutOrigin] : [];
  const allowNonce = createNonceHeader({ secure, leadsTo });
  const allowOnPublicPage = createNonceHeader({ secure, elsewhere: originsElsewhere(options) });

  const anonymous = (path: string) =>
    handle(
      new Request(publicUrl + path),
      servicesFor({
        path,
        cookies: {},
        setCookie: () => {},
        remoteAddress: '127.0.0.1',
        userAgent: undefined,
        nonce: undefined,
      }),
    );

  const personal = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!originAllowed(request, publicUrl)) return reply.code(403).send('Forbidden');
    const nonce = randomBytes(16).toString('base64');
    const services = servicesFor({
      path: request.url,
      cookies: request.cookies,
      setCookie: (name, value, life) => reply.setCookie(name, value, life),
      remoteAddress: request.ip,
      userAgent: request.headers['user-agent'],
      nonce,
    });
    if (request.method !== 'POST') {
      // Where a page needs the session it asks again, and says what is wrong.
      await services.session.accessToken().catch(() => undefined);
    }
    const response = await handle(webRequest(request, publicUrl), services);
    const html = isPage(response) ? await response.text() : undefined;
    if (html === undefined || !html.includes(options.siteModule)) {
      allowNonce(reply, nonce);
      return send(response, reply, html);
    }
    allowOnPublicPage(reply, nonce);
    return send(response, reply, sheets.link(html));
  };

  return { anonymous, personal, send };
}

const isPage = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('text/html') ?? false;

/** Other origins that public pages may load from. */
export const originsElsewhere = ({ tagManager }: Pick<SiteOptions, 'tagManager'>) =>
  tagManager ? [new URL(tagManager).origin] : [];

/** Sends the body as a whole: tiny bodies are not compressed, and a stream has no size. */
async function send(response: Response, reply: FastifyReply, html?: string): Promise<FastifyReply> {
  reply.code(response.status).header('cache-control', 'no-store');
  for (const [name, value] of response.headers) reply.header(name, value);
  if (html !== undefined) return reply.send(Buffer.from(html));
  if (response.body === null) return reply.send();
  return reply.send(Buffer.from(await response.arrayBuffer()));
}

function createServices(app: FastifyInstance, options: SiteOptions) {
  const { publicUrl, operator, siteModule, publicStaticToken: publicToken } = options;
  const { onRefreshFailed, tagManager, stripe } = options;
  const secure = publicUrl.startsWith('https:');
  const transport = createTransport(app, options.apiBase);
  const refresh = createRefresher(transport);
  return ({ path, cookies, setCookie, remoteAddress, userAgent, nonce }: Visitor): Services => {
    const now = Date.now;
    const own = { cookies, setCookie, remoteAddress, now };
    const session = createSession({ ...own, transport, refresh, onRefreshFailed });
    const language = localeOf(path);
    const caller = { transport, session, publicToken, remoteAddress, userAgent, language };
    return {
      call: createServerCall(caller),
      session,
      flash: (toast) =>
        setCookie(cookieNames.flash, JSON.stringify(toast), {
          ...siteWide,
          secure,
          maxAge: flashSeconds,
        }),
      nonce,
      siteModule,
      publicUrl,
      operator,
      tagManager,
      cardPayments: stripe !== undefined,
    };
  };
}

/** Forms of other sites must not act for someone who is logged in here. */
function originAllowed(request: FastifyRequest, publicUrl: string): boolean {
  const { origin } = request.headers;
  return request.method !== 'POST' || origin === undefined || isOwnOrigin(origin, publicUrl);
}

function webRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  // The site's address comes from the configuration, never from the client.
  headers.set('host', new URL(publicUrl).host);
  headers.delete('x-forwarded-host');
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : undefined;
  const path = request.url.replace(/^[/\\]+/, '/');
  return new Request(publicUrl + path, { method: request.method, headers, body });
}
