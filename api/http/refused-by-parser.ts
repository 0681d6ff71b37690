import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#config';
import { isOwnHost } from '#domain/site/own-origin.ts';
import { type ApiError, apiError, envelope, invalidPayload, sendError } from './errors.ts';

/**
 * Refuses faulty requests before any route sees them. Node would answer most of them itself, without a body; here
 * they get the shape of all errors.
 */

/**
 * Length of an address of a page that RFC 9110 asks servers to accept. Routes of the API limit their queries
 * themselves, and Node limits address and headers together to 16 kB.
 */
const LONGEST_ADDRESS = 8_000;

const codes: Record<string, Parameters<typeof apiError>[0]> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'CONTENT_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};

/** Addresses of the site and, if it is separate, of the API. */
type Addresses = Pick<Config, 'publicUrl' | 'apiBase'>;

/** Node's own note of the answer under way on a connection. */
type WithAnswer = Socket & { _httpMessage?: ServerResponse | null };

/** Fastify's `clientErrorHandler`, for requests that Node's parser could not read or waited for in vain. */
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

/** Refuses faulty requests that the parser accepts, for API and site alike. */
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

/** Node keeps the first Host header, while proxies may have used the last one. */
const hostsOf = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/** Monitoring may use any name for the process; these paths reveal no secret. */
const openPaths = new Set(['/api/server/ping', '/api/server/health', '/api/metrics']);

/**
 * Whether the Host is somebody else's name: a page of that site, if its name suddenly led to this machine, could
 * read our answers.
 */
function foreignHost({ url, headers }: FastifyRequest, ownUrls: string[]): ApiError | undefined {
  const { host } = headers;
  if (host === undefined || openPaths.has(url.split('?', 1)[0] ?? '')) return undefined;
  return isOwnHost(host, ownUrls) ? undefined : apiError('MISDIRECTED_REQUEST');
}
