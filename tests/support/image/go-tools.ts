import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cache } from './podman.ts';

const run = promisify(execFile);
const BUILD_LIMIT_MS = 1_800_000;

/**
 * Builds commands of a Go module, once for each version, without libraries of this machine: so that they
 * run in a container, too.
 *
 * @param commands packages below the module, each with the name of its program
 * @returns the folder they are in
 */
export async function goTools(
  module: string,
  version: string,
  commands: Record<string, string>,
): Promise<string> {
  const bin = join(cache, `${module.replaceAll('/', '-')}-${version}`);
  const missing = Object.keys(commands).filter((name) => !existsSync(join(bin, name)));
  if (missing.length === 0) return bin;
  console.log(`building ${missing.join(' and ')} ${version} with Go, some minutes`);
  const packages = missing.map((name) => `${module}/${commands[name]}@${version}`);
  const env = { ...process.env, GOBIN: bin, CGO_ENABLED: '0' };
  await run('go', ['install', ...packages], { env, timeout: BUILD_LIMIT_MS });
  return bin;
}
