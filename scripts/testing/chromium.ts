import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { Problem, type Say, withProgress } from '../runtime/progress.ts';

const run = promisify(execFile);
const DEBIAN = '/usr/bin/chromium';
const INSTALL_LIMIT_MS = 10 * 60_000;

/** @returns the path of a Chromium; as root on Debian it installs the package if missing */
export async function findChromium(
  env: Record<string, string | undefined>,
  say: Say,
): Promise<string> {
  const given = env.PLAYWRIGHT_CHROMIUM;
  if (given) {
    if (existsSync(given)) return given;
    throw new Problem(`PLAYWRIGHT_CHROMIUM names ${given}, where there is no file.`);
  }
  const found = [DEBIAN, chromium.executablePath()].find((path) => path && existsSync(path));
  if (found) return found;
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (mayInstall) {
    await withProgress(say, 'installing the package chromium', installChromium());
    if (existsSync(DEBIAN)) return DEBIAN;
  }
  throw new Problem(
    'The browser tests need Chromium: install it, or name one in PLAYWRIGHT_CHROMIUM.',
  );
}

async function installChromium(): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, timeout: INSTALL_LIMIT_MS, maxBuffer: 64 * 1024 * 1024 };
  await run('apt-get', ['update'], options).catch(() => undefined);
  const args = ['install', '-y', '--no-install-recommends', 'chromium'];
  await run('apt-get', args, options).catch(() => undefined);
}
