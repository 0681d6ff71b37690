import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#config';
import { isOwnHost } from '#domain/site/own-origin.ts';
import { type ApiError, apiError, envelope, invalidPayload, sendError } from './errors.ts';

/**
 * What is wrong with a request before any route sees it. Node answers most of it by itself, without a
 * body; here it gets the shape of all errors.
 */

/**
 * Of a page: what RFC 9110 asks servers to take at least. What is wrong with a long query of the API its
 * routes say themselves; Node ends address and headers together at 16 kB.
 */
const LONGEST_ADDRESS = 8_000;

const codes: Record<string, Parameters<typeof apiError>[0]> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'CONTENT_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};

/** Where the site and, if it is apart, the API are reached. */
type Addresses = Pick<Config, 'publicUrl' | 'apiBase'>;

/** Node's own way to know what is being answered on a connection. */
type WithAnswer = Socket & { _httpMessage?: ServerResponse | null };

/** For Fastify's `clientErrorHandler`: what Node's parser could not read, or waited for in vain. */
export function answerUnreadable({ code = '' }: { code?: string }, socket: Socket): void {
  const isAnswered = (socket as WithAnswer)._httpMessage?.headersSent ?? false;
  if (code === 'ECONNRESET' || !socket.writable || isAnswered) {
    socket.destroy();
    return;
  }
  const name = codes[code];
  const { status, head, body } = answerOf(name ? apiError(name) : unreadable());
  const lines = Object.entries(head).map(([header, value]) => `${header}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
}

const unreadable = () => invalidPayload('The request cannot be read');

function answerOf(error: ApiError) {
  const body = JSON.stringify(envelope(error));
  const head = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  };
  return { status: error.status, head, body };
}

/** Refuses, for API and site alike, what the parser lets through. */
export function refuseUnreadable(app: FastifyInstance, config: Addresses): void {
  const ownUrls = [config.publicUrl, config.apiBase];
  app.addHook('onRequest', (request, reply, done) => {
    const refused = faultOf(request) ?? foreignHost(request, ownUrls);
    if (refused) sendError(refused, request, reply);
    else done();
  });
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { status, head, body } = answerOf(apiError('EXPECTATION_FAILED'));
    response.writeHead(status, head).end(body);
  });
}

function faultOf({ url, headers, raw }: FastifyRequest): ApiError | undefined {
  if (url.length > LONGEST_ADDRESS && !url.startsWith('/api/')) return apiError('URI_TOO_LONG');
  const needsHost = raw.httpVersionMajor === 1 && raw.httpVersionMinor > 0;
  if (needsHost && headers.host === undefined) return unreadable();
  return hostsOf(raw) > 1 ? unreadable() : undefined;
}

/** Node keeps the first, proxies may have gone by the last. */
const hostsOf = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/** What watches over a process asks by whatever name it knows it by; these paths keep no secret. */
const openPaths = new Set(['/api/server/ping', '/api/server/health', '/api/metrics']);

/** A page elsewhere whose name suddenly leads to this machine would read what it answers. */
function foreignHost({ url, headers }: FastifyRequest, ownUrls: string[]): ApiError | undefined {
  const { host } = headers;
  if (host === undefined || openPaths.has(url.split('?', 1)[0] ?? '')) return undefined;
  return isOwnHost(host, ownUrls) ? undefined : apiError('MISDIRECTED_REQUEST');
}
