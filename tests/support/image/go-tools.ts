import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { goInstall } from '#scripts/servers/go.ts';
import { cache } from './podman.ts';

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
  const failure = await goInstall(packages, bin, { ...process.env, CGO_ENABLED: '0' });
  if (failure !== undefined) throw new Error(failure);
  return bin;
}
