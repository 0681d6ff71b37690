import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { Problem, type Say, withProgress } from '../runtime/progress.ts';

const run = promisify(execFile);
/** Without the parts of a window, which tests would pay for: about half the work for the same engine. */
const SHELL = '/usr/lib/chromium/chromium-headless-shell';
const DEBIAN = '/usr/bin/chromium';
const INSTALL_LIMIT_MS = 5 * 60_000;

/** @returns the path of a Chromium; as root on Debian it installs the lightest */
export async function findChromium(
  env: Record<string, string | undefined>,
  say: Say,
): Promise<string> {
  const given = env.PLAYWRIGHT_CHROMIUM;
  if (given) {
    if (existsSync(given)) return given;
    throw new Problem(`PLAYWRIGHT_CHROMIUM names ${given}, where there is no file.`);
  }
  if (existsSync(SHELL)) return SHELL;
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (mayInstall) await withProgress(say, 'installing Chromium', installShell());
  const found = [SHELL, DEBIAN, chromium.executablePath()].find((path) => path && existsSync(path));
  if (found) return found;
  throw new Problem(
    'The browser tests need Chromium: install it, or name one in PLAYWRIGHT_CHROMIUM.',
  );
}

/** Where there is no such package, the whole browser. */
async function installShell(): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, timeout: INSTALL_LIMIT_MS, maxBuffer: 64 * 1024 * 1024 };
  const install = (name: string) =>
    run('apt-get', ['install', '-y', '--no-install-recommends', name], options).then(
      () => true,
      () => false,
    );
  await run('apt-get', ['update'], options).catch(() => undefined);
  if (await install('chromium-headless-shell')) return;
  if (!existsSync(DEBIAN)) await install('chromium');
}
