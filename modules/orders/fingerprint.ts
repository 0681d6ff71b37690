import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** Tells whether a request with the same key has the same content. */
export const fingerprintOf = (content: unknown): string =>
  createHash('sha256')
    .update(canonicalize(JSON.parse(JSON.stringify(content))) ?? '')
    .digest('hex');
