import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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
export function refuseUnreadable(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const refused = faultOf(request);
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
  return needsHost && headers.host === undefined ? unreadable() : undefined;
}
