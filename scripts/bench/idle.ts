import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { bringTo } from '../driver/journey.ts';
import { logIn } from '../driver/people.ts';
import { PASSWORD, startOwnSystem } from '../driver/system.ts';
import { buildWeb } from '../runtime/web-build.ts';
import { freePort } from '../servers/ports.ts';
import { firstAnswer } from './load.ts';

/**
 * `npm run bench:idle`: how soon a start answers and is ready with everything built, and what each part
 * holds and burns once three journeys are over and a minute has passed. Linux only.
 */
const JOURNEYS = 3;
const QUIET_MS = 60_000;
const WATCHED_MS = 30_000;
const PARTS = ['api', 'worker', 'projections'];
/** Of Linux, in which `/proc` counts the time of a processor. */
const TICKS_PER_SECOND = 100;

const wait = new AbortController();
await buildWeb(console.log, wait.signal);
const port = await freePort();
const begun = performance.now();
const since = () => Math.round(performance.now() - begun);
const answering = firstAnswer(`http://localhost:${port}/`).then(since);
const system = await startOwnSystem('start', { PORT: String(port) });
const ready = since();
try {
  console.log(`first answer after ${await answering} ms, ready after ${ready} ms`);
  await journeys();
  await sleep(QUIET_MS);
  await report();
} finally {
  await system.stop();
}

async function journeys(): Promise<void> {
  const [founder, staff, lawyer] = await Promise.all(
    ['founder', 'staff', 'lawyer'].map((name) =>
      logIn(system.site, `${name}@example.com`, PASSWORD),
    ),
  );
  if (!founder || !staff || !lawyer) throw new Error('Nobody is logged in.');
  const cast = { site: system.site, mailWeb: system.mailWeb, founder, staff, lawyer };
  for (let n = 0; n < JOURNEYS; n += 1) await bringTo(cast, 'completed');
}

async function report(): Promise<void> {
  const pids = system.parts();
  const before = PARTS.map((part) => cpuSeconds(treeOf(pids[part] ?? 0)));
  await sleep(WATCHED_MS);
  for (const [index, part] of PARTS.entries()) {
    const tree = treeOf(pids[part] ?? 0);
    const burnt = cpuSeconds(tree) - (before[index] ?? 0);
    const percent = ((burnt * 1_000) / WATCHED_MS) * 100;
    const [rss, pss] = [memory(tree, 'Rss'), memory(tree, 'Pss')];
    console.log(`${part}: RSS ${rss} MB, PSS ${pss} MB, ${percent.toFixed(1)} % of a core`);
  }
}

/** A process with all that it has started. */
function treeOf(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    const fields = statOf(Number(name));
    if (fields) parents.set(Number(name), Number(fields[1]));
  }
  const childrenOf = (pid: number): number[] =>
    [...parents].flatMap(([child, parent]) => (parent === pid ? [child] : []));
  const withChildren = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(withChildren)];
  return withChildren(root);
}

/** The fields after the name, which may hold spaces; undefined once it has ended. */
function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function cpuSeconds(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    const fields = statOf(pid) ?? [];
    return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  });
  return sum(ticks) / TICKS_PER_SECOND;
}

function memory(pids: readonly number[], kind: 'Rss' | 'Pss'): number {
  const kilobytes = pids.map((pid) => {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(new RegExp(`^${kind}:\\s+(\\d+)`, 'm').exec(rollup)?.[1] ?? 0);
  });
  return Math.round(sum(kilobytes) / 1_024);
}
