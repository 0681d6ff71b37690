import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { execa } from 'execa';
import { chromium } from 'playwright-core';
import { Problem, type Say, withProgress } from '../runtime/progress.ts';

/** A Chromium that draws no window, which is about half the work for the same engine. */
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

/** Installs the headless shell, or the whole browser where there is no such package. */
async function installShell(): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    execa('apt-get', args, { env, timeout: INSTALL_LIMIT_MS, reject: false });
  const install = (name: string) => apt('install', '-y', '--no-install-recommends', name);
  await apt('update');
  if ((await install('chromium-headless-shell')).failed && !existsSync(DEBIAN)) {
    await install('chromium');
  }
}
