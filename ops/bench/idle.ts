import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildWeb } from '#scripts/runtime/web-build.ts';
import { freePort } from '#scripts/servers/ports.ts';
import { bringTo, castOf } from '../driver/journey.ts';
import { startOwnSystem } from '../driver/system.ts';
import { firstAnswer } from './load.ts';
import { cpuSeconds, treeOf } from './processor-time.ts';

/**
 * `npm run bench -- idle`: how soon a start with everything built answers and is ready, and the memory and
 * processor time of each part a minute after three journeys. Linux only.
 */
const JOURNEYS = 3;
const QUIET_MS = 60_000;
const WATCHED_MS = 30_000;
const PARTS = ['api', 'worker', 'projections'];

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
  const cast = await castOf(system);
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

function memory(pids: readonly number[], kind: 'Rss' | 'Pss'): number {
  const kilobytes = pids.map((pid) => {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(new RegExp(`^${kind}:\\s+(\\d+)`, 'm').exec(rollup)?.[1] ?? 0);
  });
  return Math.round(kilobytes.reduce((total, one) => total + one, 0) / 1_024);
}
