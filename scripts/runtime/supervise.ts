import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Command,
  endGroup,
  endTree,
  identify,
  launch,
  type ProcessIdentity,
} from './processes.ts';
import { Problem, type Say, withProgress } from './progress.ts';

/** One process of the system: how to start it, when it is up, how to stop it. */
export interface Part {
  name: string;
  /** Called before each start. */
  command(): Promise<Command>;
  /** @param said the log of the process since its start */
  healthy(said: string): Promise<boolean>;
  startLimitMs: number;
  stopSignal: 'SIGTERM' | 'SIGINT';
  stopLimitMs: number;
}

export interface Supervisor {
  /** Resolves when the part is up. @throws Problem when it does not come up. */
  start(part: Part): Promise<void>;
  /**
   * Restarts a part at once, so that it loads changed files.
   *
   * @param limitMs time after which it is killed
   * @returns whether it came up
   */
  restart(name: string, limitMs: number): Promise<boolean>;
  /** Stops the named parts in this order, then the others, latest first. */
  stop(order: string[]): Promise<void>;
  /** Running parts by name. */
  running(): Record<string, ProcessIdentity>;
}

interface Supervised {
  part: Part;
  child: ChildProcess | undefined;
  identity: ProcessIdentity | undefined;
  /** Offset in the log at which this process begins. */
  logStart: number;
  /** Settles when the child has exited. */
  ended: Promise<void>;
  /** True while a restart is requested: the part starts at once, and its exit is not reported. */
  restarting: boolean;
}

interface Context {
  logDir: string;
  say: Say;
  changed: () => void;
  stopping: boolean;
}

const BACKOFF_FIRST_MS = 500;
const BACKOFF_MAX_MS = 10_000;
/** A part that ran this long has recovered: its next restart starts with the short wait. */
const STEADY_MS = 10_000;
const FIRST_STARTS_MAX = 3;
const HEALTH_EVERY_MS = 100;

/**
 * Keeps parts running until `stop`: one that exits is restarted, with growing waits. Each part logs to
 * `<logDir>/<name>.log`.
 *
 * @param changed is called after every process start, so that process ids can be recorded
 */
export function createSupervisor(logDir: string, say: Say, changed: () => void): Supervisor {
  mkdirSync(logDir, { recursive: true, mode: 0o700 });
  const context: Context = { logDir, say, changed, stopping: false };
  const all = new Map<string, Supervised>();
  return {
    async start(part) {
      const entry: Supervised = {
        part,
        child: undefined,
        identity: undefined,
        logStart: 0,
        ended: Promise.resolve(),
        restarting: false,
      };
      all.set(part.name, entry);
      await withProgress(say, `waiting for ${part.name}`, firstStart(entry, context));
      void keepRunning(entry, context);
    },
    async restart(name, limitMs) {
      const entry = all.get(name);
      if (!entry || context.stopping) return false;
      const { child, identity, part } = entry;
      entry.restarting = true;
      if (identity) await endTree(identity, part.stopSignal, limitMs);
      while (entry.child === child && !context.stopping) await sleep(10);
      return untilHealthy(entry, context);
    },
    async stop(order) {
      context.stopping = true;
      const latestFirst = [...all.keys()].toReversed();
      const names = [...order, ...latestFirst.filter((name) => !order.includes(name))];
      for (const name of names) {
        const entry = all.get(name);
        if (!entry?.identity) continue;
        const { part, identity } = entry;
        const ending = endTree(identity, part.stopSignal, part.stopLimitMs);
        await withProgress(say, `stopping ${name}`, ending);
      }
    },
    running() {
      const entries = [...all].flatMap(([name, { identity }]) =>
        identity ? [[name, identity] as const] : [],
      );
      return Object.fromEntries(entries);
    },
  };
}

async function firstStart(entry: Supervised, context: Context): Promise<void> {
  for (let attempt = 1; attempt <= FIRST_STARTS_MAX; attempt += 1) {
    await startProcess(entry, context);
    if ((await untilHealthy(entry, context)) || context.stopping) return;
    if (entry.identity) await endTree(entry.identity, 'SIGTERM', 2_000);
    await sleep(attempt * BACKOFF_FIRST_MS);
  }
  const log = logFile(entry.part, context);
  throw new Problem(`${entry.part.name} does not start: ${lastLine(log)} (${log})`);
}

async function startProcess(entry: Supervised, context: Context): Promise<void> {
  const command = await entry.part.command();
  if (context.stopping) return;
  const log = logFile(entry.part, context);
  const child = launch(command, log);
  entry.logStart = statSync(log).size;
  entry.child = child;
  entry.identity = child.pid === undefined ? undefined : identify(child.pid);
  entry.ended = new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  context.changed();
}

async function untilHealthy(entry: Supervised, context: Context): Promise<boolean> {
  const state = { ended: false };
  void entry.ended.then(() => {
    state.ended = true;
  });
  const log = logFile(entry.part, context);
  const deadline = Date.now() + entry.part.startLimitMs;
  while (!state.ended && !context.stopping && Date.now() < deadline) {
    const said = readFileSync(log).subarray(entry.logStart).toString();
    if (await entry.part.healthy(said)) return !state.ended;
    await sleep(HEALTH_EVERY_MS);
  }
  return false;
}

async function keepRunning(entry: Supervised, context: Context): Promise<void> {
  const { name } = entry.part;
  let wait = BACKOFF_FIRST_MS;
  while (!context.stopping) {
    const begun = Date.now();
    await entry.ended;
    if (context.stopping) return;
    if (entry.child?.pid) endGroup(entry.child.pid);
    if (Date.now() - begun > STEADY_MS || entry.restarting) wait = BACKOFF_FIRST_MS;
    if (!entry.restarting) {
      context.say(`${name} ended (${howItEnded(entry)}); starting it again in ${wait} ms`);
      const until = Date.now() + wait;
      while (Date.now() < until && !entry.restarting && !context.stopping) await sleep(50);
      wait = Math.min(wait * 2, BACKOFF_MAX_MS);
    }
    entry.restarting = false;
    const failed = (error: Error) => context.say(`${name}: ${error.message}`);
    await startProcess(entry, context).catch(failed);
  }
}

function logFile(part: Part, { logDir }: Context): string {
  return join(logDir, `${part.name.toLowerCase().replaceAll(' ', '-')}.log`);
}

function lastLine(log: string): string {
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-40);
  return lines.findLast((line) => /error|fatal|cannot|refuse/i.test(line)) ?? lines.at(-1) ?? '';
}

function howItEnded({ child }: Supervised): string {
  if (child?.signalCode) return child.signalCode;
  return child?.exitCode === null ? 'it could not be started' : `exit code ${child?.exitCode}`;
}
