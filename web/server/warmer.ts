import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Locale, locales, type PageName, pageNames, paths } from '#domain/site/paths.ts';
import { isPublic, pages } from '../pages.ts';
import type { PageCache } from './page-cache.ts';
import type { StyleSheet } from './style-sheet.ts';

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
  sheet: StyleSheet;
}

/** Renders pages before anybody asks for them, and collects their styles in one sheet. */
export function createWarmer({ app, render, cache, sheet }: WarmerParts): Warmer {
  let timer: NodeJS.Timeout | undefined;
  let round = 0;

  const warm = async () => {
    round += 1;
    const own = round;
    const addresses = await knownAddresses(app);
    for (const path of samplesOf(addresses)) {
      if (own !== round) return;
      const response = await render(path);
      sheet.learn(await response.text());
      await turn();
    }
    if (await sheet.publish()) cache.empty();
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

/** A few addresses of every public route, and one that leads nowhere. */
function samplesOf(addresses: readonly string[]): string[] {
  const routes = pageNames.filter(isPublic).flatMap((name) => locales.map((l) => routeOf(name, l)));
  // Routes with fewer parameters win, as in the router.
  routes.sort((one, other) => one.params - other.params);
  const samples = routes.filter(({ params }) => params === 0).map(({ path }) => path);
  const taken = new Map<string, number>();
  for (const address of addresses) {
    const route = routes.find(({ pattern }) => pattern.test(address));
    if (!route || route.params === 0) continue;
    const count = taken.get(route.path) ?? 0;
    if (count < samplesPerRoute) samples.push(address);
    taken.set(route.path, count + 1);
  }
  return [...samples, '/nothing/is/here/'];
}

function routeOf(name: PageName, locale: Locale) {
  const path: string = paths[name][locale];
  const pattern = new RegExp(`^${path.replace(/:[a-z]+/gi, '[^/]+')}$`);
  return { path, pattern, params: path.split(':').length - 1 };
}
