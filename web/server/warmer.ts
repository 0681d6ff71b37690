import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { localeOf, locales, type PageName, pageNames, paths, pathTo } from '#domain/site/paths.ts';
import { isPublic, pages } from '../pages.ts';
import type { Address } from './listings/addresses.ts';
import type { PageCache } from './page-cache.ts';
import type { StyleSheets } from './style-sheets.ts';

/** Changes often come in groups, such as an import. */
const settleMs = 500;
/** Pages of one route differ a little in their styles; beyond these, a page keeps its own. */
const samplesPerRoute = 3;

export interface Warmer {
  /** Fills the cache in the background. */
  start(): void;
  /** Empties the cache at once and fills it again. */
  refresh(): void;
  stop(): void;
}

interface WarmerParts {
  app: FastifyInstance;
  /** The page as rendered for a visitor without a session. */
  render: (path: string) => Promise<Response>;
  /** What search engines may index. */
  indexed: () => Promise<Address[]>;
  cache: PageCache;
  sheets: StyleSheets;
}

/** Renders pages before anybody asks for them, and collects their styles in one sheet. */
export function createWarmer({ app, render, indexed, cache, sheets }: WarmerParts): Warmer {
  let timer: NodeJS.Timeout | undefined;
  let round = 0;

  const warm = async () => {
    round += 1;
    const own = round;
    const listed = await indexed().catch((error: unknown) => {
      app.log.warn({ err: error }, 'pages with parameters are not warmed');
      return [];
    });
    const addresses = pathsToWarm(listed);
    for (const { path, route } of samplesOf(addresses)) {
      if (own !== round) return;
      const response = await render(path);
      sheets.learn(await response.text(), route);
      await turn();
    }
    if (await sheets.publish()) cache.empty();
    for (const path of addresses.slice(0, cache.maxPages)) {
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

interface Sample {
  path: string;
  route: string;
}

/** A few German addresses of every public route, and one that leads nowhere; English looks alike. */
function samplesOf(addresses: readonly string[]): Sample[] {
  const routes = pageNames.filter(isPublic).map(routeOf);
  // Routes with fewer parameters win, as in the router.
  routes.sort((one, other) => one.params - other.params);
  const samples: Sample[] = routes.filter(({ params }) => params === 0);
  const taken = new Map<string, number>();
  for (const path of addresses.filter((address) => localeOf(address) === 'de')) {
    const match = routes.find(({ pattern }) => pattern.test(path));
    if (!match || match.params === 0) continue;
    const { route } = match;
    const count = taken.get(route) ?? 0;
    if (count < samplesPerRoute) samples.push({ path, route });
    taken.set(route, count + 1);
  }
  return [...samples, { path: '/nothing/is/here/', route: 'not-found' }];
}

function routeOf(route: PageName) {
  const path: string = paths[route].de;
  const pattern = new RegExp(`^${path.replace(/:[a-z]+/gi, '[^/]+')}$`);
  return { path, route, pattern, params: path.split(':').length - 1 };
}
