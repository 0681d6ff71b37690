import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { cacheFolder } from '#scripts/servers/cache.ts';

const run = promisify(execFile);
export const cache = cacheFolder('containers');
/** A store of its own; runc, since crun fails where cgroups are mixed. */
const store = [
  `--root=${join(cache, 'storage')}`,
  '--runroot=/run/siebenschritt-containers',
  '--storage-driver=overlay',
  '--cgroup-manager=cgroupfs',
  '--runtime=runc',
];

/** @returns what it printed. @throws Error with what it complained of */
export async function podman(args: readonly string[], timeout = 60_000): Promise<string> {
  const options = { timeout, maxBuffer: 64 * 1024 * 1024 };
  return (await run('podman', [...store, ...args], options)).stdout.trim();
}

export interface Started {
  name: string;
  env: Record<string, string>;
  command: readonly string[];
  /** Its folder of /run/secrets. */
  secrets: string;
  /** Further options of `podman run`. */
  more?: readonly string[];
}

/** Those of the user who runs podman may be more than is allowed. */
export const limits = ['--ulimit=nofile=8192:8192', '--ulimit=nproc=4096:4096'];

/** What docker-compose.yml says: nothing can be written but what is the user's own (`U`), nothing is allowed. */
const hardened = [
  '--read-only',
  '--tmpfs=/tmp:size=64m',
  '--tmpfs=/data:U,size=512m',
  '--tmpfs=/erasures:U,size=16m',
  '--cap-drop=all',
  '--security-opt=no-new-privileges',
];

const argumentsOf = (image: string, { name, env, command, secrets, more = [] }: Started) => [
  `--name=${name}`,
  '--network=host',
  ...hardened,
  ...limits,
  `--volume=${secrets}:/run/secrets:ro`,
  ...Object.entries(env).map(([key, value]) => `--env=${key}=${value}`),
  ...more,
  image,
  ...command,
];

export const start = (image: string, started: Started) =>
  podman(['run', '--detach', ...argumentsOf(image, started)]);

/** Runs until it ends. */
export async function runOnce(image: string, started: Started) {
  await podman(['rm', '--force', '--ignore', started.name]);
  await start(image, started);
  const code = Number(await podman(['wait', started.name], 300_000));
  return { code, said: await logsOf(started.name) };
}

export async function logsOf(name: string): Promise<string> {
  const { stdout, stderr } = await run('podman', [...store, 'logs', name], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout + stderr;
}

/** @returns its exit code, and how long it took to end */
export async function stop(name: string, limitSeconds: number) {
  const begun = performance.now();
  await podman(['stop', '--time', String(limitSeconds), name], (limitSeconds + 30) * 1_000);
  const code = Number(await podman(['inspect', '--format', '{{.State.ExitCode}}', name]));
  return { code, seconds: (performance.now() - begun) / 1_000 };
}

export const succeeds = (what: Promise<unknown>): Promise<boolean> =>
  what.then(
    () => true,
    () => false,
  );

export async function until(what: string, holds: () => Promise<boolean>, limitMs = 180_000) {
  const deadline = Date.now() + limitMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`${what}: not within ${limitMs / 1_000} s`);
    await sleep(500);
  }
}
