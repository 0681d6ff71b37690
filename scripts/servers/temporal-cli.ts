import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Problem, type Say, withProgress } from '../runtime/progress.ts';
import { root } from '../runtime/settings.ts';
import { cacheFolder } from './cache.ts';
import { goInstall } from './go.ts';

const run = promisify(execFile);

/** The newest version that `go install` can build. */
const VERSION = '1.5.1';
const DOWNLOAD_LIMIT_MS = 10_000;

type Environment = Record<string, string | undefined>;

/** Where it is kept once it was got. */
export const temporalFolder = (env?: NodeJS.ProcessEnv): string =>
  cacheFolder(`temporal-${VERSION}`, env);

/**
 * Finds or gets the `temporal` CLI: on PATH, in the cache, with the download of the Temporal SDK,
 * built with Go. The cache is outside the clone, so that a fresh clone does not build again.
 *
 * @throws Problem that says how to get one.
 */
export async function findTemporalCli(env: Environment, say: Say): Promise<string> {
  if (await works('temporal')) return 'temporal';
  const folder = temporalFolder(env);
  const cached = join(folder, 'temporal');
  if (await works(cached)) return cached;
  mkdirSync(folder, { recursive: true });
  const downloading = 'looking for the Temporal server: official download';
  if (await withProgress(say, downloading, download(folder, cached))) return cached;
  if (await works('go', ['version'])) {
    const building = 'building the Temporal server with Go, once, 5 to 7 minutes';
    const failure = await withProgress(say, building, build(folder, cached, env));
    if (failure === undefined) return cached;
    say(`The Temporal server could not be built: ${failure}`);
  }
  throw new Problem(
    'No Temporal server can be found or installed here. Put the `temporal` command line tool on PATH ' +
      '(docs.temporal.io/cli), or install Go, or set TEMPORAL_ADDRESS to a running server.',
  );
}

async function works(file: string, args = ['--version']): Promise<boolean> {
  return run(file, args, { timeout: 20_000 }).then(
    () => true,
    () => false,
  );
}

/** In its own process, since the SDK's download cannot be aborted. */
async function download(folder: string, target: string): Promise<boolean> {
  const draft = mkdtempSync(join(folder, 'download-'));
  try {
    const script = join(root, 'scripts/servers/download-temporal.ts');
    const options = { timeout: DOWNLOAD_LIMIT_MS, killSignal: 'SIGKILL', cwd: root } as const;
    const { stdout } = await run(process.execPath, [script, draft], options);
    renameSync(stdout.trim(), target);
    return await works(target);
  } catch {
    return false;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** @returns undefined when it was built, else the last line of Go's output */
async function build(folder: string, target: string, env: Environment) {
  const draft = mkdtempSync(join(folder, 'build-'));
  try {
    const program = `github.com/temporalio/cli/cmd/temporal@v${VERSION}`;
    const failure = await goInstall([program], draft, { ...env, GOFLAGS: '-trimpath' });
    if (failure === undefined) renameSync(join(draft, 'temporal'), target);
    return failure;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
