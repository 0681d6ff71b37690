import { readdirSync, readFileSync } from 'node:fs';

/** Of Linux, in which `/proc` counts the time of a processor. */
const TICKS_PER_SECOND = 100;

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

/** The fields after the name, which may hold spaces; undefined once it has ended. */
function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
