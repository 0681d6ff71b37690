import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operator, Sender } from '#domain/site/operator.ts';
import { isForeign } from '#domain/site/own-origin.ts';
import { localeOf } from '#domain/site/paths.ts';
import { isConfidential } from '../page-layouts.ts';
import type { Handler } from './build.ts';
import { type Cookies, flashCookie, type SetCookie, siteWide } from './cookies.ts';
import { createNonceHeader } from './headers.ts';
import { createServerCall } from './server-call.ts';
import type { RefreshFailure, Services } from './services.ts';
import { createRefresher, createSession } from './session.ts';
import { createTransport } from './transport.ts';

export interface SiteOptions {
  publicUrl: string;
  apiBase: string;
  publicStaticToken?: string | undefined;
  operator: Operator;
  mailFrom: Sender;
  /** Address of the tag manager's script. */
  tagManager?: string | undefined;
  /** Payment by card is offered. */
  stripe?: { checkoutOrigin: string } | undefined;
  /** Services that people may log in with. */
  loginProviders?: readonly { label: string }[];
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
export function createPages(app: FastifyInstance, options: SiteOptions, handle: Handler) {
  const { publicUrl } = options;
  const secure = publicUrl.startsWith('https:');
  const servicesFor = createServices(app, options);
  // Browsers apply the rule for forms to where the answer redirects.
  const leadsTo = options.stripe ? [options.stripe.checkoutOrigin] : [];
  const inApp = { styles: 'inline', fetchesAhead: true } as const;
  const allowNonce = createNonceHeader({ ...inApp, secure, leadsTo });
  const elsewhere = originsElsewhere(options);
  const allowForMembers = createNonceHeader({ ...inApp, secure, leadsTo, elsewhere });
  const allowOnPublicPage = createNonceHeader({
    styles: 'files',
    secure,
    elsewhere,
  });

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
    const isPublic = html?.includes(options.siteModule) ?? false;
    const allow = mayMeasure(request.url) ? allowForMembers : allowNonce;
    (isPublic ? allowOnPublicPage : allow)(reply, nonce);
    return send(response, reply, html);
  };

  return { anonymous, personal, send };
}

/** Neither what the team sees nor a page behind a mailed link, whose address holds a secret. */
const mayMeasure = (url: string) =>
  !url.startsWith('/admin/') && !isConfidential(url.split('?', 1)[0] ?? '/');

const isPage = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('text/html') ?? false;

/** Other origins that public pages may load from. */
export const originsElsewhere = ({ tagManager }: Pick<SiteOptions, 'tagManager'>) =>
  tagManager ? [new URL(tagManager).origin] : [];

/** What an address without a form takes. */
export const readsOnly = 'GET, HEAD, OPTIONS';

/** Sends the body as a whole: tiny bodies are not compressed, and a stream has no size. */
async function send(response: Response, reply: FastifyReply, html?: string): Promise<FastifyReply> {
  reply.code(response.status).header('cache-control', 'no-store');
  // The router refuses what is posted to a page without a form.
  if (response.status === 405) reply.header('allow', readsOnly);
  for (const [name, value] of response.headers) reply.header(name, value);
  if (html !== undefined) return reply.send(Buffer.from(html));
  if (response.body === null) return reply.send();
  return reply.send(Buffer.from(await response.arrayBuffer()));
}

function createServices(app: FastifyInstance, options: SiteOptions) {
  const { publicUrl, operator, mailFrom, siteModule, publicStaticToken: publicToken } = options;
  const { onRefreshFailed, tagManager, stripe, loginProviders = [] } = options;
  const secure = publicUrl.startsWith('https:');
  const transport = createTransport(app, options.apiBase);
  const refresh = createRefresher(transport);
  return ({ path, cookies, setCookie, remoteAddress, userAgent, nonce }: Visitor): Services => {
    const now = Date.now;
    const own = { cookies, setCookie, remoteAddress, now };
    const session = createSession({ ...own, transport, refresh, onRefreshFailed });
    const language = localeOf(path);
    const caller = { ...own, transport, session, publicToken, userAgent, language };
    return {
      call: createServerCall(caller),
      session,
      flash: (toast) =>
        setCookie(flashCookie(secure), JSON.stringify(toast), {
          ...siteWide,
          secure,
          maxAge: flashSeconds,
        }),
      nonce,
      siteModule,
      publicUrl,
      operator,
      sender: mailFrom,
      tagManager,
      cardPayments: stripe !== undefined,
      loginProviders: loginProviders.map(({ label }) => label),
    };
  };
}

/** Forms of other sites must not act for someone who is logged in here. */
const originAllowed = ({ method, headers }: FastifyRequest, publicUrl: string): boolean =>
  method !== 'POST' || !isForeign(headers, publicUrl);

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
