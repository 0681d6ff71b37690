import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';
import { strictTransportSecurity } from '#domain/site/own-origin.ts';
import { isConfidential } from '../page-layouts.ts';

interface Allowed {
  /** Inline scripts, by nonce or hash. */
  scripts: readonly string[];
  /** Of files alone, or also in the page, where MUI writes them. */
  styles: 'files' | 'inline';
  /** The site uses HTTPS. */
  secure: boolean;
  /** Other origins. */
  elsewhere?: readonly string[];
  /** The page fetches the data of the next one ahead. */
  fetchesAhead?: boolean;
  /** Where a form may lead in the end. */
  leadsTo?: readonly string[];
}

const none = ["'none'"];
const closed = {
  childSrc: none,
  frameSrc: none,
  mediaSrc: none,
  objectSrc: none,
  workerSrc: none,
};

/**
 * Inline scripts are only allowed with a nonce or a hash. Firefox judges what the pages of members fetch
 * ahead by `default-src`, for which there is no directive of its own: everything else has one.
 */
const policy = ({
  scripts,
  styles,
  secure,
  elsewhere = [],
  leadsTo = [],
  fetchesAhead = false,
}: Allowed) => ({
  useDefaults: false,
  directives: {
    defaultSrc: fetchesAhead ? ["'self'"] : none,
    ...(fetchesAhead && closed),
    scriptSrc: ["'self'", ...scripts, ...elsewhere],
    styleSrc: styles === 'inline' ? ["'self'", "'unsafe-inline'"] : ["'self'"],
    ...(styles === 'files' && { styleSrcAttr: ["'unsafe-inline'"] }),
    imgSrc: ["'self'", 'data:', ...elsewhere],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...elsewhere],
    manifestSrc: ["'self'"],
    formAction: ["'self'", ...leadsTo],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    ...(secure && { upgradeInsecureRequests: [] }),
  },
});

export type Headers = Readonly<Record<string, string>>;

/** The security headers of an answer. */
export function securityHeaders(allowed: Allowed): Headers {
  const headers: Record<string, string> = {
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  };
  const recorder = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  const record = helmet({
    contentSecurityPolicy: policy(allowed),
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: allowed.secure && strictTransportSecurity,
  });
  record({} as IncomingMessage, recorder as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}

const csp = 'content-security-policy';
const confidential = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };

/** Security headers for every answer. Addresses of upload pages must not leak to other sites. */
export function addSecurityHeaders(app: FastifyInstance, secure: boolean): void {
  const headers = securityHeaders({ scripts: [], styles: 'inline', secure });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (isConfidential(request.url.split('?', 1)[0] ?? '/')) reply.headers(confidential);
    done();
  });
}

/** Allows the inline scripts of a page by its nonce. */
export function createNonceHeader(allowed: Omit<Allowed, 'scripts'>) {
  const mark = 'nonce-here';
  const template = securityHeaders({ ...allowed, scripts: [`'nonce-${mark}'`] })[csp] ?? '';
  return (reply: FastifyReply, nonce: string) => reply.header(csp, template.replace(mark, nonce));
}

/** `'sha256-…'` of every inline script of a page, each once. */
export function scriptHashes(html: string): string[] {
  const hashes = inlineScripts(html).map((script) => {
    const hash = createHash('sha256').update(script).digest('base64');
    return `'sha256-${hash}'`;
  });
  return [...new Set(hashes)];
}

/** From one mark to the next: a page is read once, whatever is in it. */
function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  for (let at = html.indexOf('<script'); at >= 0; ) {
    const begins = html.indexOf('>', at) + 1;
    const ends = html.indexOf('</script>', begins);
    if (begins === 0 || ends < 0) break;
    if (!/\ssrc=/.test(html.slice(at, begins))) scripts.push(html.slice(begins, ends));
    at = html.indexOf('<script', ends);
  }
  return scripts;
}
