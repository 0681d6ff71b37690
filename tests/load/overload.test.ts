import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quantile } from '#ops/bench/measure.ts';
import { residentMb, watchMemory } from './memory.ts';
import { type Answered, type Asked, ask, capacityOf, connections, openLoop } from './open-loop.ts';
import { type Loaded, startLoaded } from './system.ts';

const OVERLOAD = 10;
const OVERLOAD_SECONDS = 20;
const CAPACITY_SECONDS = 8;
const LANES = 16;
/** A machine cannot send more than it can make: as many as a burst of visitors has open. */
const CONNECTIONS = 1_000;
/** Beyond what the process takes after its capacity has been measured. */
const MEMORY_MB_MAX = 250;
const RECOVERED_MS = 5_000;
/** Of a request after the overload, to one before it. */
const NORMAL = 2;

let loaded: Loaded;

beforeAll(async () => {
  loaded = await startLoaded();
  // The public pages are rendered for the cache first.
  await sleep(20_000);
}, 900_000);
afterAll(() => loaded?.stop(), 60_000);

test.each(['page', 'read', 'command'] as const)(
  'ten times as much as can be answered, %s: 429 and 503 with the time to come back, and normal soon',
  async (kind) => {
    const { system, api, mix } = loaded;
    const make = mix[kind];
    const { site } = system;
    const normal = await usual(site, make);
    const agent = connections(CONNECTIONS);
    const capacity = await capacityOf(
      { lanes: LANES, seconds: CAPACITY_SECONDS, site, agent },
      make,
    );
    const before = residentMb(api);
    const memory = watchMemory({ api }, 200);
    const begun = performance.now();
    const perSecond = capacity * OVERLOAD;
    const answers = await openLoop({ perSecond, seconds: OVERLOAD_SECONDS, site, agent }, make);
    const took = (performance.now() - begun) / 1_000;
    const most = Math.max(...(memory.end().api ?? []));
    await expect
      .poll(() => usual(site, make), { timeout: RECOVERED_MS, interval: 100 })
      .toBeLessThan(Math.max(normal * NORMAL, normal + 50));
    agent.destroy();
    print(kind, { capacity, took, answers, normal, before, most });
    expectOnlyPolite(answers);
    // Pages are answered faster than this machine can ask for them beside it.
    const turnedAway = answers.some(({ status }) => status !== 200);
    expect(turnedAway || answers.length / took <= capacity, 'more was sent, and nobody went').toBe(
      true,
    );
    expect(most - before).toBeLessThan(MEMORY_MB_MAX);
  },
  300_000,
);

/** Milliseconds of the median of some requests, one after the other. */
async function usual(site: string, make: (index: number) => Asked): Promise<number> {
  const agent = connections(1);
  const times: number[] = [];
  for (let index = 0; index < 9; index += 1) {
    const { status, ms } = await ask(site, agent, make(index));
    times.push(status === 200 ? ms : Number.POSITIVE_INFINITY);
  }
  agent.destroy();
  return quantile(times, 0.5);
}

function expectOnlyPolite(answers: readonly Answered[]): void {
  const others = answers.filter(({ status }) => ![200, 429, 503].includes(status));
  expect(others.length, `answered otherwise: ${JSON.stringify(others.slice(0, 3))}`).toBe(0);
  const silent = answers.filter(({ status, retryAfter }) => status !== 200 && !retryAfter);
  expect(silent.length, 'refused without the time to come back').toBe(0);
  expect(
    answers.some(({ status }) => status === 200),
    'some were answered',
  ).toBe(true);
}

interface Seen {
  capacity: number;
  took: number;
  answers: readonly Answered[];
  normal: number;
  before: number;
  most: number;
}

function print(kind: string, { capacity, took, answers, normal, before, most }: Seen): void {
  const good = answers.filter(({ status }) => status === 200);
  const at = (share: number) =>
    quantile(
      good.map(({ ms }) => ms),
      share,
    ).toFixed(0);
  console.log(
    `${kind}: capacity ${capacity.toFixed(0)}/s, sent ${(answers.length / took).toFixed(0)}/s, ` +
      `answered ${(good.length / took).toFixed(0)}/s (p50 ${at(0.5)}, p99 ${at(0.99)} ms), ` +
      `turned away ${answers.length - good.length}; alone ${normal.toFixed(1)} ms; ` +
      `memory ${before.toFixed(0)} MB, at most ${most.toFixed(0)} MB`,
  );
}
