import { setTimeout as sleep } from 'node:timers/promises';
import { type OwnSystem, PASSWORD, startOwnSystem } from '../driver/system.ts';
import { type Described, deskCalls } from './calls/desk.ts';
import { founderCalls } from './calls/founder.ts';
import { fill } from './fill/fill.ts';
import { load, loggedIn } from './load.ts';
import { inTurn, printLoad, printMachine, quantile, ratioOf } from './measure.ts';
import { searches, searching } from './searches.ts';

/**
 * `npm run bench -- lists`: every list, figure and search of the desk over years of a business, and the pages
 * of founders and of the site beside a business that has just begun.
 */
const FEW = { formations: 10, entries: 500 };
const MANY = { formations: 100_000, entries: 50_000 };
/** Two people who work at the same time. */
const AT_DESK = { connections: 2, amount: 100 };
const DESK_LIMIT_MS = 300;
const BY_FOUNDERS = { connections: 4, duration: 0.5 };
const ROUNDS = 5;
const RATIO_LIMIT = 1.5;
/** After a start the same process renders the public pages. */
const WARMING_MS = 60_000;

const [few, many] = [await startOwnSystem(), await startOwnSystem()];
try {
  printMachine();
  await fill(few, FEW);
  await fill(many, MANY);
  await sleep(WARMING_MS);
  printLoad();
  const slowest = Math.max(await measureDesk(many), await measureSearches(many));
  printLoad();
  const worst = await compareFounders();
  printLoad();
  console.log(`desk: slowest p99 ${slowest.toFixed(0)} ms (at most ${DESK_LIMIT_MS})`);
  console.log(
    `founders: ${MANY.formations} : ${FEW.formations} formations, worst ${worst.toFixed(2)} (at most ${RATIO_LIMIT})`,
  );
  if (slowest > DESK_LIMIT_MS || worst > RATIO_LIMIT) process.exitCode = 1;
} finally {
  await few.stop();
  await many.stop();
}

/** @returns the slowest 99th percentile in milliseconds, like that of the searches */
async function measureDesk({ site }: OwnSystem): Promise<number> {
  const described = await fetch(`${site}/api/openapi.json`);
  const calls = deskCalls((await described.json()) as Described);
  let slowest = 0;
  for (const path of calls) {
    // A login holds for fewer minutes than all of them take.
    const headers = await loggedIn(`${site}/api`, 'admin@example.com', PASSWORD);
    const asked = { ...AT_DESK, url: `${site}/api${path}`, headers };
    // The first reading brings the rows into memory, as for founders below.
    await load({ ...asked, amount: AT_DESK.connections });
    const { times } = await load(asked);
    slowest = Math.max(slowest, printed(path, times));
  }
  return slowest;
}

async function measureSearches({ site }: OwnSystem): Promise<number> {
  const headers = await loggedIn(`${site}/api`, 'staff@example.com', PASSWORD);
  let slowest = 0;
  for (const q of searches) {
    const { times } = await load({ ...AT_DESK, ...searching(site, headers, q) });
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
  for (const path of founderCalls()) {
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

/** Asks for a list for a while. @returns milliseconds of a request, the median of all */
async function reader({ site }: OwnSystem) {
  const headers = await loggedIn(`${site}/api`, 'founder@example.com', PASSWORD);
  return async (path: string): Promise<number> => {
    const { times } = await load({ ...BY_FOUNDERS, url: `${site}/api${path}`, headers });
    return quantile(times, 0.5);
  };
}
