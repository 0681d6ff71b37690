import { execa } from 'execa';

const BUILD_LIMIT_MS = 30 * 60_000;

/** The folder of a Go module's files. @param module with its version: `go.temporal.io/server@v1.32.0` */
export async function goSources(module: string): Promise<string> {
  const { stdout } = await execa('go', ['mod', 'download', '-json', module]);
  return JSON.parse(stdout).Dir;
}

/**
 * Builds programs into a folder.
 *
 * @param packages with their version: `github.com/temporalio/cli/cmd/temporal@v1.5.1`
 * @returns undefined once they are there, else the last line of Go's output
 */
export async function goInstall(
  packages: readonly string[],
  folder: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string | undefined> {
  const go = await execa('go', ['install', ...packages], {
    env: { ...env, GOBIN: folder },
    extendEnv: false,
    reject: false,
    timeout: BUILD_LIMIT_MS,
  });
  return go.failed ? go.stderr.trim().split('\n').at(-1) || go.shortMessage : undefined;
}
