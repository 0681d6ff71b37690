import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createSupervisor } from '#scripts/runtime/supervise.ts';

const BACK_WITHIN_MS = 45_000;
const watchdog = pathToFileURL('telemetry/watchdog.ts').href;

/** Is there at once; the first of its kind stands still soon after, without taking a core. */
const program = (mark: string) => `
import { existsSync, writeFileSync } from 'node:fs';
import { endWhenStanding } from '${watchdog}';
endWhenStanding();
const isFirst = !existsSync('${mark}');
writeFileSync('${mark}', '');
console.log(isFirst ? 'ready' : 'ready again');
setInterval(() => undefined, 1000);
if (isFirst) setTimeout(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0), 1000);
`;

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
  'a process that stands still is ended and back within 45 s',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'standstill-'));
    const file = join(folder, 'program.mjs');
    await writeFile(file, program(join(folder, 'mark')));
    const said: string[] = [];
    const parts = createSupervisor(
      folder,
      (line) => said.push(line),
      () => undefined,
    );
    const log = () => readFile(join(folder, 'hangs.log'), 'utf8');
    try {
      await parts.start({
        name: 'hangs',
        command: async () => ({ file: process.execPath, args: [file] }),
        healthy: async (lines) => lines.includes('ready'),
        startLimitMs: 20_000,
        stopSignal: 'SIGTERM',
        stopLimitMs: 2_000,
      });
      const first = parts.running().hangs?.pid;
      await expect.poll(log, { timeout: BACK_WITHIN_MS, interval: 200 }).toContain('ready again');
      expect(parts.running().hangs?.pid).not.toBe(first);
      expect(await log()).toContain('the event loop stands still');
      expect(said.join()).toContain('hangs ended (SIGKILL)');
    } finally {
      await parts.stop([]);
      await rm(folder, { recursive: true });
    }
  },
  BACK_WITHIN_MS + 30_000,
);
