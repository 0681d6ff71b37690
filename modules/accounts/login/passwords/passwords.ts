import { availableParallelism } from 'node:os';
import { threads } from '../../../shared/threads.ts';
import type { HashJob, HashResult } from './hash-worker.ts';

/** About two seconds of work on four cores. */
const MAX_WAITING = 256;
/** Threads stay for the rest of a busy minute; a new one starts within some tens of milliseconds. */
const IDLE_MS = 60_000;

/** Hashes passwords on this many threads. */
export const hashers = (width: number, maxWaiting = MAX_WAITING) =>
  threads<HashJob, HashResult>(new URL('./hash-worker.ts', import.meta.url), {
    width,
    maxWaiting,
    idleMs: IDLE_MS,
  });

/** More threads than cores would only slow down all of them. */
const hasher = hashers(availableParallelism());

/** Passwords with the same letters in another Unicode form are equal. */
const normalised = (plain: string) => plain.normalize('NFC');

/** @throws Overloaded when too many passwords are waiting already */
export async function hashPassword(plain: string): Promise<string> {
  return (await hasher({ plain: normalised(plain), unless: [] })) as string;
}

let dummy: Promise<string> | undefined;

/**
 * Takes the same time for an account without a password, for a missing account and for a wrong password.
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
 * Hashes a new password unless it is one of the earlier ones. It takes one place in the queue, however many those
 * are: otherwise a few changes at once would keep everybody from logging in.
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
