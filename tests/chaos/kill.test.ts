import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CommandName } from '#domain/foundation/foundation.ts';
import { bringTo, type Cast, type Journey, notaryEmail } from '../support/journey.ts';
import { allMails } from '../support/mails.ts';
import { logIn } from '../support/people.ts';

const JOURNEYS = 20;
/** As many foundations run at one time; the kills go on as long as they do. */
const AT_ONCE = 4;
const VICTIMS = ['worker', 'api', 'projections', 'temporal'] as const;
/** Between two kills, at random: long enough to make headway, short enough to hit every step. */
const PAUSE_MS = { min: 1_000, max: 6_000 };
const PASSWORD = 'chaos-journeys-1';

/** Which mails a completed journey without a talk owes, by a word of their Message-ID. */
const SUBJECTS_PER_JOURNEY = Number(process.env.CHAOS_MAILS ?? 10);

interface System {
  site: string;
  mailWeb: string;
  dataDir: string;
  databaseUrl: string;
  child: ChildProcess;
}

let system: System;
const kills: Record<string, number> = {};

beforeAll(async () => {
  system = await startSystem();
}, 900_000);

afterAll(async () => {
  if (!system) return;
  system.child.kill('SIGTERM');
  await new Promise((resolve) => system.child.once('exit', resolve));
  rmSync(system.dataDir, { recursive: true, force: true });
}, 60_000);

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

async function startSystem(): Promise<System> {
  const names = ['PORT', 'TEMPORAL_PORT', 'TEMPORAL_UI_PORT', 'POSTGRES_PORT', 'SMTP_PORT', 'MAIL_WEB_PORT'];
  const ports = await freePorts(names.length);
  const dataDir = mkdtempSync(join(tmpdir(), 'siebenschritt-chaos-'));
  const own = Object.fromEntries(names.map((name, index) => [name, String(ports[index])]));
  const { DATABASE_URL, TEMPORAL_ADDRESS, SMTP_URL, ...inherited } = process.env;
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...inherited, ...own, DATA_DIR: dataDir, RATE_LIMITS: 'off', DEMO_PASSWORD: PASSWORD },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (/^ready/m.test(output)) resolve();
    });
    child.once('exit', () => reject(new Error(`The system did not start:\n${output}`)));
  });
  return {
    site: `http://localhost:${own.PORT}`,
    mailWeb: `http://localhost:${own.MAIL_WEB_PORT}`,
    dataDir,
    databaseUrl: '',
    child,
  };
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = servers.map(
    (server) =>
      new Promise<number>((resolve) => {
        server.listen(0, () => {
          const address = server.address();
          resolve(typeof address === 'object' && address ? address.port : 0);
        });
      }),
  );
  const found = await Promise.all(ports);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return found;
}

async function assemble({ site, mailWeb }: System): Promise<Cast> {
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
    const { parts } = JSON.parse(readFileSync(join(system.dataDir, 'running.json'), 'utf8'));
    const name = Object.keys(parts).find((part) => part.toLowerCase().startsWith(victim));
    if (!name) throw new Error(`No part is called ${victim}.`);
    try {
      process.kill(parts[name].pid, 'SIGKILL');
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
