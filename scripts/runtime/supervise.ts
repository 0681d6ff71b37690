import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
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

/** One process of the system: how it is started, when it counts as up, how it ends. */
export interface Part {
  name: string;
  /** Asked again before every start. */
  command(): Promise<Command>;
  healthy(): Promise<boolean>;
  startLimitMs: number;
  stopSignal: 'SIGTERM' | 'SIGINT';
  stopLimitMs: number;
}

export interface Supervisor {
  /** Resolves when the part is up. @throws Problem when it does not come up. */
  start(part: Part): Promise<void>;
  /** Stops the parts in the order of the names; parts not named follow, latest first. */
  stop(order: string[]): Promise<void>;
  /** Identities of the running parts, by name. */
  running(): Record<string, ProcessIdentity>;
}

interface Supervised {
  part: Part;
  child: ChildProcess | undefined;
  identity: ProcessIdentity | undefined;
  /** Settles when the child has ended. */
  ended: Promise<void>;
  starts: number;
}

const BACKOFF_FIRST_MS = 500;
const BACKOFF_MAX_MS = 15_000;
/** A part that ran this long had recovered: its next end begins with the short wait again. */
const STEADY_MS = 60_000;
const FIRST_STARTS_MAX = 3;
const HEALTH_EVERY_MS = 150;

/**
 * Keeps parts running: one that ends is started again, with growing waits, until `stop`.
 * Each part writes to `<logDir>/<name>.log`.
 *
 * @param changed called after every start of a process, to note ids for the next start.
 */
export function createSupervisor(logDir: string, say: Say, changed: () => void): Supervisor {
  mkdirSync(logDir, { recursive: true, mode: 0o700 });
  const all = new Map<string, Supervised>();
  let stopping = false;

  async function spawnPart(entry: Supervised): Promise<void> {
    const command = await entry.part.command();
    if (stopping) return;
    const child = launch(command, logFile(entry.part));
    entry.child = child;
    entry.starts += 1;
    entry.identity = child.pid === undefined ? undefined : identify(child.pid);
    entry.ended = new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.once('error', () => resolve());
    });
    changed();
  }

  async function untilHealthy(entry: Supervised): Promise<boolean> {
    let over = false;
    void entry.ended.then(() => {
      over = true;
    });
    const deadline = Date.now() + entry.part.startLimitMs;
    while (!over && !stopping && Date.now() < deadline) {
      if (await entry.part.healthy()) return !over;
      await sleep(HEALTH_EVERY_MS);
    }
    return false;
  }

  async function firstStart(entry: Supervised): Promise<void> {
    for (let attempt = 1; attempt <= FIRST_STARTS_MAX && !stopping; attempt += 1) {
      await spawnPart(entry);
      if (await untilHealthy(entry)) return;
      if (entry.identity) await endTree(entry.identity, 'SIGTERM', 2_000);
      await sleep(attempt * BACKOFF_FIRST_MS);
    }
    if (stopping) return;
    const { name } = entry.part;
    throw new Problem(`${name} does not start: ${lastLine(entry.part)} (${logFile(entry.part)})`);
  }

  async function keepRunning(entry: Supervised): Promise<void> {
    let wait = BACKOFF_FIRST_MS;
    while (!stopping) {
      const begun = Date.now();
      await entry.ended;
      if (stopping) return;
      if (entry.child?.pid) endGroup(entry.child.pid);
      if (Date.now() - begun > STEADY_MS) wait = BACKOFF_FIRST_MS;
      say(`${entry.part.name} ended (${howItEnded(entry)}); starting it again in ${wait} ms`);
      await sleep(wait);
      wait = Math.min(wait * 2, BACKOFF_MAX_MS);
      await spawnPart(entry).catch((error: Error) => say(`${entry.part.name}: ${error.message}`));
    }
  }

  function logFile(part: Part): string {
    return join(logDir, `${part.name.toLowerCase().replaceAll(' ', '-')}.log`);
  }

  function lastLine(part: Part): string {
    const lines = readFileSync(logFile(part), 'utf8').trimEnd().split('\n');
    return lines.findLast((line) => /error|fatal|cannot|refuse/i.test(line)) ?? lines.at(-1) ?? '';
  }

  return {
    async start(part) {
      const entry: Supervised = {
        part,
        child: undefined,
        identity: undefined,
        ended: Promise.resolve(),
        starts: 0,
      };
      all.set(part.name, entry);
      await withProgress(say, `waiting for ${part.name}`, firstStart(entry));
      void keepRunning(entry);
    },
    async stop(order) {
      stopping = true;
      const latestFirst = [...all.keys()].reverse();
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

function howItEnded({ child }: Supervised): string {
  if (child?.signalCode) return child.signalCode;
  return child?.exitCode === null ? 'it could not be started' : `exit code ${child?.exitCode}`;
}
