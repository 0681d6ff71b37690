import { afterAll, beforeAll, expect, test } from 'vitest';
import { quantile } from '#ops/bench/measure.ts';
import { watchMemory } from './memory.ts';
import { ask, connections, openLoop } from './open-loop.ts';
import { type Loaded, startLoaded } from './system.ts';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 30);
/** About a third of what one process of this size bears. */
const PER_SECOND = { page: 5, read: 50, command: 2 };
const SAMPLE_MS = 2_000;
/** Of 20 s each: then every foundation has had some 25 commands. */
const ROUNDS_OF_A_FOUNDATION = 10;
const PARTS = ['api', 'worker', 'projections'] as const;
/** Caches fill and V8 settles: the first third does not count. */
const WARM_UP = 1 / 3;
/** Of the median of the last third to that of the second. */
const GROWTH_MAX = 1.05;
const GROWTH_MB_MAX = 15;

let loaded: Loaded;

beforeAll(async () => {
  loaded = await startLoaded();
}, 900_000);
afterAll(() => loaded?.stop(), 60_000);

test(
  'memory and times do not grow while people work',
  async () => {
    const { system, mix } = loaded;
    const { site } = system;
    const parts = system.parts();
    const pids = Object.fromEntries(PARTS.map((part) => [part, parts[part] ?? 0]));
    const memory = watchMemory(pids, SAMPLE_MS);
    const agent = connections(100);
    const times: Record<string, number[]> = { early: [], late: [] };
    const seconds = 20;
    const rounds = Math.max(3, Math.round((MINUTES * 60) / seconds));
    for (let round = 0; round < rounds; round += 1) {
      if (round > 0 && round % ROUNDS_OF_A_FOUNDATION === 0) await loaded.startAnew();
      const loads = (['page', 'read', 'command'] as const).map((kind) =>
        openLoop({ perSecond: PER_SECOND[kind], seconds, site, agent }, mix[kind]),
      );
      const answers = (await Promise.all(loads)).flat();
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const when = round < rounds / 3 ? undefined : round < (rounds * 2) / 3 ? 'early' : 'late';
      if (when) times[when]?.push(...answers.map(({ ms }) => ms));
    }
    const samples = memory.end();
    agent.destroy();
    for (const part of PARTS) expectSteady(part, samples[part] ?? []);
    const [early, late] = [times.early ?? [], times.late ?? []].map((all) => quantile(all, 0.5));
    console.log(`median of all answers: ${early?.toFixed(1)} ms, later ${late?.toFixed(1)} ms`);
    expect((await ask(site, connections(1), mix.read(0))).status).toBe(200);
  },
  MINUTES * 120_000 + 120_000,
);

function expectSteady(part: string, samples: readonly number[]): void {
  const from = Math.floor(samples.length * WARM_UP);
  const half = Math.floor((samples.length - from) / 2);
  const early = quantile(samples.slice(from, from + half), 0.5);
  const late = quantile(samples.slice(from + half), 0.5);
  console.log(`${part}: ${early.toFixed(0)} MB, later ${late.toFixed(0)} MB`);
  expect(late, `${part} grows`).toBeLessThan(Math.max(early * GROWTH_MAX, early + GROWTH_MB_MAX));
}
