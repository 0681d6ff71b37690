import { createHash, createHmac } from 'node:crypto';
import { isSameSecret } from './same-secret.ts';

/**
 * The token of a mailed link, 43 characters of base64url. It derives from the id of its row: a
 * retried mail contains the same link, and the table need not store the token.
 */
export const tokenOf = (linkSecret: string, id: string): string =>
  createHmac('sha256', linkSecret).update(id).digest('base64url');

/** What tables store of a token: SHA-256, hex. With 256 random bits no slow hash is needed. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** Whether a token is that of this id. */
export const isToken = (linkSecret: string, id: string, token: string): boolean =>
  isSameSecret(token, tokenOf(linkSecret, id));
