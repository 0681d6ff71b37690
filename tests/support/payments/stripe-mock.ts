import { execFile, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '#scripts/servers/ports.ts';

const VERSION = '0.203.0';
const BUILD_LIMIT_MS = 4 * 60_000;
const START_LIMIT_MS = 20_000;

export interface StripeMock {
  url: string;
  stop(): void;
}

/** Stripe's own stand-in for its API, built by Go and kept in the cache; undefined without Go. */
export async function startStripeMock(): Promise<StripeMock | undefined> {
  const program = await findStripeMock();
  if (!program) return undefined;
  const port = await freePort();
  const child = spawn(program, ['-http-port', String(port)], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  for (const deadline = Date.now() + START_LIMIT_MS; Date.now() < deadline; await sleep(100)) {
    // Without a key it answers 401.
    if ((await fetch(url).catch(() => undefined))?.status) return { url, stop: () => child.kill() };
  }
  child.kill();
  throw new Error('stripe-mock does not start.');
}

async function findStripeMock(): Promise<string | undefined> {
  const caches = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const folder = join(caches, 'siebenschritt', `stripe-mock-${VERSION}`);
  const program = join(folder, 'stripe-mock');
  if (existsSync(program)) return program;
  if (spawnSync('go', ['version'], { stdio: 'ignore' }).status !== 0) return undefined;
  await promisify(execFile)('go', ['install', `github.com/stripe/stripe-mock@v${VERSION}`], {
    env: { ...process.env, GOBIN: folder },
    timeout: BUILD_LIMIT_MS,
  });
  return program;
}
