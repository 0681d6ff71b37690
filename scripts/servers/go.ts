import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const BUILD_LIMIT_MS = 30 * 60_000;

/** Where the files of a Go module are. @param module with its version: `go.temporal.io/server@v1.32.0` */
export async function goSources(module: string): Promise<string> {
  const { stdout } = await run('go', ['mod', 'download', '-json', module]);
  return JSON.parse(stdout).Dir;
}

/**
 * Builds programs into a folder.
 *
 * @param packages with their version: `github.com/temporalio/cli/cmd/temporal@v1.5.1`
 * @returns undefined once they are there, else the last line of Go's output
 */
export function goInstall(
  packages: readonly string[],
  folder: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string | undefined> {
  const go = spawn('go', ['install', ...packages], {
    env: { ...env, GOBIN: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: BUILD_LIMIT_MS,
  });
  let said = '';
  go.stderr.on('data', (chunk) => {
    said = (said + chunk).slice(-2_000);
  });
  const end = () => go.kill('SIGTERM');
  process.once('exit', end);
  return new Promise((resolve) => {
    go.once('error', (error) => resolve(error.message));
    go.once('close', (code) => {
      process.removeListener('exit', end);
      resolve(code === 0 ? undefined : (said.trim().split('\n').at(-1) ?? `exit code ${code}`));
    });
  });
}
