import { createHash, createHmac } from 'node:crypto';

/**
 * The secret of a mailed link, 43 characters of base64url. It follows from the id of its row, so
 * a repeated mail carries the same link and the table need not hold it.
 */
export const tokenOf = (linkSecret: string, id: string): string =>
  createHmac('sha256', linkSecret).update(id).digest('base64url');

/** What a table keeps of a token: SHA-256, hex. Tokens hold 256 bits, so no slow hash is needed. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
