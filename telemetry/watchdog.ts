import { url as inspector } from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** Long enough for a busy machine; then nobody waits for an answer any more. */
const STANDSTILL_S = 20;
const BEAT_MS = 500;

/**
 * Looks once a second whether the event loop has had a turn. It counts its own turns instead of the time: after a
 * process was stopped as a whole, or the machine slept, nobody has stood still.
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
 * Ends this process when its event loop has stood still for 20 s: whoever runs it starts what has ended again,
 * and not what hangs. Not while a debugger may be attached, which is asked at each beat: one that is opened while it
 * stands still already comes too late.
 */
export function endWhenStanding(seconds = STANDSTILL_S): void {
  // How often it had its turn, and whether it listened for a debugger then.
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
