import { timingSafeEqual } from 'node:crypto';

/** Whether what somebody gave is what we know, without telling by the time it takes how much of it is right. */
export function isSameSecret(given: string | Buffer, known: string | Buffer): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(known)];
  return one.length === other.length && timingSafeEqual(one, other);
}
