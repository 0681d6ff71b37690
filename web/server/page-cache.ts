import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentSecurityPolicy, scriptHashes } from './headers.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface CachedPage {
  bodies: Record<Encoding, Buffer>;
  etag: string;
  contentSecurityPolicy: string;
}

export interface PageCache {
  /** The page, rendered if it is not there yet; undefined when it cannot be rendered now. */
  get(path: string): Promise<CachedPage | undefined>;
}

/**
 * Pages that do not depend on the reader, rendered once and kept compressed. A failed rendering is
 * not kept, so the next request tries again.
 */
export function createPageCache(
  render: (path: string) => Promise<Response>,
  secure: boolean,
): PageCache {
  const pages = new Map<string, Promise<CachedPage | undefined>>();
  const create = async (path: string) => {
    const response = await render(path);
    if (response.status !== 200) return undefined;
    return pack(await response.text(), secure);
  };
  return {
    get: async (path) => {
      const page = pages.get(path) ?? create(path);
      pages.set(path, page);
      const rendered = await page.catch(() => undefined);
      if (!rendered) pages.delete(path);
      return rendered;
    },
  };
}

async function pack(html: string, secure: boolean): Promise<CachedPage> {
  const identity = Buffer.from(html);
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, brotli),
    promisify(gzip)(identity),
  ]);
  return {
    bodies: { br, gzip: gzipped, identity },
    etag: `W/"${createHash('sha256').update(identity).digest('base64url')}"`,
    contentSecurityPolicy: contentSecurityPolicy(scriptHashes(html), secure),
  };
}

/** The best encoding a browser accepts; one it refuses by `q=0` is left out. */
export function encodingFor(accepted: string | undefined): Encoding {
  const header = accepted ?? '';
  const takes = (name: string) =>
    new RegExp(`(^|,)\\s*${name}\\s*(;(?!\\s*q=0(\\.0*)?\\s*(,|$))|,|$)`).test(header);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}
