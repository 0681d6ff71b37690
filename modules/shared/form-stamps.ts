import { createHmac } from 'node:crypto';
import { isSameSecret } from './same-secret.ts';

/** Nobody fills in a form in less time. */
const MIN_FILL_MS = 2_000;
const MAX_AGE_MS = 7 * 24 * 60 * 60_000;

/** `early` means a program; `unusable` is too old, or not signed by us. */
export type StampVerdict = 'fine' | 'early' | 'unusable';

/** The signed time at which the form was shown. */
export function formStamp(linkSecret: string, shownAt: Date): string {
  const time = shownAt.getTime().toString(36);
  return `${time}.${signatureOf(linkSecret, time)}`;
}

export function judgeStamp(linkSecret: string, stamp: string, now: Date): StampVerdict {
  const [time = '', signature = ''] = stamp.split('.', 2);
  if (!isSameSecret(signature, signatureOf(linkSecret, time))) return 'unusable';
  const age = now.getTime() - Number.parseInt(time, 36);
  if (age > MAX_AGE_MS) return 'unusable';
  return age < MIN_FILL_MS ? 'early' : 'fine';
}

/** The signature includes a purpose, so that it is valid for nothing else. */
const signatureOf = (linkSecret: string, time: string): string =>
  createHmac('sha256', linkSecret).update(`form shown at ${time}`).digest('base64url');
