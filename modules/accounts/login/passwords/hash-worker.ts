import { hashSync, verifySync } from '@node-rs/argon2';

export type HashJob =
  | { verify: string; plain: string }
  | {
      plain: string;
      /** Hashes that the new password must not match. */
      unless: readonly string[];
    };
/** Whether a password matches; or the new hash, null for a password that must not be used. */
export type HashResult = boolean | string | null;

/** argon2id, the library's default; 19 MiB and two passes (OWASP) take about 25 ms of a core. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function answer(job: HashJob): HashResult {
  if ('verify' in job) return verifySync(job.verify, job.plain);
  if (job.unless.some((earlier) => verifySync(earlier, job.plain))) return null;
  return hashSync(job.plain, options);
}
