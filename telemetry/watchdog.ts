import { url as inspector } from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** Long enough for a busy machine; after it nobody waits for an answer any more. */
const STANDSTILL_S = 20;
const BEAT_MS = 500;

/**
 * Watches once a second whether the event loop has had a turn. It counts its own turns instead of the time, so
 * that a stopped process or a sleeping machine does not count as a standstill.
 */
const watching = `
const { workerData: { beats, limit } } = require('node:worker_threads');
const never = new Int32Array(new SharedArrayBuffer(4));
let last = -1;
let missed = 0;
for (;;) {
  Atomics.wait(never, 0, 0, 1000);
  const now = Atomics.load(beats, 0);
  missed = now === last && Atomics.load(beats, 1) === 0 ? missed + 1 : 0;
  last = now;
  if (missed < limit) continue;
  const line = { level: 60, time: new Date().toISOString(), msg: 'the event loop stands still: the process is ended' };
  require('node:fs').writeSync(2, JSON.stringify(line) + '\\n');
  process.kill(process.pid, 'SIGKILL');
}`;

/**
 * Ends this process when its event loop has stood still for 20 s: supervisors restart a process that has ended,
 * but not one that hangs. A debugger prevents this, if it was open at the last beat; one that is opened during
 * the standstill comes too late.
 */
export function endWhenStanding(seconds = STANDSTILL_S): void {
  // The number of turns so far, and whether a debugger was open at the last one.
  const beats = new Int32Array(new SharedArrayBuffer(8));
  const beat = () => {
    Atomics.add(beats, 0, 1);
    Atomics.store(beats, 1, inspector() === undefined ? 0 : 1);
  };
  beat();
  setInterval(beat, BEAT_MS).unref();
  const watch = new Worker(watching, {
    eval: true,
    execArgv: [],
    env: {},
    workerData: { beats, limit: seconds },
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  });
  watch.unref();
}
