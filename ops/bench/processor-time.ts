import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Of Linux, in which `/proc` counts the time of a processor. */
const TICKS_PER_SECOND = 100;
const REST_LIMIT_MS = 120_000;
/** Of a core. */
const RESTING = 0.05;

/** A process with all that it has started. */
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

/** What these processes have used so far, with those that they have started and that have ended. */
export function cpuSeconds(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    const [own, system, ended, systemOfEnded] = (statOf(pid) ?? []).slice(11).map(Number);
    return (own ?? 0) + (system ?? 0) + (ended ?? 0) + (systemOfEnded ?? 0);
  });
  return ticks.reduce((total, one) => total + one, 0) / TICKS_PER_SECOND;
}

/** Waits for what a server does once it answers, such as rendering its pages: for a second in which it rests. */
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

/** The fields after the name, which may hold spaces; undefined once it has ended. */
function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** Names of processes, each with those that are counted under it at the time. */
export type Processes = Record<string, () => readonly number[]>;

/** With all that they have started. */
export const trees = (roots: Record<string, number>): Processes =>
  Object.fromEntries(Object.entries(roots).map(([name, pid]) => [name, () => treeOf(pid)]));

/** What one of many took, by name of its processes, in milliseconds of processor time. */
export type Costs = Map<string, number>;

/** Adds to the costs what each of the processes uses for this part of all works, each of which counts once. */
export async function watched<Result>(
  { processes, costs, of }: { processes: Processes; costs: Costs; of: number },
  work: () => Promise<Result>,
): Promise<Result> {
  const seen = () =>
    Object.entries(processes).map(([name, pids]) => [name, cpuSeconds(pids())] as const);
  const before = new Map(seen());
  const result = await work();
  for (const [name, after] of seen()) {
    const ms = ((after - (before.get(name) ?? 0)) * 1_000) / of;
    costs.set(name, (costs.get(name) ?? 0) + ms);
  }
  return result;
}
