import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { statOf } from '#scripts/runtime/processes.ts';

/** Linux counts processor time in `/proc` with this clock. */
const TICKS_PER_SECOND = 100;
const REST_LIMIT_MS = 120_000;
/** Share of a core below which a process rests. */
const RESTING = 0.05;

/** A process and all its descendants. */
export function treeOf(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    const fields = statOf(Number(name));
    if (fields) parents.set(Number(name), Number(fields[1]));
  }
  const childrenOf = (pid: number): number[] =>
    [...parents].flatMap(([child, parent]) => (parent === pid ? [child] : []));
  const withChildren = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(withChildren)];
  return withChildren(root);
}

/** Processor time of these processes so far, including their children that have ended. */
export function cpuSeconds(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    const [own, system, ended, systemOfEnded] = (statOf(pid) ?? []).slice(11).map(Number);
    return (own ?? 0) + (system ?? 0) + (ended ?? 0) + (systemOfEnded ?? 0);
  });
  return ticks.reduce((total, one) => total + one, 0) / TICKS_PER_SECOND;
}

/** Waits until the process rests for a second: a server that answers may still render its pages. */
export async function atRest(pid: number): Promise<void> {
  const end = Date.now() + REST_LIMIT_MS;
  let before = cpuSeconds([pid]);
  while (Date.now() < end) {
    await sleep(1_000);
    const now = cpuSeconds([pid]);
    if (now - before < RESTING) return;
    before = now;
  }
}

/** The processes that count under each name at the time of asking. */
export type Processes = Record<string, () => readonly number[]>;

/** Each of these processes with everything it has started. */
export const trees = (roots: Record<string, number>): Processes =>
  Object.fromEntries(Object.entries(roots).map(([name, pid]) => [name, () => treeOf(pid)]));

/** Seconds of processor time so far, by name. */
export const processorSeconds = (processes: Processes): Map<string, number> =>
  new Map(Object.entries(processes).map(([name, pids]) => [name, cpuSeconds(pids())]));
