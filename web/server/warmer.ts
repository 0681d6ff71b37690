import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { locales, pageNames, paths, pathTo } from '#domain/site/paths.ts';
import { pages } from '../pages.ts';
import type { Address } from './listings/addresses.ts';
import type { PageCache } from './page-cache.ts';

/** Changes often come in groups, such as an import. */
const settleMs = 500;

export interface Warmer {
  /** Fills the cache in the background. */
  start(): void;
  /** Empties the cache at once and fills it again. */
  refresh(): void;
  /** Resolves once nothing is rendered any more. */
  stop(): Promise<void>;
}

interface WarmerParts {
  app: FastifyInstance;
  /** What search engines may index. */
  indexed: () => Promise<Address[]>;
  cache: PageCache;
}

/** Renders pages before anybody asks for them. */
export function createWarmer({ app, indexed, cache }: WarmerParts): Warmer {
  let timer: NodeJS.Timeout | undefined;
  let round = 0;
  let running = Promise.resolve();

  const warm = async () => {
    round += 1;
    const own = round;
    const listed = await indexed().catch((error: unknown) => {
      app.log.warn({ err: error }, 'pages with parameters are not warmed');
      return [];
    });
    for (const path of pathsToWarm(listed).slice(0, cache.maxPages)) {
      if (own !== round) return;
      await cache.get(path);
      await turn();
    }
  };
  const begin = () => {
    const before = running;
    const warming = warm().catch((error: unknown) =>
      app.log.warn({ err: error }, 'pages were not warmed'),
    );
    running = Promise.all([before, warming]).then(() => undefined);
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
      return running;
    },
  };
}

/** Pages without parameters that are cached, and what is listed. */
function pathsToWarm(listed: readonly Address[]): string[] {
  const fixed = pageNames
    .filter((name) => pages[name].cached && !paths[name].de.includes(':'))
    .flatMap((name) => locales.map((locale) => paths[name][locale]));
  const others = listed.flatMap(({ name, params }) =>
    locales.flatMap((locale) => {
      const own = params[locale];
      return own ? pathTo(name, locale, own) : [];
    }),
  );
  return [...new Set([...fixed, ...others])];
}
