import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Bodies, type Encoding, encodingFor } from './compression.ts';
import type { Headers } from './headers.ts';

type Head = string[];

/** An answer whose headers and bodies are ready to be written. */
export interface Prepared {
  etag: string;
  bodies: Bodies;
  heads: Readonly<Record<Encoding, Head>>;
  unchanged: Head;
}

export function prepare(bodies: Bodies, etag: string, headers: Headers): Prepared {
  const shared = Object.entries({ ...headers, etag, vary: 'accept-encoding' }).flat();
  const head = (encoding: Encoding): Head => [
    ...shared,
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    'content-length',
    String(bodies[encoding].length),
  ];
  const heads = { br: head('br'), gzip: head('gzip'), identity: head('identity') };
  return { etag, bodies, heads, unchanged: shared };
}

/**
 * Writes a prepared answer, or 304 if the browser already has it. It bypasses what Fastify does
 * after a handler, which takes longer than all the rest.
 */
export function sendPrepared(page: Prepared, request: FastifyRequest, reply: FastifyReply): void {
  const { headers, method } = request;
  const raw: ServerResponse = reply.hijack().raw;
  if (headers['if-none-match'] === page.etag) {
    raw.writeHead(304, page.unchanged).end();
    return;
  }
  const encoding = encodingFor(headers['accept-encoding'] as string | undefined);
  raw.writeHead(200, page.heads[encoding]);
  if (method === 'HEAD') raw.end();
  else raw.end(page.bodies[encoding]);
}
