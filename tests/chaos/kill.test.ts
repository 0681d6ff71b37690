import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CommandName } from '#domain/foundation/foundation.ts';
import { bringTo, type Cast, type Journey, notaryEmail } from '../support/journey.ts';
import { allMails } from '../support/mails.ts';
import { logIn } from '../support/people.ts';
import { type OwnSystem, PASSWORD, startOwnSystem } from '../support/system.ts';

const JOURNEYS = 20;
/** As many foundations run at one time; the kills go on as long as they do. */
const AT_ONCE = 4;
const VICTIMS = ['worker', 'api', 'projections', 'temporal'] as const;
/** Between two kills, at random: long enough to make headway, short enough to hit every step. */
const PAUSE_MS = { min: 1_000, max: 6_000 };
/** Which mails a completed journey without a talk owes, by a word of their Message-ID. */
const SUBJECTS_PER_JOURNEY = Number(process.env.CHAOS_MAILS ?? 10);

let system: OwnSystem;
const kills: Record<string, number> = {};

beforeAll(async () => {
  system = await startOwnSystem();
}, 900_000);

afterAll(() => system?.stop(), 60_000);

describe('processes are killed at random moments', () => {
  test('every journey ends, every accepted command happened exactly once, every mail is there', async () => {
    const cast = await assemble(system);
    const stop = new AbortController();
    const killer = killUntil(stop.signal);
    const journeys: Journey[] = [];
    try {
      const queue = Array.from({ length: JOURNEYS }, (_, index) => index);
      const lane = async () => {
        while (queue.pop() !== undefined) journeys.push(await bringTo(cast, 'completed'));
      };
      await Promise.all(Array.from({ length: AT_ONCE }, lane));
    } finally {
      stop.abort();
      await killer;
    }
    console.log(`kills: ${JSON.stringify(kills)}`);
    expect(journeys).toHaveLength(JOURNEYS);
    for (const victim of VICTIMS) expect(kills[victim], victim).toBeGreaterThan(3);
    await expectAcceptedOnce(journeys);
    await expectMails(journeys);
  }, 3_000_000);
});

async function assemble({ site, mailWeb }: OwnSystem): Promise<Cast> {
  const [founder, staff, lawyer] = await Promise.all(
    ['founder', 'staff', 'lawyer'].map((name) => logIn(site, `${name}@example.com`, PASSWORD)),
  );
  if (!founder || !staff || !lawyer) throw new Error('The demo logins are missing.');
  return { site, mailWeb, founder, staff, lawyer };
}

/** The supervisor notes who runs; a part that is just being restarted is left alone. */
async function killUntil(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const pause = PAUSE_MS.min + Math.random() * (PAUSE_MS.max - PAUSE_MS.min);
    await sleep(pause, undefined, { signal }).catch(() => undefined);
    const victim = VICTIMS[Math.floor(Math.random() * VICTIMS.length)];
    if (signal.aborted || !victim) return;
    const found = Object.entries(system.parts()).find(([part]) => part.toLowerCase() === victim);
    if (!found) throw new Error(`No part is called ${victim}.`);
    try {
      process.kill(found[1], 'SIGKILL');
      kills[victim] = (kills[victim] ?? 0) + 1;
    } catch {
      // It is down already.
    }
  }
}

async function expectAcceptedOnce(journeys: readonly Journey[]): Promise<void> {
  const client = new pg.Client({ connectionString: system.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ stream: string; command: string; types: string[] }>(
    `select stream, metadata->>'commandId' as command, array_agg(type order by revision) as types
     from events group by 1, 2`,
  );
  await client.end();
  const happened = new Map(rows.map((row) => [`${row.stream} ${row.command}`, row.types]));
  for (const { foundationId, accepted } of journeys) {
    for (const { command, commandId } of accepted) {
      const types = happened.get(`foundation-${foundationId} ${commandId}`);
      expect(types, `${command} of ${foundationId}`).toHaveLength(eventsOf(command));
    }
    const own = rows.filter(({ stream }) => stream === `foundation-${foundationId}`);
    expect(own, 'nothing but what was accepted').toHaveLength(accepted.length);
  }
}

const eventsOf = (command: CommandName) => (command === 'receive-register-extract' ? 2 : 1);

async function expectMails(journeys: readonly Journey[]): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const mails = await allMails(system.mailWeb);
    const ids = new Set(mails.map(({ messageId }) => messageId));
    const missing = journeys.filter(({ foundationId }) => {
      const toNotary = mails.filter(({ to }) => to.includes(notaryEmail(foundationId)));
      const toFounder = mails.filter(({ html }) => html.includes(foundationId));
      const own = new Set([...toNotary, ...toFounder].map(({ messageId }) => messageId));
      return own.size < SUBJECTS_PER_JOURNEY;
    });
    if (missing.length === 0) {
      console.log(`mails: ${mails.length} delivered, ${ids.size} different`);
      return;
    }
    if (Date.now() > deadline) throw new Error(`mails are missing for ${missing.length} journeys`);
    await sleep(1_000);
  }
}
