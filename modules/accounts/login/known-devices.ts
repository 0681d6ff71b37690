import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const DAY_MS = 24 * 60 * 60_000;
/** Browsers keep cookies no longer. */
const KNOWN_DAYS = 400;
/** Number of accounts that one browser remembers; the last used ones stay. */
const MOST_ACCOUNTS = 5;

export const KNOWN_MS = KNOWN_DAYS * DAY_MS;

/**
 * The cookie of a browser that has logged in: for each account a random id, the day, and a signature over both
 * and the address. It grants no access. Its holder has separate attempts at the login, so that nobody can lock
 * them out with wrong passwords from elsewhere.
 */
export const knownDevice = (
  linkSecret: string,
  kept: string | undefined,
  email: string,
  now: Date,
): string | undefined => entriesOf(kept).find((entry) => isOf(linkSecret, entry, email, now))?.id;

/** The cookie after a login to this account. */
export function rememberDevice(
  linkSecret: string,
  kept: string | undefined,
  email: string,
  now: Date,
): string {
  const entries = entriesOf(kept);
  const known = entries.find((entry) => isOf(linkSecret, entry, email, now));
  const id = known?.id ?? randomBytes(12).toString('base64url');
  const day = String(Math.floor(now.getTime() / DAY_MS));
  const renewed = { id, day, signature: signatureOf(linkSecret, email, id, day) };
  return [renewed, ...entries.filter((entry) => entry !== known)]
    .slice(0, MOST_ACCOUNTS)
    .map((entry) => `${entry.id}.${entry.day}.${entry.signature}`)
    .join('~');
}

interface Entry {
  id: string;
  day: string;
  signature: string;
}

const entriesOf = (kept = ''): Entry[] =>
  kept
    .split('~', MOST_ACCOUNTS)
    .map((entry) => /^([\w-]{16})\.(\d{1,6})\.([\w-]{43})$/.exec(entry))
    .filter((match) => match !== null)
    .map(([, id = '', day = '', signature = '']) => ({ id, day, signature }));

const isOf = (linkSecret: string, { id, day, signature }: Entry, email: string, now: Date) =>
  now.getTime() - Number(day) * DAY_MS <= KNOWN_MS &&
  timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(linkSecret, email, id, day)));

const signatureOf = (linkSecret: string, email: string, id: string, day: string) =>
  createHmac('sha256', linkSecret)
    .update(`known device ${id} ${day} ${email.toLowerCase()}`)
    .digest('base64url');
