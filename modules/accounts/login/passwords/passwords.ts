import { availableParallelism } from 'node:os';
import { threads } from '../../../shared/threads.ts';
import type { HashJob, HashResult } from './hash-worker.ts';

/** About two seconds of work on four cores. */
const MAX_WAITING = 256;
/** Long enough for the rest of a busy minute; a thread starts within some tens of milliseconds. */
const IDLE_MS = 60_000;

/** Hashes passwords on as many threads as given. */
export const hashers = (width: number, maxWaiting = MAX_WAITING) =>
  threads<HashJob, HashResult>(new URL('./hash-worker.ts', import.meta.url), {
    width,
    maxWaiting,
    idleMs: IDLE_MS,
  });

/** More threads than cores would only slow all of them down. */
const hasher = hashers(availableParallelism());

/** The same letters in another Unicode form are the same password. */
const normalised = (plain: string) => plain.normalize('NFC');

/** @throws Overloaded when too many passwords are waiting already */
export async function hashPassword(plain: string): Promise<string> {
  return (await hasher({ plain: normalised(plain), unless: [] })) as string;
}

let dummy: Promise<string> | undefined;

/**
 * Takes as long for an account without a password, or for no account at all, as for one with a
 * wrong password.
 *
 * @throws Overloaded when too many passwords are waiting already
 */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  plain: string,
): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password').catch((error: unknown) => {
    dummy = undefined;
    throw error;
  });
  const verify = passwordHash ?? (await dummy);
  const matches = await hasher({ verify, plain: normalised(plain) });
  return matches === true && passwordHash !== null && passwordHash !== undefined;
}

/**
 * Hashes a new password unless it is one of the earlier ones. It takes one place in the queue,
 * however many there are: otherwise a few changes at once would keep everybody from logging in.
 *
 * @returns undefined for an earlier password
 * @throws Overloaded when too many passwords are waiting already
 */
export async function hashUnlessKnown(
  plain: string,
  earlierHashes: readonly string[],
): Promise<string | undefined> {
  const hash = await hasher({ plain: normalised(plain), unless: earlierHashes });
  return typeof hash === 'string' ? hash : undefined;
}
