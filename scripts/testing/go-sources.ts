import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where the files of a Go module are. @param module with its version: `go.temporal.io/server@v1.30.1` */
export async function goSources(module: string): Promise<string> {
  const { stdout } = await run('go', ['mod', 'download', '-json', module]);
  return JSON.parse(stdout).Dir;
}
