import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { Problem, type Say, withProgress } from './progress.ts';
import { root } from './settings.ts';

const MARK = 'web/build/sources.sha256';
const SOURCES = [
  'web/**/*',
  'domain/**/*',
  'api/contract.gen.d.ts',
  'public/**/*',
  '*.config.ts',
  'package-lock.json',
];
const BUILD_LIMIT_MS = 10 * 60_000;

/** Builds the web app unless the last build had the same sources. */
export async function buildWeb(say: Say, signal: AbortSignal): Promise<void> {
  const hash = hashOfSources();
  if (markOfBuild() === hash) return;
  const command = join(root, 'node_modules/.bin/react-router');
  const building = execa(command, ['build'], {
    cwd: root,
    cancelSignal: signal,
    timeout: BUILD_LIMIT_MS,
    reject: false,
    all: true,
  });
  const { failed, all } = await withProgress(say, 'building the web app', building);
  if (signal.aborted) return;
  if (failed) throw new Problem(`The web app cannot be built.\n${all.slice(-4_000)}`);
  writeFileSync(join(root, MARK), hash);
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  const entries = globSync(SOURCES, {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => entry.name === 'build' && entry.parentPath === join(root, 'web'),
  });
  const files = entries.filter((entry) => entry.isFile());
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).toSorted()) {
    hash
      .update(`${path.slice(root.length)}\0`)
      .update(readFileSync(path))
      .update('\0');
  }
  return hash.digest('hex');
}

function markOfBuild(): string | undefined {
  try {
    return readFileSync(join(root, MARK), 'utf8');
  } catch {
    return undefined;
  }
}
