import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '#api/errors.ts';

/** argon2id, the library's default; 19 MiB and two passes (OWASP) take about 25 ms of a core. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** More than the cores would not be faster, and libuv's four threads read files, too. */
const CONCURRENT = Math.min(Math.max(availableParallelism(), 2), 3);
/** About a second of work; beyond that a person is told to come again. */
const WAITING_MAX = 64;

let running = 0;
const waiting: (() => void)[] = [];

/** @throws ApiError 503 when too many passwords are being hashed already. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < CONCURRENT) running += 1;
  else if (waiting.length >= WAITING_MAX) throw unavailable(1);
  // The place is handed over, so nobody who comes later can take it.
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The same letters in another Unicode form are the same password. */
const normalised = (plain: string) => plain.normalize('NFC');

export const hashPassword = (plain: string): Promise<string> =>
  inTurn(() => hash(normalised(plain), options));

let dummy: Promise<string> | undefined;

/**
 * Takes as long for an account without a password, or for no account at all, as for one with a
 * wrong password.
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
