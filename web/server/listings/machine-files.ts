import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brand } from '#domain/site/brand.ts';
import { colors } from '#domain/site/colors.ts';
import { checksumFeeds, defaultLocale, feeds, locales, verifierPath } from '#domain/site/paths.ts';
import type { SiteOptions } from '../render.ts';
import { createTransport } from '../transport.ts';
import { indexedAddresses } from './addresses.ts';
import { articleFeed, checksumFeed } from './feed.ts';
import { createPublicApi } from './public-api.ts';
import { robots, sitemap } from './sitemap.ts';

/** The same file that the repository tests. */
const verifier = new URL('../../../scripts/roots/verify-history.mjs', import.meta.url);

/** What search engines, readers of feeds, browsers and researchers ask for. */
export function addFilesForMachines(
  app: FastifyInstance,
  { publicUrl, apiBase, operator }: Pick<SiteOptions, 'publicUrl' | 'apiBase' | 'operator'>,
): void {
  const transport = createTransport(app, apiBase);
  const serve = (path: string, type: string, write: () => string | Promise<string>) =>
    app.get(path, async (request, reply) => answer(request, reply, { type, text: await write() }));
  serve('/sitemap.xml', 'application/xml', async () =>
    sitemap(publicUrl, await indexedAddresses(createPublicApi(transport, defaultLocale))),
  );
  for (const locale of locales) {
    serve(feeds[locale], 'application/rss+xml', () =>
      articleFeed(createPublicApi(transport, locale), publicUrl, locale),
    );
    serve(checksumFeeds[locale], 'application/rss+xml', () =>
      checksumFeed(createPublicApi(transport, locale), publicUrl, locale),
    );
  }
  serve(verifierPath, 'text/javascript', () => readFile(verifier, 'utf8'));
  serve('/robots.txt', 'text/plain', () => robots(publicUrl));
  serve('/.well-known/security.txt', 'text/plain', () =>
    securityContact(publicUrl, operator.email),
  );
  serve('/site.webmanifest', 'application/manifest+json', () => manifest);
}

/** RFC 9116: less than a year, so that nobody trusts what was forgotten. */
const VALID_MONTHS = 6;

/** Whom somebody tells who has found a weakness. */
function securityContact(publicUrl: string, email: string): string {
  const now = new Date();
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + VALID_MONTHS));
  return `Contact: mailto:${email}
Expires: ${expires.toISOString()}
Preferred-Languages: de, en
Canonical: ${publicUrl}/.well-known/security.txt
`;
}

/** For browsers that put the site on a start page. */
const manifest = JSON.stringify({
  name: brand.name,
  short_name: brand.name,
  lang: defaultLocale,
  start_url: '/',
  display: 'browser',
  background_color: colors.light.paper,
  theme_color: colors.light.paper,
  icons: [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })),
});

/** Readers of feeds come every hour and mostly find what they have. */
function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, text }: { type: string; text: string },
) {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  reply.header('etag', etag).header('cache-control', 'no-cache');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(`${type}; charset=utf-8`).send(text);
}
