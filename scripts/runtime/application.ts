import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from './settings.ts';
import type { Part } from './supervise.ts';

type Environment = Record<string, string | undefined>;

/** Main files by part; the worker bundles further ones for Temporal's sandbox. */
export const mainFiles = {
  api: ['api/server.ts'],
  worker: [
    'workflows/worker/worker.ts',
    'workflows/processes/workflow-types.ts',
    'workflows/processes/trail/trail.ts',
  ],
  projections: ['projections/main.ts'],
} as const;
export type ApplicationPart = keyof typeof mainFiles;

/**
 * By default, V8 lets new objects grow to a hundred MB before it collects garbage, and old ones to several times
 * their size; an idle process keeps that memory. docker-compose.yml has the same flags.
 */
const lean = ['--max-semi-space-size=4', '--heap-growing-percent=50'] as const;

export const nodeFlags: Record<ApplicationPart, readonly string[]> = {
  api: lean,
  worker: lean,
  // Projections wait for Postgres most of the time.
  projections: ['--optimize-for-size'],
};

/**
 * By default, glibc has up to eight heaps per core, each shared by a few threads, and returns hardly any of their
 * memory: the worker's grew by 10 MB with every 16 foundations, while two stay constant. The image has the same
 * setting.
 */
export const MALLOC_ARENA_MAX = '2';

/** One thread per core for hashing passwords, and libuv's usual four for files and DNS. */
const UV_THREADPOOL_SIZE = String(availableParallelism() + 4);

/** The part with site, API and desk on one port. */
export function apiPart(env: Environment, port: number): Part {
  return {
    ...applicationPart('api', { UV_THREADPOOL_SIZE, ...env }),
    healthy: async () => {
      const address = `http://127.0.0.1:${port}/api/server/ping`;
      const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
      return answer?.ok ?? false;
    },
  };
}

export function workerPart(env: Environment): Part {
  return applicationPart('worker', env);
}

export function projectionsPart(env: Environment): Part {
  return applicationPart('projections', env);
}

/** A part with a main file that reports `ready`, as a line of its own or in a log record. */
function applicationPart(name: ApplicationPart, env: Environment): Part {
  const [file] = mainFiles[name];
  const args = [...nodeFlags[name], join(root, file)];
  return {
    name,
    command: async () => ({
      file: process.execPath,
      args,
      cwd: root,
      env: { MALLOC_ARENA_MAX, ...env, METRICS_PORT: metricsPort(name, env.METRICS_PORT) },
    }),
    healthy: async (said) => /^ready\b|"msg":"ready\b/m.test(said),
    startLimitMs: 60_000,
    stopSignal: 'SIGTERM',
    // Longer than the grace period for open requests and activities.
    stopLimitMs: 25_000,
  };
}

/** On one machine each part needs its own port; they have consecutive numbers. */
const metricsPort = (name: ApplicationPart, first: string | undefined) =>
  first && String(Number(first) + Object.keys(mainFiles).indexOf(name));
