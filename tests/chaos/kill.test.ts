import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { obstacles, reportedKinds } from '#domain/foundations/obstacles.ts';
import { bringTo, type Cast, castOf, type Detour, type Journey } from '#ops/driver/journey.ts';
import { type OwnSystem, startOwnSystem } from '#ops/driver/system.ts';
import { causeFaults, type Faults } from './faults.ts';
import { type Goal, goalOf } from './goals.ts';
import { proveAll } from './proof.ts';

const goal = goalOf(process.env.CHAOS_GOAL);
/** A fast machine goes on with more journeys until the rest of the goal is reached. */
const JOURNEYS_MAX = 300;
/** Foundations in progress at a time; processes are killed until all are done. */
const AT_ONCE = 4;

let system: OwnSystem;

beforeAll(async () => {
  system = await startOwnSystem();
}, 900_000);

afterAll(() => system?.stop(), 60_000);

describe('processes are killed and frozen at random moments', () => {
  test('every journey completes, every accepted command takes effect once, every mail arrives', async () => {
    const begun = Date.now();
    const cast = await castOf(system);
    const faults = causeFaults(system, goal);
    const journeys: Journey[] = [];
    try {
      await travel(cast, journeys, faults);
    } finally {
      await faults.end();
    }
    const { kills, freezes } = faults;
    const seen = { journeys: journeys.length, commands: accepted(journeys), kills, freezes };
    console.log(JSON.stringify(seen));
    expect(isReached(goal, journeys, faults), 'the goal is reached').toBe(true);
    const mails = await proveAll(system, journeys);
    const again = mails.delivered - mails.different;
    expect(again, 'as many mails again as faults, at most').toBeLessThanOrEqual(
      goal.kills + goal.freezes,
    );
    const seconds = Math.round((Date.now() - begun) / 1_000);
    console.log(JSON.stringify({ mails, seconds }));
  }, 3_000_000);
});

/** Several foundations at a time, each with another obstacle, until the goal is reached. */
async function travel(cast: Cast, journeys: Journey[], faults: Faults): Promise<void> {
  let started = 0;
  const lane = async () => {
    while (started < JOURNEYS_MAX && !isReached(goal, journeys, faults)) {
      const detour = detours[started % detours.length];
      started += 1;
      journeys.push(await bringTo(cast, 'completed', undefined, detour));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/** Each obstacle in the last status in which it can be reported, from which most ways lead back. */
const detours = reportedKinds.flatMap((kind): Detour[] => {
  const { from, back } = obstacles[kind];
  const at = (back?.from ?? from).at(-1);
  return at ? [{ kind, at }] : [];
});

const accepted = (journeys: readonly Journey[]) =>
  journeys.reduce((sum, journey) => sum + journey.accepted.length, 0);

const isReached = (wanted: Goal, journeys: readonly Journey[], faults: Faults) =>
  journeys.length >= wanted.journeys && accepted(journeys) >= wanted.commands && faults.enough();
