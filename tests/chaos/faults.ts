import { setTimeout as sleep } from 'node:timers/promises';
import type { OwnSystem } from '#ops/driver/system.ts';
import { childrenOf } from '../support/servers/child-processes.ts';
import type { Goal } from './goals.ts';

const victims = ['worker', 'api', 'projections', 'temporal', 'postgres'] as const;
/** A frozen process holds what it has taken for so long: shorter and longer than most timeouts. */
const FROZEN_MS = { min: 3_000, max: 15_000 };
/** The child that checks a PDF lives for less than a second: of those seen, one in so many dies. */
const PDF_CHECKS_PER_KILL = 6;

export interface Faults {
  kills: Record<string, number>;
  freezes: Record<string, number>;
  /** Whether so many parts have been killed and frozen, and each of them at least once. */
  enough(): boolean;
  /** No more of them; resolves once nothing is frozen any more. */
  end(): Promise<void>;
}

/** Kills and freezes parts of the system at random moments. */
export function causeFaults(system: OwnSystem, goal: Goal): Faults {
  const kills: Record<string, number> = {};
  const freezes: Record<string, number> = {};
  const ending = new AbortController();
  const next = { kill: 0, freeze: 0 };
  const partsKilled = () => sum(kills) - (kills['pdf-check'] ?? 0);
  const fault = async () => {
    // In the proportion of the goal; the victims in turn, so that each gets its share.
    const frozen = sum(freezes) * goal.kills < partsKilled() * goal.freezes;
    const victim = victims[(frozen ? next.freeze++ : next.kill++) % victims.length] ?? 'worker';
    const count = frozen ? freezes : kills;
    const done = frozen ? await freeze(system, victim) : kill(system, victim);
    if (done) count[victim] = (count[victim] ?? 0) + 1;
  };
  const running = Promise.all([
    repeat(() => between(goal.pauseMs), ending.signal, fault),
    killPdfChecks(system, ending.signal, kills),
  ]);
  return {
    kills,
    freezes,
    enough: () =>
      partsKilled() >= goal.kills &&
      sum(freezes) >= goal.freezes &&
      victims.every((victim) => (kills[victim] ?? 0) > 0 && (freezes[victim] ?? 0) > 0),
    async end() {
      ending.abort();
      await running;
    },
  };
}

const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

const between = ({ min, max }: { min: number; max: number }) => min + Math.random() * (max - min);

async function repeat(pauseMs: () => number, signal: AbortSignal, work: () => unknown) {
  while (!signal.aborted) {
    await sleep(pauseMs(), undefined, { signal }).catch(() => undefined);
    if (!signal.aborted) await work();
  }
}

/** The supervisor notes what runs; a part that is restarting is left alone. */
function pidOf(system: OwnSystem, victim: string): number {
  const found = Object.entries(system.parts()).find(([part]) => part.toLowerCase() === victim);
  if (!found) throw new Error(`No part is called ${victim}.`);
  return found[1];
}

const kill = (system: OwnSystem, victim: string) => send([pidOf(system, victim)], 'SIGKILL');

/** Postgres works in a process per connection: all of them stand still, as on a machine that does. */
async function freeze(system: OwnSystem, victim: string): Promise<boolean> {
  const pid = pidOf(system, victim);
  const frozen = [pid, ...(victim === 'postgres' ? childrenOf(pid, '') : [])];
  if (!send(frozen, 'SIGSTOP')) return false;
  await sleep(between(FROZEN_MS));
  send(frozen, 'SIGCONT');
  return true;
}

/** @returns whether the first of them was there */
function send([first, ...others]: number[], signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): boolean {
  const sent = (pid: number) => {
    try {
      return process.kill(pid, signal);
    } catch {
      // It is down already.
      return false;
    }
  };
  const isThere = first !== undefined && sent(first);
  for (const pid of others) sent(pid);
  return isThere;
}

async function killPdfChecks(
  system: OwnSystem,
  signal: AbortSignal,
  kills: Record<string, number>,
): Promise<void> {
  const seen = new Set<number>();
  await repeat(
    () => 20,
    signal,
    () => {
      for (const pid of childrenOf(system.parts().api, 'pdf-child.ts')) {
        if (seen.has(pid)) continue;
        seen.add(pid);
        if (seen.size % PDF_CHECKS_PER_KILL !== 0) continue;
        if (send([pid], 'SIGKILL')) kills['pdf-check'] = (kills['pdf-check'] ?? 0) + 1;
      }
    },
  );
}
