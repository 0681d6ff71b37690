import { writeFileSync } from 'node:fs';

const EVERY_MS = 5_000;

/**
 * What probes of containers look at in parts without a port: a file that says whether the part does its
 * work, written anew while the event loop turns. That of a frozen process grows old.
 */
export function startPulse(file: string | undefined, isReady: () => boolean): void {
  if (!file) return;
  const beat = () => writeFileSync(file, isReady() ? 'ready\n' : 'waiting\n');
  beat();
  setInterval(beat, EVERY_MS).unref();
}
