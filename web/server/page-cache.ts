import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { allowScripts, scriptHashes } from './headers.ts';

/** Best first. */
const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

interface CachedPage {
  bodies: Record<Encoding, Buffer>;
  etag: string;
  scripts: readonly string[];
}

export interface PageCache {
  /** The page, rendered on first use; undefined if that fails. */
  get(path: string): Promise<CachedPage | undefined>;
}

/** Far more than there are pages; a bug in the keys must not fill the memory. */
const maxPages = 2_000;

/**
 * Pages that are the same for everyone, rendered once and kept compressed. A failed rendering is
 * not kept; the next request tries again. Keys are the paths of routes with their parameters, never
 * the address as it was typed, which can spell one page in endless ways.
 */
export function createPageCache(
  render: (path: string) => Promise<Response>,
  pagesKept = maxPages,
): PageCache {
  const pages = new Map<string, Promise<CachedPage | undefined>>();
  const create = async (path: string) => {
    const response = await render(path);
    if (response.status !== 200) return undefined;
    return pack(await response.text());
  };
  return {
    get: async (path) => {
      const page = pages.get(path) ?? create(path);
      // Set anew, so that the page used longest ago comes first.
      pages.delete(path);
      pages.set(path, page);
      const [oldest] = pages.keys();
      if (pages.size > pagesKept && oldest !== undefined) pages.delete(oldest);
      const rendered = await page.catch(() => undefined);
      if (!rendered) pages.delete(path);
      return rendered;
    },
  };
}

async function pack(html: string): Promise<CachedPage> {
  const identity = Buffer.from(html);
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, brotli),
    promisify(gzip)(identity),
  ]);
  return {
    bodies: { br, gzip: gzipped, identity },
    etag: `W/"${createHash('sha256').update(identity).digest('base64url')}"`,
    scripts: scriptHashes(html),
  };
}

/** Sends a cached page, or 304 if the browser already has it. */
export function sendCached(
  page: CachedPage,
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): FastifyReply {
  allowScripts(reply, page.scripts, secure);
  reply.header('etag', page.etag).header('vary', 'accept-encoding');
  reply.header('cache-control', 'no-cache');
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(page.bodies[encoding]);
}

/** The best encoding a browser accepts. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const headers = { 'accept-encoding': accepted };
  const acceptable = new Negotiator({ headers }).encodings([...encodings]);
  return encodings.find((encoding) => acceptable.includes(encoding)) ?? 'identity';
}
