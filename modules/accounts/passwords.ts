import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { limited } from '../concurrency.ts';

/** argon2id, the library's default; 19 MiB and two passes (OWASP) take about 25 ms of a core. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** About a second of work per core. */
const MAX_WAITING = 64;

/** Hashing more passwords than there are cores would only slow all of them down. */
const inTurn = limited(availableParallelism(), MAX_WAITING);

/** The same letters in another Unicode form are the same password. */
const normalised = (plain: string) => plain.normalize('NFC');

/** @throws Overloaded when too many passwords are waiting already */
export const hashPassword = (plain: string): Promise<string> =>
  inTurn(() => hash(normalised(plain), options));

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
  const against = passwordHash ?? (await dummy);
  const matches = await inTurn(() => verify(against, normalised(plain)));
  return matches && passwordHash !== null && passwordHash !== undefined;
}

/**
 * Hashes a new password unless it is one of the earlier ones. It takes one place in the queue,
 * however many there are: otherwise a few changes at once would keep everybody from logging in.
 *
 * @returns undefined for an earlier password
 * @throws Overloaded when too many passwords are waiting already
 */
export const hashUnlessKnown = (
  plain: string,
  earlierHashes: readonly string[],
): Promise<string | undefined> =>
  inTurn(async () => {
    for (const earlier of earlierHashes) {
      if (await verify(earlier, normalised(plain))) return undefined;
    }
    return hash(normalised(plain), options);
  });
