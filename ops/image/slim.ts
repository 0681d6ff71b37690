import { globSync, rmSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';

/**
 * The Dockerfile runs this: it removes files from node_modules that no process of the image opens, except for
 * legal texts.
 */
const packages = resolve(import.meta.dirname, '../../node_modules');

/** Node strips no types below node_modules, so TypeScript there serves editors only; maps serve debuggers. */
const unused = new Set(['.map', '.ts', '.mts', '.cts', '.flow', '.md', '.markdown', '.rs']);
const forBrowsers = /\.iife\.js$/;
const legal = /^(licen[cs]e|notice|copying|patents|authors)/i;

const remove = (path: string) => rmSync(join(packages, path), { recursive: true, force: true });

for (const entry of globSync('**/*', { cwd: packages, withFileTypes: true })) {
  const { name } = entry;
  const isUnused = unused.has(extname(name)) || forBrowsers.test(name);
  if (entry.isFile() && isUnused && !legal.test(name)) rmSync(join(entry.parentPath, name));
}

/** Temporal's package contains its core for every platform. */
const platform = `${{ x64: 'x86_64', arm64: 'aarch64' }[process.arch as string]}-unknown-linux-gnu`;
const cores = globSync('@temporalio/core-bridge/releases/*', { cwd: packages });
if (!cores.some((core) => basename(core) === platform)) throw new Error(`no core for ${platform}`);
for (const core of cores) if (basename(core) !== platform) remove(core);

// npm considers neither the libc nor whether optional peers are ever loaded.
for (const path of globSync('{@*/,}*-linux-*musl', { cwd: packages })) remove(path);
for (const path of ['typescript', '@typescript', '.cache/fonts', '.vite']) remove(path);
