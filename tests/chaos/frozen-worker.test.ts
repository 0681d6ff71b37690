import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atOnce, quantile, seconds } from '#ops/bench/measure.ts';
import { startTestServers, type TestServers } from '#scripts/servers/test-servers.ts';
import {
  accept,
  addPeople,
  type Case,
  eventually,
  openCase,
  openStage,
  SECRET,
  type Stage,
  startWorkerOn,
} from '../support/stage.ts';

/** Both workers hold about half of them in memory. */
const CASES = 12;
const COMMANDS = 60;
const AT_ONCE = 3;
const LONGEST_MS = 5_000;
/** What a command takes at most that the frozen worker does not touch; longer on a busy machine. */
const USUAL_MS = 1_000;

let servers: TestServers | undefined;
let stage: Stage;
let worker: ChildProcess;

beforeAll(async () => {
  if (!process.env.DATABASE_URL) {
    servers = await startTestServers(
      process.env,
      console.log,
      mkdtempSync(join(tmpdir(), 'chaos-')),
    );
    Object.assign(process.env, servers.env);
  }
  stage = await openStage();
  await startWorkerOn(stage);
  worker = await startProcess(stage);
}, 300_000);

afterAll(async () => {
  worker?.kill('SIGKILL');
  await stage?.end();
  await servers?.stop();
});

/** The real process, on the same task queues. */
async function startProcess({ database, temporal, mails }: Stage): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['workflows/worker/worker.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      KURRENTDB_URL: undefined,
      TEMPORAL_ADDRESS: temporal.temporalAddress,
      TEMPORAL_NAMESPACE: temporal.temporalNamespace,
      SMTP_URL: mails.smtpUrl,
      PERSON_KEY_SECRET: SECRET,
      TOKEN_SECRET: SECRET,
      LINK_SECRET: SECRET,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout?.on('data', (chunk) => {
    said += chunk;
  });
  await eventually(async () => said.includes('ready: worker'), 60_000);
  return child;
}

test('a frozen worker keeps at most one command in six waiting, and none longer than 5 s', async () => {
  const people = await addPeople(stage);
  const cases = Array.from({ length: CASES }, () => openCase(stage, people));
  await Promise.all(cases.map((example) => accept(example, 'start-foundation', 'founder')));
  const before = await timesOf(cases);
  worker.kill('SIGSTOP');
  const frozen = await timesOf(cases);
  worker.kill('SIGCONT');
  const usual = Math.max(USUAL_MS, ...before);
  const slow = frozen.filter((ms) => ms > usual);
  console.log(`both work: ${described(before)}\none frozen: ${described(frozen)}`);
  console.log(`slower than ${usual} ms: ${slow.length} of ${COMMANDS}, ${slow.join(' ')}`);
  expect(Math.max(...frozen)).toBeLessThanOrEqual(LONGEST_MS);
  expect(slow.length).toBeLessThanOrEqual(COMMANDS / 6);
}, 900_000);

/** How long each command takes, in milliseconds. */
async function timesOf(cases: readonly Case[]): Promise<number[]> {
  const times: number[] = [];
  await atOnce(AT_ONCE, COMMANDS, async (index) => {
    const example = cases[index % CASES];
    const payload = { name: `Notariat ${randomUUID()}`, city: 'Köln' };
    const took = await seconds(async () => {
      if (example) await accept(example, 'name-notary', 'founder', { payload });
    });
    times.push(Math.round(took * 1_000));
  });
  return times;
}

function described(times: readonly number[]): string {
  const [p50, p90] = [quantile(times, 0.5), quantile(times, 0.9)];
  const over = [1, 2, 3, 5, 10].map(
    (seconds) => `> ${seconds} s ${times.filter((ms) => ms > seconds * 1_000).length}`,
  );
  return `p50 ${p50} ms, p90 ${p90} ms, longest ${Math.max(...times)} ms, ${over.join(', ')}`;
}
