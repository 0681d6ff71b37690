import { createHash } from 'node:crypto';
import { readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { endTree, launch } from '../runtime/processes.ts';
import { Problem, type Say, withProgress } from '../runtime/progress.ts';
import { runningHere } from '../runtime/running.ts';
import { root } from '../runtime/settings.ts';
import { serverVariables, type TestServers } from './test-servers.ts';

const clone = createHash('sha256').update(root).digest('hex').slice(0, 12);
/** This file says where the test servers of this clone are while they stay up between runs. */
const keptFile = join(tmpdir(), `siebenschritt-servers-${clone}.json`);

// Downloading or building the Temporal server may take this long, once per machine.
const START_LIMIT_MS = 30 * 60_000;
const STOP_LIMIT_MS = 30_000;

const keptSchema = z.object({
  /** Folder of their data; a new one each time they start. */
  dataDir: z.string(),
  env: z.record(z.enum(serverVariables), z.string()),
});
type Kept = z.infer<typeof keptSchema>;

/**
 * Starts the servers in the background unless they are running.
 *
 * @throws Problem
 */
export async function useKeptServers(say: Say): Promise<TestServers['env']> {
  const env = envOfRunning() ?? (await withProgress(say, 'starting the test servers', start()));
  // Servers that nobody has used for a while stop.
  utimesSync(keptFile, new Date(), new Date());
  return env;
}

/** @returns whether servers were running */
export async function stopKeptServers(): Promise<boolean> {
  const kept = readKept();
  const running = kept && runningHere(kept.dataDir);
  if (running) await endTree(running.supervisor, 'SIGTERM', STOP_LIMIT_MS);
  return running !== undefined;
}

export function noteKeptServers(kept: Kept): void {
  writeFileSync(`${keptFile}.new`, JSON.stringify(kept), { mode: 0o600 });
  renameSync(`${keptFile}.new`, keptFile);
}

export function readKept(): Kept | undefined {
  try {
    return keptSchema.parse(JSON.parse(readFileSync(keptFile, 'utf8')));
  } catch {
    return undefined;
  }
}

/** @returns when these servers were used last; 0 once others have replaced them, or none are noted */
export function lastUseMs(dataDir: string): number {
  if (readKept()?.dataDir !== dataDir) return 0;
  return statSync(keptFile, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function envOfRunning(): TestServers['env'] | undefined {
  const kept = readKept();
  return kept && runningHere(kept.dataDir) ? kept.env : undefined;
}

async function start(): Promise<TestServers['env']> {
  const log = `${keptFile}.log`;
  const args = [join(root, 'scripts/servers/keep-servers.ts')];
  const child = launch({ file: process.execPath, args, cwd: root, env: process.env }, log);
  child.unref();
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const env = envOfRunning();
    if (env) return env;
    await sleep(100);
  }
  throw new Problem(`The test servers do not start, see ${log}.`);
}
