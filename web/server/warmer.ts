import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { localeOf, locales, type PageName, pageNames, paths } from '#domain/site/paths.ts';
import { isPublic, pages } from '../pages.ts';
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
  cache: PageCache;
  sheets: StyleSheets;
}

/** Renders pages before anybody asks for them, and collects their styles in one sheet. */
export function createWarmer({ app, render, cache, sheets }: WarmerParts): Warmer {
  let timer: NodeJS.Timeout | undefined;
  let round = 0;

  const warm = async () => {
    round += 1;
    const own = round;
    const addresses = await knownAddresses(app);
    for (const { path, route } of samplesOf(addresses)) {
      if (own !== round) return;
      const response = await render(path);
      sheets.learn(await response.text(), route);
      await turn();
    }
    if (await sheets.publish()) cache.empty();
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
