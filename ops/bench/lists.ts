import { setTimeout as sleep } from 'node:timers/promises';
import { type OwnSystem, PASSWORD, startOwnSystem } from '../driver/system.ts';
import { type Described, deskCalls } from './calls/desk.ts';
import { fill } from './fill/fill.ts';
import { idOf } from './fill/ids.ts';
import { load, loggedIn } from './load.ts';
import { inTurn, printLoad, quantile, ratioOf } from './measure.ts';

/** Words that staff type, from a single letter to what matches one row only. */
const searches = [
  'k',
  'm',
  'ü',
  '2',
  'example.com',
  're-2026',
  'notariat',
  'gmbh',
  'gmbh ug',
  'Kaya',
  'Mehmet Kaya',
  'Kaya Mehmet',
  'kaya gmbh',
  'Müller Keramik Nürnberg',
  'jürgen großmann-4711',
  'grossmann-4711 juergen',
  'mitglied4711@example.com',
  '0911/104711',
  'RE-2026-004711',
  'm k g u n 2 r s',
  'nichtvorhanden',
];

const own = idOf('foundation', 0);

/** The first calls of site and member area. */
const founderCalls = [
  '/products?limit=12',
  '/products?limit=12&category=legal',
  '/products?limit=12&type=bundle',
  '/products?limit=12&delivery=in-person',
  '/products?limit=12&q=Marke',
  '/products?limit=12&sort=price',
  '/products?limit=12&sort=-price',
  '/products?limit=12&sort=newest',
  '/products?limit=12&sort=date',
  '/partners?limit=12',
  '/partners?limit=12&kind=university',
  '/articles?limit=12',
  '/news?limit=12',
  '/academy?limit=12',
  '/slots?kind=strategy-meeting',
  '/foundations?limit=20&sort=-startedAt',
  `/foundations/${own}`,
  `/foundations/${own}/timeline`,
  '/meetings?limit=20',
  '/orders?limit=20',
  '/hour-packages?limit=20',
  '/invoices?limit=20',
  '/notices?limit=20',
  '/users/me',
];

/**
 * `npm run bench -- lists`: every list, figure and search of the desk over years of a business; and the pages of
 * founders and of the site, compared with a business that has just begun.
 */
const FEW = { formations: 10, entries: 500 };
const MANY = { formations: 100_000, entries: 50_000 };
/** The load of two people who work at the same time. */
const AT_DESK = { connections: 2, amount: 100 };
const DESK_LIMIT_MS = 300;
const BY_FOUNDERS = { connections: 4, duration: 0.5 };
const ROUNDS = 5;
const RATIO_LIMIT = 1.5;
/** After a start the API renders the public pages for that long. */
const WARMING_MS = 60_000;

const [few, many] = [await startOwnSystem(), await startOwnSystem()];
try {
  await fill(few, FEW);
  await fill(many, MANY);
  await sleep(WARMING_MS);
  printLoad();
  const slowest = Math.max(await measureDesk(many), await measureSearches(many));
  printLoad();
  const worst = await compareFounders();
  console.log(`desk: slowest p99 ${slowest.toFixed(0)} ms (at most ${DESK_LIMIT_MS})`);
  console.log(
    `founders: ${MANY.formations} : ${FEW.formations} formations, worst ${worst.toFixed(2)} (at most ${RATIO_LIMIT})`,
  );
  if (slowest > DESK_LIMIT_MS || worst > RATIO_LIMIT) process.exitCode = 1;
} finally {
  await few.stop();
  await many.stop();
}

/** @returns the slowest 99th percentile in milliseconds */
async function measureDesk({ site }: OwnSystem): Promise<number> {
  const described = await fetch(`${site}/api/openapi.json`);
  const calls = deskCalls((await described.json()) as Described);
  let slowest = 0;
  for (const path of calls) {
    // All of them take longer than a login is valid.
    const headers = await loggedIn(`${site}/api`, 'admin@example.com', PASSWORD);
    const asked = { ...AT_DESK, url: `${site}/api${path}`, headers };
    // This first load brings the rows into memory.
    await load({ ...asked, amount: AT_DESK.connections });
    const { times } = await load(asked);
    slowest = Math.max(slowest, printed(path, times));
  }
  return slowest;
}

async function measureSearches({ site }: OwnSystem): Promise<number> {
  const login = await loggedIn(`${site}/api`, 'staff@example.com', PASSWORD);
  const headers = { ...login, 'content-type': 'application/json' };
  const asked = { ...AT_DESK, url: `${site}/api/admin/search`, method: 'POST', headers } as const;
  let slowest = 0;
  for (const q of searches) {
    const { times } = await load({ ...asked, body: JSON.stringify({ q }) });
    slowest = Math.max(slowest, printed(`search: ${q}`, times));
  }
  return slowest;
}

function printed(what: string, times: readonly number[]): number {
  const most = quantile(times, 0.99);
  const figures = [quantile(times, 0.5), most, Math.max(...times)].map((time) => time.toFixed(0));
  console.log(`${what.padEnd(76)} ${figures.join(' / ')} ms`);
  return most;
}

/** @returns the worst ratio of medians */
async function compareFounders(): Promise<number> {
  const ratios: number[] = [];
  for (const path of founderCalls) {
    const [a, b] = [await reader(few), await reader(many)];
    await a(path);
    await b(path);
    const times = await inTurn(
      ROUNDS,
      () => a(path),
      () => b(path),
    );
    const ratio = ratioOf(times.b, times.a);
    ratios.push(ratio);
    const [short, long] = [quantile(times.a, 0.5), quantile(times.b, 0.5)];
    const figures = `${short.toFixed(2)} / ${long.toFixed(2)} ms`;
    console.log(`${path.padEnd(76)} ${figures.padEnd(20)} ${ratio.toFixed(2)}`);
  }
  return Math.max(...ratios);
}

/** @returns a function that asks for a list for a while, and gives the median in milliseconds */
async function reader({ site }: OwnSystem) {
  const headers = await loggedIn(`${site}/api`, 'founder@example.com', PASSWORD);
  return async (path: string): Promise<number> => {
    const { times } = await load({ ...BY_FOUNDERS, url: `${site}/api${path}`, headers });
    return quantile(times, 0.5);
  };
}
