import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { Answer } from './worker-pool.ts';

export type HashJob =
  | { verify: string; plain: string }
  | {
      plain: string;
      /** Hashes of which none may match. */
      unless: readonly string[];
    };
/** Whether it matches; the new hash, or null for a password that must not be used. */
export type HashResult = boolean | string | null;

/** argon2id, the library's default; 19 MiB and two passes (OWASP) take about 25 ms of a core. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

function answer(job: HashJob): Answer<HashResult> {
  try {
    if ('verify' in job) return { result: verifySync(job.verify, job.plain) };
    if (job.unless.some((earlier) => verifySync(earlier, job.plain))) return { result: null };
    return { result: hashSync(job.plain, options) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

parentPort?.on('message', (job: HashJob) => parentPort?.postMessage(answer(job)));
