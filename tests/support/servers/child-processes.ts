import { readdirSync, readFileSync } from 'node:fs';

/** Ids of the processes that this one has started and whose command line has the text; on Linux. */
export function childrenOf(parent: number | undefined, text: string): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => {
    try {
      const [, own] = /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      if (Number(own) !== parent) return false;
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(text);
    } catch {
      // It has ended.
      return false;
    }
  });
}
