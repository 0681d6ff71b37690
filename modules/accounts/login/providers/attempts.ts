import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Checks } from './open-id.ts';

/** Time from the click until the provider sends the browser back. */
export const ATTEMPT_MS = 5 * 60_000;

const attemptSchema = z.object({
  provider: z.string(),
  redirect: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  expiresAt: z.number(),
});
/** A login under way, which the browser keeps and can neither read nor change. */
export type Attempt = z.infer<typeof attemptSchema>;

/** The id of an attempt, which derives from its state without revealing it; two tabs are two attempts. */
export const attemptId = ({ state }: Pick<Checks, 'state'>): string =>
  createHash('sha256').update(state).digest('base64url').slice(0, 22);

const keyOf = (linkSecret: string) =>
  createHmac('sha256', linkSecret).update('login attempts').digest();

/** Seals an attempt together with its id, so that it fits no other state. */
export function sealAttempt(linkSecret: string, id: string, attempt: Attempt): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(linkSecret), iv).setAAD(Buffer.from(id));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(attempt), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @returns undefined for an attempt that is not ours, was made for another state or has expired */
export function openAttempt(linkSecret: string, id: string, sealed: string): Attempt | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < 28) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(linkSecret), bytes.subarray(0, 12));
  decipher.setAAD(Buffer.from(id)).setAuthTag(bytes.subarray(12, 28));
  try {
    const opened = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
    const attempt = attemptSchema.parse(JSON.parse(opened.toString('utf8')));
    return attempt.expiresAt > Date.now() ? attempt : undefined;
  } catch {
    return undefined;
  }
}
