import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import {
  type Locale,
  localeOf,
  locales,
  type PageName,
  pageNames,
  paths,
  picturesPath,
} from '#domain/site/paths.ts';
import { stationNames } from '#domain/site/stations.ts';
import type { PageCache } from '../page-cache.ts';
import { drawPicture } from './picture.ts';

/** More than there are pages; each takes about 40 kB. */
const maxPictures = 500;

interface Picture {
  png: Buffer;
  etag: string;
}

/**
 * Pictures for links to public pages, `/og/<path>.png`: drawn when they are asked for first, with the
 * title of the page as it is now. Only pages from the cache have one, so nobody can have a picture
 * drawn with words of their own.
 */
export function addPictures(
  app: FastifyInstance,
  cache: Pick<PageCache, 'get'>,
  cachedPages: readonly PageName[],
): void {
  const isCached = addressesOf(cachedPages);
  const pictures = new Map<string, Promise<Picture>>();
  // Drawing takes a tenth of a second of a core.
  const limit = pLimit(1);
  app.get(`${picturesPath}*`, async (request, reply) => {
    const path = pathOf(request.url);
    const page = path !== undefined && isCached(path) ? await cache.get(path) : undefined;
    const title = page && titleOf(page.bodies.identity.toString());
    if (path === undefined || title === undefined) return reply.callNotFound();
    const key = `${localeOf(path)} ${title}`;
    let picture = pictures.get(key);
    if (!picture) {
      picture = limit(() => draw(title, localeOf(path)));
      pictures.set(key, picture);
      picture.catch(() => pictures.delete(key));
      const [oldest] = pictures.keys();
      if (pictures.size > maxPictures && oldest !== undefined) pictures.delete(oldest);
    }
    const { png, etag } = await picture;
    reply.header('etag', etag).header('cache-control', 'public, max-age=3600');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/png').send(png);
  });
}

/** Whether a path is that of a page from the cache: a path written out in the table comes first. */
function addressesOf(cachedPages: readonly PageName[]): (path: string) => boolean {
  const patterns = cachedPages.flatMap((name) =>
    locales.map((locale) => new RegExp(`^${paths[name][locale].replace(/:[a-z]+/gi, '[\\w-]+')}$`)),
  );
  return (path) => {
    const exact = pageNames.find((name) => paths[name][localeOf(path)] === path);
    if (exact) return cachedPages.includes(exact);
    return patterns.some((pattern) => pattern.test(path));
  };
}

async function draw(title: string, locale: Locale): Promise<Picture> {
  const png = await drawPicture(title, stationNames[locale]);
  const hash = createHash('sha256').update(png).digest('base64url');
  return { png, etag: `"${hash}"` };
}

/** The path of the page that a picture belongs to. */
function pathOf(url: string): string | undefined {
  const [, path] = /^\/og(\/[^?]*)?\.png(?:\?|$)/.exec(url) ?? [undefined, undefined];
  if (/^\/og\.png(\?|$)/.test(url)) return '/';
  return path === undefined ? undefined : `${path}/`;
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function titleOf(html: string): string | undefined {
  const [, title] = /<meta property="og:title" content="([^"]+)"/.exec(html) ?? [];
  return title?.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}
