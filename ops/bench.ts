/** `npm run bench [-- <name>]`: the figures of `docs/benchmarks.md`, or those of one name. */
const benches: Record<string, () => Promise<unknown>> = {
  /** Appends, commands, logins, rebuild: on a system of its own. */
  figures: () => import('./bench/figures.ts'),
  /** How soon a saved file shows in `npm run dev`. */
  dev: () => import('./bench/dev.ts'),
  /** `GET /users/me` beside Directus, which it installs (1 GB). */
  directus: () => import('./bench/directus.ts'),
  /** How soon a start answers, what each part holds and burns idle. */
  idle: () => import('./bench/idle.ts'),
  /** Lighthouse over the public pages, with limits. */
  lighthouse: () => import('./bench/lighthouse.ts'),
  /** Every list of the desk over 100,000 formations; founders' pages. */
  lists: () => import('./bench/lists.ts'),
  /** One search over 100,000 formations and 200,000 invoices. */
  search: () => import('./bench/search.ts'),
  /** How often a second cached pages are sent. */
  web: () => import('./bench/web.ts'),
};

const [name = 'figures'] = process.argv.slice(2);
if (Object.hasOwn(benches, name)) await benches[name]?.();
else {
  console.error(`Which figures? ${Object.keys(benches).join(', ')}`);
  process.exitCode = 1;
}
