import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { endTree, launch } from '../runtime/processes.ts';
import { Problem, type Say, withProgress } from '../runtime/progress.ts';
import { runningHere } from '../runtime/running.ts';
import { root } from '../runtime/settings.ts';
import type { TestServers } from './test-servers.ts';

const clone = createHash('sha256').update(root).digest('hex').slice(0, 12);
/** Test servers that stay up between runs, one set per clone. */
export const keptFolder = join(tmpdir(), `siebenschritt-servers-${clone}`);
export const keptFile = join(keptFolder, 'servers.json');

// Downloading or building the Temporal server may take this long, once per machine.
const START_LIMIT_MS = 30 * 60_000;
const STOP_LIMIT_MS = 30_000;

const envSchema = z.object({
  DATABASE_URL: z.string(),
  TEMPORAL_ADDRESS: z.string(),
  TEMPORAL_CLI: z.string(),
  SMTP_URL: z.string(),
  MAIL_WEB_URL: z.string(),
});

/** Starts them in the background unless they are up. @throws Problem */
export async function useKeptServers(say: Say): Promise<TestServers['env']> {
  const env = read() ?? (await withProgress(say, 'starting the test servers', start()));
  // They stop by themselves when unused for a while.
  utimesSync(keptFile, new Date(), new Date());
  return env;
}

/** @returns whether there were any */
export async function stopKeptServers(): Promise<boolean> {
  const running = runningHere(keptFolder);
  if (running) await endTree(running.supervisor, 'SIGTERM', STOP_LIMIT_MS);
  return running !== undefined;
}

export function noteKeptServers(env: TestServers['env']): void {
  writeFileSync(`${keptFile}.new`, JSON.stringify(env), { mode: 0o600 });
  renameSync(`${keptFile}.new`, keptFile);
}

function read(): TestServers['env'] | undefined {
  if (!runningHere(keptFolder) || !existsSync(keptFile)) return undefined;
  return envSchema.parse(JSON.parse(readFileSync(keptFile, 'utf8')));
}

async function start(): Promise<TestServers['env']> {
  await mkdir(keptFolder, { recursive: true, mode: 0o700 });
  const log = join(keptFolder, 'servers.log');
  const args = [join(root, 'scripts/servers/keep-servers.ts')];
  const child = launch({ file: process.execPath, args, cwd: root, env: process.env }, log);
  child.unref();
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    const env = read();
    if (env) return env;
    // If another run started them first, this process exits by itself.
    if (child.exitCode !== null && !runningHere(keptFolder)) break;
    await sleep(100);
  }
  throw new Problem(`The test servers do not start, see ${log}.`);
}
