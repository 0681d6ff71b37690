import type { Changed } from '#projections/checkpoint-watch.ts';

/** With more changes, looking up their owners costs more than telling everybody. */
const MOST_GATHERED = 1_000;

/**
 * Passes the first change on at once, and gathers those of the next `everyMs`, so that `pass` runs once in this
 * time. It must not throw.
 */
export function gatherChanges(
  pass: (changed: Changed) => Promise<void>,
  everyMs: number,
): (changed: Changed) => void {
  let gathered: Set<string> | 'any' = new Set();
  let resting = false;
  const passOn = async () => {
    if (gathered !== 'any' && gathered.size === 0) return;
    resting = true;
    const changed = gathered === 'any' ? gathered : [...gathered];
    gathered = new Set();
    await pass(changed);
    setTimeout(() => {
      resting = false;
      void passOn();
    }, everyMs).unref();
  };
  return (changed) => {
    if (changed === 'any') gathered = 'any';
    else if (gathered !== 'any') {
      for (const id of changed) gathered.add(id);
      if (gathered.size > MOST_GATHERED) gathered = 'any';
    }
    if (!resting) void passOn();
  };
}
