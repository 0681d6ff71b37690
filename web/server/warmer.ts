import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { locales, pageNames, paths } from '#domain/site/paths.ts';
import { pages } from '../pages.ts';
import type { PageCache } from './page-cache.ts';

/** Changes often come in groups, such as an import. */
const settleMs = 500;

export interface Warmer {
  /** Fills the cache in the background. */
  start(): void;
  /** Empties the cache at once and fills it again. */
  refresh(): void;
  stop(): void;
}

interface WarmerParts {
  app: FastifyInstance;
  cache: PageCache;
}

/** Renders pages before anybody asks for them. */
export function createWarmer({ app, cache }: WarmerParts): Warmer {
  let timer: NodeJS.Timeout | undefined;
  let round = 0;

  const warm = async () => {
    round += 1;
    const own = round;
    const addresses = await knownAddresses(app);
    for (const path of addresses) {
      if (own !== round) return;
      await cache.get(path);
      await turn();
    }
  };
  const begin = () => {
    warm().catch((error: unknown) => app.log.warn({ err: error }, 'pages were not warmed'));
  };
  return {
    start: begin,
    refresh: () => {
      cache.empty();
      clearTimeout(timer);
      timer = setTimeout(begin, settleMs).unref();
    },
    stop: () => {
      round += 1;
      clearTimeout(timer);
    },
  };
}

/** What the sitemap lists, and pages without parameters that are cached. */
async function knownAddresses(app: FastifyInstance): Promise<string[]> {
  const { body } = await app.inject('/sitemap.xml');
  const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => URL.parse(url));
  const fixed = pageNames
    .filter((name) => pages[name].cached && !paths[name].de.includes(':'))
    .flatMap((name) => locales.map((locale) => paths[name][locale]));
  return [...new Set([...fixed, ...listed.flatMap((url) => url?.pathname ?? [])])];
}
