import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cacheFolder } from '#scripts/servers/cache.ts';
import { goInstall } from '#scripts/servers/go.ts';
import { freePort } from '#scripts/servers/ports.ts';

const VERSION = '0.203.0';
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
  const folder = cacheFolder(`stripe-mock-${VERSION}`);
  const program = join(folder, 'stripe-mock');
  if (existsSync(program)) return program;
  if (spawnSync('go', ['version'], { stdio: 'ignore' }).status !== 0) return undefined;
  const failure = await goInstall([`github.com/stripe/stripe-mock@v${VERSION}`], folder);
  if (failure !== undefined) throw new Error(failure);
  return program;
}
