import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { Problem } from '#scripts/runtime/progress.ts';
import { cacheFolder } from '#scripts/servers/cache.ts';

const run = promisify(execFile);
const PACKAGE = 'prometheus';
const LIMIT_MS = 5 * 60_000;

/**
 * The path of promtool: the installed one, else Debian's, unpacked into the cache. It is not installed,
 * since that would start a server.
 *
 * @throws Problem when there is none to be had
 */
export async function findPromtool(env: NodeJS.ProcessEnv): Promise<string> {
  const onPath = (env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'promtool'));
  const cache = cacheFolder(PACKAGE, env);
  const cached = join(cache, 'promtool');
  const found = [...onPath, cached].find((path) => existsSync(path));
  if (found) return found;
  await unpack(cache).catch(() => undefined);
  if (existsSync(cached)) return cached;
  throw new Problem(`Install the Debian package ${PACKAGE}: it cannot be downloaded from here.`);
}

async function unpack(cache: string): Promise<void> {
  const cwd = await mkdtemp(join(tmpdir(), 'promtool-'));
  const options = { cwd, timeout: LIMIT_MS };
  const download = () => run('apt-get', ['download', PACKAGE], options);
  try {
    await download().catch(() => run('apt-get', ['update'], options).then(download));
    const [file = ''] = globSync('*.deb', { cwd });
    await run('dpkg', ['--extract', file, 'unpacked'], options);
    await mkdir(cache, { recursive: true });
    await rename(join(cwd, 'unpacked/usr/bin/promtool'), join(cache, 'promtool')).catch(() =>
      run('cp', [join(cwd, 'unpacked/usr/bin/promtool'), cache]),
    );
  } finally {
    await rm(cwd, { recursive: true, force: true });
  }
}
