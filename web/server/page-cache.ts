import { createHash } from 'node:crypto';
import { compressed } from './compression.ts';
import { type Headers, scriptHashes } from './headers.ts';
import { type Prepared, prepare } from './prepared.ts';

export interface PageCache {
  /** More pages than these push out those used longest ago. */
  maxPages: number;
  /** The page if it is there and fresh. */
  peek(path: string): Prepared | undefined;
  /** The page, rendered on first use; undefined if that fails. */
  get(path: string): Promise<Prepared | undefined>;
  /** Forgets all pages, even those that are being rendered. */
  empty(): void;
}

interface CacheOptions {
  /** Undefined if the page cannot be shown right now, or does not exist. */
  render: (path: string) => Promise<string | undefined>;
  /** The security headers of a page with these inline scripts, given as hashes. */
  headers: (scripts: readonly string[]) => Headers;
  /** Far more than there are pages; a bug in the keys must not fill the memory. */
  maxPages?: number;
  /** A change shows after this time even if nobody told us of it. */
  maxAgeMs?: number;
  now?: () => number;
}

interface Entry {
  page: Prepared | undefined;
  rendering: Promise<Prepared | undefined>;
  freshUntil: number;
}

/**
 * Pages that are the same for everyone, rendered once and kept compressed. A failed rendering is
 * not kept; the next request tries again. Keys are the paths of routes with their parameters, never
 * the address as it was typed, which can spell one page in endless ways.
 */
export function createPageCache(options: CacheOptions): PageCache {
  const { render, headers, maxPages = 2_000, maxAgeMs = 60_000, now = Date.now } = options;
  const entries = new Map<string, Entry>();

  const touch = (path: string, entry: Entry) => {
    // Set anew, so that the page used longest ago comes first.
    entries.delete(path);
    entries.set(path, entry);
    const [oldest] = entries.keys();
    if (entries.size > maxPages && oldest !== undefined) entries.delete(oldest);
  };
  const create = (path: string, earlier: Prepared | undefined) => {
    const rendering = render(path)
      .then((html) => (html === undefined ? undefined : pack(html, headers, earlier)))
      .catch(() => undefined);
    const entry: Entry = { page: undefined, rendering, freshUntil: now() + maxAgeMs };
    touch(path, entry);
    return rendering.then((page) => {
      entry.page = page;
      if (!page && entries.get(path) === entry) entries.delete(path);
      return page;
    });
  };
  return {
    maxPages,
    peek: (path) => {
      const entry = entries.get(path);
      if (!entry?.page || now() >= entry.freshUntil) return undefined;
      touch(path, entry);
      return entry.page;
    },
    get: (path) => {
      const entry = entries.get(path);
      if (!entry || now() >= entry.freshUntil) return create(path, entry?.page);
      touch(path, entry);
      return entry.rendering;
    },
    empty: () => entries.clear(),
  };
}

const pageHeaders = { 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' };

/** Compresses a page, unless it has not changed. */
async function pack(
  html: string,
  headersOf: CacheOptions['headers'],
  earlier: Prepared | undefined,
) {
  const etag = `W/"${createHash('sha256').update(html).digest('base64url')}"`;
  if (earlier?.etag === etag) return earlier;
  const headers = { ...headersOf(scriptHashes(html)), ...pageHeaders };
  return prepare(await compressed(html), etag, headers);
}
