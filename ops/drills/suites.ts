import { spawnSync } from 'node:child_process';
import { Problem } from '#scripts/runtime/progress.ts';
import { startBrowserSystem } from '#scripts/testing/browser-tests.ts';
import { findChromium } from '#scripts/testing/chromium.ts';
import { type Count, summary } from '#scripts/testing/steps.ts';
import { runVitest } from '#scripts/testing/vitest.ts';

const CONFIG = ['--config', 'vitest.e2e.config.ts'];

/** Suites that bring their own system; `only` narrows them to files whose name has the word. */
export const suites = {
  /** Short journeys in Firefox and WebKitGTK, as far as they are installed. */
  browsers: (only: string) => onOwnSystem(`tests/browsers/${only}`),
  /** A working day at the desk, by keyboard, with eighty formations; prints its figures. */
  day: onDemo,
  /** The image of the Dockerfile with the variables and limits of docker-compose.yml; needs podman. */
  image(only: string) {
    if (spawnSync('podman', ['--version']).status !== 0) {
      throw new Problem(
        'podman is missing. On Debian: apt-get install podman buildah runc mmdebstrap',
      );
    }
    return onOwnSystem(`tests/image/${only}`);
  },
  /** Every kind of invoice through validators that others wrote, from Maven Central; needs Java. */
  invoices: (only: string) => onOwnSystem(`tests/validators/invoices${only}`),
  /** Overload, slow clients and a soak of `SOAK_MINUTES`, 30 without it. */
  load: (only: string) => onOwnSystem(`tests/load/${only}`),
};

/** Runs one and prints the count as the last line. */
export async function runSuite(name: keyof typeof suites, only = ''): Promise<void> {
  const count = await suites[name](only);
  console.log(summary([count]));
  process.exitCode = count.failures.length === 0 ? 0 : 1;
}

const onOwnSystem = (files: string): Promise<Count> => runVitest([...CONFIG, files], process.env);

async function onDemo(only: string): Promise<Count> {
  const ended = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ended.abort());
  const CHROMIUM = await findChromium(process.env, console.log);
  const foundations = { DEMO_FOUNDATIONS: '80' };
  const system = await startBrowserSystem(console.log, ended.signal, foundations);
  const env = { ...process.env, ...system.env, CHROMIUM };
  const count = await runVitest([...CONFIG, `tests/day/${only}`], env);
  await system.stop();
  return count;
}
