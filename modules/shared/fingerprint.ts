import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/**
 * Tells whether a request with the same key has the same content: SHA-256, hex, of its canonical
 * JSON.
 */
export const fingerprintOf = (content: unknown): string =>
  createHash('sha256')
    .update(canonicalize(JSON.parse(JSON.stringify(content))) ?? '')
    .digest('hex');
