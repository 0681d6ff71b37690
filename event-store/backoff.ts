import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_MS = 250;
const LONGEST_MS = 30_000;

/** The wait before the next try: doubles from 250 ms to 30 s, with jitter. */
export function backoffMs(failures: number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 10));
  return full / 2 + (Math.random() * full) / 2;
}

/** Resolves early, without an error, when the signal aborts. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => undefined);
