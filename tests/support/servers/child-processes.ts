import { readdirSync } from 'node:fs';
import { commandLine, statOf } from '#scripts/runtime/processes.ts';

/** Ids of the processes that this one has started and whose command line has the text; on Linux. */
export function childrenOf(parent: number | undefined, text: string): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => {
    return Number(statOf(pid)?.[1]) === parent && commandLine(pid)?.includes(text);
  });
}
