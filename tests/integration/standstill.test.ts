import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { startOwnSystem } from '#ops/driver/system.ts';

const BACK_WITHIN_MS = 45_000;
const watchdog = pathToFileURL('telemetry/watchdog.ts').href;

/** Loaded into every part: the one that is sent the signal never answers again. */
const standStill = "process.on('SIGUSR2', () => { for (;;); });";

/** Somebody opens a debugger in a process that runs already, and looks around for longer than it may stand still. */
const debugged = `
import { open } from 'node:inspector';
import { endWhenStanding } from '${watchdog}';
endWhenStanding(2);
setTimeout(() => open(0), 600);
setTimeout(() => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 7000);
  console.log('went on');
  process.exit();
}, 2500);
`;

test('a process that stands still under a debugger that came later goes on', async () => {
  const args = ['--input-type=module', '--eval', debugged];
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 30_000 });
  expect(stdout).toContain('went on');
}, 40_000);

test(
  'an API that stands still under `npm start` is ended and back within 45 s',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'standstill-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'stand-still.cjs');
    await writeFile(file, standStill);
    const system = await startOwnSystem('start', { NODE_OPTIONS: `--require ${file}` });
    onTestFinished(() => system.stop());
    const { api = 0 } = system.parts();
    process.kill(api, 'SIGUSR2');
    const ready = async () => {
      const limit = AbortSignal.timeout(1_000);
      const answer = await fetch(`${system.site}/api/server/ping`, { signal: limit }).catch(
        () => null,
      );
      return answer?.status;
    };
    // It has stood still when it does not answer any more.
    await expect.poll(ready, { interval: 200 }).toBeUndefined();
    await expect.poll(ready, { timeout: BACK_WITHIN_MS, interval: 500 }).toBe(200);
    expect(system.parts().api).not.toBe(api);
    const log = await readFile(join(system.logsDir, 'api.log'), 'utf8');
    expect(log).toContain('the event loop stands still');
  },
  BACK_WITHIN_MS + 105_000,
);
