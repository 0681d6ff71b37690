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
  missed = now === last ? missed + 1 : 0;
  last = now;
  if (missed < limit) continue;
  const line = { level: 60, time: new Date().toISOString(), msg: 'the event loop stands still: the process is ended' };
  require('node:fs').writeSync(2, JSON.stringify(line) + '\\n');
  process.kill(process.pid, 'SIGKILL');
}`;

/**
 * Ends this process when its event loop has stood still for 20 s: whoever runs it starts what has ended again,
 * and not what hangs. Not while somebody looks at it with a debugger.
 */
export function endWhenStanding(seconds = STANDSTILL_S): void {
  if (inspector() !== undefined) return;
  const beats = new Int32Array(new SharedArrayBuffer(4));
  setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref();
  const watch = new Worker(watching, {
    eval: true,
    execArgv: [],
    env: {},
    workerData: { beats, limit: seconds },
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  });
  watch.unref();
}
